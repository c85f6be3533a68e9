/** The player's own pictures: a file for a card, `Name.jpg`, its whole face, `Name.full.jpg`, or `SET/Name.jpg`. */

/** Where a page finds them: at this path of its own address, and the name after it. */
export const PICTURES_PATH = '/pictures/';

/** Why the folder cannot be read. */
export const PICTURE_FOLDER_PROBLEMS = ['missing', 'notAFolder', 'notAllowed', 'notWhole'] as const;
export type PictureFolderProblem = (typeof PICTURE_FOLDER_PROBLEMS)[number];

/** Why a file is left alone. */
export const PICTURE_REFUSALS = ['tooLarge', 'tooManyPixels', 'damaged', 'link', 'notAllowed'] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

export interface OwnPicture {
  /** Inside the folder, with `/` before the last part where there are two. */
  readonly name: string;
  /** Another content has another one. */
  readonly stamp: string;
}

export interface OwnPictures {
  readonly folder: string;
  readonly pictures: readonly OwnPicture[];
  readonly refused: readonly { readonly name: string; readonly reason: PictureRefusal }[];
  readonly problem?: PictureFolderProblem;
}

/** What no file may have in its name on one of the systems. */
const NOT_IN_FILES = /[\\/:*?"<>|]/g;

/** A card and a file that mean the same have the same key: letters may be large or small, and composed or not. */
export const pictureNameOf = (name: string): string =>
  name.replaceAll(NOT_IN_FILES, '').replaceAll(/\s+/g, ' ').trim().normalize('NFC').toLowerCase();
