/** Every list of cards: a folder for the set that printed them first, in it a file for each colour. */
import type { Card } from './card.ts';
import { cards as artifact10e } from './10e/artifact.ts';
import { cards as black10e } from './10e/black.ts';
import { cards as blue10e } from './10e/blue.ts';
import { cards as green10e } from './10e/green.ts';
import { cards as land10e } from './10e/land.ts';
import { cards as red10e } from './10e/red.ts';
import { cards as white10e } from './10e/white.ts';
import { cards as blue6ed } from './6ed/blue.ts';
import { cards as green6ed } from './6ed/green.ts';
import { cards as red6ed } from './6ed/red.ts';
import { cards as artifact7ed } from './7ed/artifact.ts';
import { cards as black7ed } from './7ed/black.ts';
import { cards as blue7ed } from './7ed/blue.ts';
import { cards as green7ed } from './7ed/green.ts';
import { cards as red7ed } from './7ed/red.ts';
import { cards as white7ed } from './7ed/white.ts';
import { cards as black8ed } from './8ed/black.ts';
import { cards as blue8ed } from './8ed/blue.ts';
import { cards as green8ed } from './8ed/green.ts';
import { cards as red8ed } from './8ed/red.ts';
import { cards as white8ed } from './8ed/white.ts';
import { cards as artifact9ed } from './9ed/artifact.ts';
import { cards as black9ed } from './9ed/black.ts';
import { cards as blue9ed } from './9ed/blue.ts';
import { cards as green9ed } from './9ed/green.ts';
import { cards as land9ed } from './9ed/land.ts';
import { cards as red9ed } from './9ed/red.ts';
import { cards as white9ed } from './9ed/white.ts';
import { cards as blueAll } from './all/blue.ts';
import { cards as greenAll } from './all/green.ts';
import { cards as landAll } from './all/land.ts';
import { cards as redAll } from './all/red.ts';
import { cards as artifactArn } from './arn/artifact.ts';
import { cards as blackArn } from './arn/black.ts';
import { cards as blueArn } from './arn/blue.ts';
import { cards as greenArn } from './arn/green.ts';
import { cards as landArn } from './arn/land.ts';
import { cards as redArn } from './arn/red.ts';
import { cards as whiteArn } from './arn/white.ts';
import { cards as artifactAtq } from './atq/artifact.ts';
import { cards as blackAtq } from './atq/black.ts';
import { cards as blueAtq } from './atq/blue.ts';
import { cards as greenAtq } from './atq/green.ts';
import { cards as landAtq } from './atq/land.ts';
import { cards as redAtq } from './atq/red.ts';
import { cards as whiteAtq } from './atq/white.ts';
import { cards as artifactDrk } from './drk/artifact.ts';
import { cards as blackDrk } from './drk/black.ts';
import { cards as blueDrk } from './drk/blue.ts';
import { cards as greenDrk } from './drk/green.ts';
import { cards as redDrk } from './drk/red.ts';
import { cards as whiteDrk } from './drk/white.ts';
import { cards as blackFem } from './fem/black.ts';
import { cards as blueFem } from './fem/blue.ts';
import { cards as landFem } from './fem/land.ts';
import { cards as redFem } from './fem/red.ts';
import { cards as whiteFem } from './fem/white.ts';
import { cards as artifactHml } from './hml/artifact.ts';
import { cards as blackHml } from './hml/black.ts';
import { cards as blueHml } from './hml/blue.ts';
import { cards as greenHml } from './hml/green.ts';
import { cards as redHml } from './hml/red.ts';
import { cards as whiteHml } from './hml/white.ts';
import { cards as artifactIce } from './ice/artifact.ts';
import { cards as blackIce } from './ice/black.ts';
import { cards as blueIce } from './ice/blue.ts';
import { cards as greenIce } from './ice/green.ts';
import { cards as landIce } from './ice/land.ts';
import { cards as redIce } from './ice/red.ts';
import { cards as whiteIce } from './ice/white.ts';
import { cards as artifactLea } from './lea/artifact.ts';
import { cards as blackLea } from './lea/black.ts';
import { cards as blueLea } from './lea/blue.ts';
import { cards as greenLea } from './lea/green.ts';
import { cards as landLea } from './lea/land.ts';
import { cards as redLea } from './lea/red.ts';
import { cards as whiteLea } from './lea/white.ts';
import { cards as landLeb } from './leb/land.ts';
import { cards as whiteLeb } from './leb/white.ts';
import { cards as artifactLeg } from './leg/artifact.ts';
import { cards as blackLeg } from './leg/black.ts';
import { cards as blueLeg } from './leg/blue.ts';
import { cards as greenLeg } from './leg/green.ts';
import { cards as redLeg } from './leg/red.ts';
import { cards as whiteLeg } from './leg/white.ts';
import { cards as artifactM10 } from './m10/artifact.ts';
import { cards as blackM10 } from './m10/black.ts';
import { cards as blueM10 } from './m10/blue.ts';
import { cards as greenM10 } from './m10/green.ts';
import { cards as landM10 } from './m10/land.ts';
import { cards as redM10 } from './m10/red.ts';
import { cards as whiteM10 } from './m10/white.ts';
import { cards as artifactM11 } from './m11/artifact.ts';
import { cards as blackM11 } from './m11/black.ts';
import { cards as blueM11 } from './m11/blue.ts';
import { cards as greenM11 } from './m11/green.ts';
import { cards as landM11 } from './m11/land.ts';
import { cards as redM11 } from './m11/red.ts';
import { cards as whiteM11 } from './m11/white.ts';
import { cards as artifactMir } from './mir/artifact.ts';
import { cards as blackMir } from './mir/black.ts';
import { cards as blueMir } from './mir/blue.ts';
import { cards as goldMir } from './mir/gold.ts';
import { cards as greenMir } from './mir/green.ts';
import { cards as redMir } from './mir/red.ts';
import { cards as whiteMir } from './mir/white.ts';
import { cards as blackP02 } from './p02/black.ts';
import { cards as blueP02 } from './p02/blue.ts';
import { cards as greenP02 } from './p02/green.ts';
import { cards as redP02 } from './p02/red.ts';
import { cards as whiteP02 } from './p02/white.ts';
import { cards as artifactPast } from './past/artifact.ts';
import { cards as blackPast } from './past/black.ts';
import { cards as bluePast } from './past/blue.ts';
import { cards as greenPast } from './past/green.ts';
import { cards as landPast } from './past/land.ts';
import { cards as redPast } from './past/red.ts';
import { cards as whitePast } from './past/white.ts';
import { cards as blackPor } from './por/black.ts';
import { cards as bluePor } from './por/blue.ts';
import { cards as greenPor } from './por/green.ts';
import { cards as redPor } from './por/red.ts';
import { cards as whitePor } from './por/white.ts';
import { cards as blackS99 } from './s99/black.ts';
import { cards as blueS99 } from './s99/blue.ts';
import { cards as whiteS99 } from './s99/white.ts';
import { cards as artifactVis } from './vis/artifact.ts';
import { cards as blackVis } from './vis/black.ts';
import { cards as blueVis } from './vis/blue.ts';
import { cards as goldVis } from './vis/gold.ts';
import { cards as greenVis } from './vis/green.ts';
import { cards as landVis } from './vis/land.ts';
import { cards as redVis } from './vis/red.ts';
import { cards as whiteVis } from './vis/white.ts';
import { cards as artifactWth } from './wth/artifact.ts';
import { cards as blackWth } from './wth/black.ts';
import { cards as blueWth } from './wth/blue.ts';
import { cards as greenWth } from './wth/green.ts';
import { cards as redWth } from './wth/red.ts';
import { cards as whiteWth } from './wth/white.ts';

export const SETS: readonly (readonly Card[])[] = [
  artifactLea,
  blackLea,
  blueLea,
  greenLea,
  landLea,
  redLea,
  whiteLea,
  landLeb,
  whiteLeb,
  artifactArn,
  blackArn,
  blueArn,
  greenArn,
  landArn,
  redArn,
  whiteArn,
  artifactAtq,
  blackAtq,
  blueAtq,
  greenAtq,
  landAtq,
  redAtq,
  whiteAtq,
  artifactLeg,
  blackLeg,
  blueLeg,
  greenLeg,
  redLeg,
  whiteLeg,
  artifactDrk,
  blackDrk,
  blueDrk,
  greenDrk,
  redDrk,
  whiteDrk,
  blackFem,
  blueFem,
  landFem,
  redFem,
  whiteFem,
  artifactIce,
  blackIce,
  blueIce,
  greenIce,
  landIce,
  redIce,
  whiteIce,
  artifactHml,
  blackHml,
  blueHml,
  greenHml,
  redHml,
  whiteHml,
  blueAll,
  greenAll,
  landAll,
  redAll,
  artifactMir,
  blackMir,
  blueMir,
  goldMir,
  greenMir,
  redMir,
  whiteMir,
  artifactVis,
  blackVis,
  blueVis,
  goldVis,
  greenVis,
  landVis,
  redVis,
  whiteVis,
  blackPor,
  bluePor,
  greenPor,
  redPor,
  whitePor,
  artifactWth,
  blackWth,
  blueWth,
  greenWth,
  redWth,
  whiteWth,
  blackP02,
  blueP02,
  greenP02,
  redP02,
  whiteP02,
  blue6ed,
  green6ed,
  red6ed,
  blackS99,
  blueS99,
  whiteS99,
  artifact7ed,
  black7ed,
  blue7ed,
  green7ed,
  red7ed,
  white7ed,
  black8ed,
  blue8ed,
  green8ed,
  red8ed,
  white8ed,
  artifact9ed,
  black9ed,
  blue9ed,
  green9ed,
  land9ed,
  red9ed,
  white9ed,
  artifact10e,
  black10e,
  blue10e,
  green10e,
  land10e,
  red10e,
  white10e,
  artifactM10,
  blackM10,
  blueM10,
  greenM10,
  landM10,
  redM10,
  whiteM10,
  artifactM11,
  blackM11,
  blueM11,
  greenM11,
  landM11,
  redM11,
  whiteM11,
  artifactPast,
  blackPast,
  bluePast,
  greenPast,
  landPast,
  redPast,
  whitePast,
];
