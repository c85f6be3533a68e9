/** Sentences that a card would not print one by one. */
import { capital } from '../../src-shared/words/phrases.ts';
import { article, type TextVoice } from './voice.ts';

/** Paragraphs that say the same of two moments, or forbid two things to the same creature, become one. */
export function together(paragraphs: readonly string[]): string[] {
  const told: string[] = [];
  for (const paragraph of paragraphs) {
    const before = told.at(-1);
    const both =
      before === undefined
        ? undefined
        : (twoMoments(before, paragraph) ??
          twoBans(before, paragraph) ??
          bannedAbilities(before, paragraph) ??
          leftOrLost(before, paragraph) ??
          fromThenOn(before, paragraph) ??
          bothGain(before, paragraph));
    if (both === undefined) told.push(paragraph);
    else told[told.length - 1] = both;
  }
  return told;
}

/** "Whenever Cockatrice blocks or becomes blocked by a non-Wall creature, …". */
function twoMoments(one: string, other: string): string | undefined {
  const [, when = '', first = '', deed] = /^(When|Whenever) ([^,"]+)(, .*)$/.exec(one) ?? [];
  const [, whenever = '', second = '', same] = /^(When|Whenever) ([^,"]+)(, .*)$/.exec(other) ?? [];
  if (deed === undefined || same === undefined) return undefined;
  const name = commonStart(first, second);
  if (deed !== same && deed !== same.replaceAll(name, 'it')) return undefined;
  const [firsts, seconds] = [first.split(' '), second.split(' ')];
  const subject = firsts.findIndex((word, place) => word !== seconds[place]);
  if (subject < 1 || /^(a|an|the|your)$/.test(firsts[subject - 1] ?? '')) return undefined;
  const [deeds, others] = [firsts.slice(subject), seconds.slice(subject)];
  const moments = `${withoutSameEnd(deeds, others)} or ${whole(others, deed)}`;
  return `${when.length > whenever.length ? when : whenever} ${firsts.slice(0, subject).join(' ')} ${moments}${deed}`;
}

/** "Fog Elemental", of "Fog Elemental attacks" and "Fog Elemental blocks". */
function commonStart(one: string, other: string): string {
  const others = other.split(' ');
  const words = one.split(' ');
  const end = words.findIndex((word, place) => word !== others[place]);
  return words.slice(0, end < 0 ? words.length : end).join(' ');
}

/** Who blocks it is said once. */
function withoutSameEnd(deeds: readonly string[], others: readonly string[]): string {
  let same = 0;
  while (same < deeds.length - 1 && deeds.at(-1 - same) === others.at(-1 - same)) same++;
  const left = deeds.slice(0, deeds.length - same);
  return (/^an?$/.test(left.at(-1) ?? '') ? deeds : left).join(' ');
}

/** Just blocking is blocking a creature, where nothing more is said of it. */
const whole = (words: readonly string[], deed: string): string =>
  deed.includes('the other creature')
    ? words.join(' ')
    : words.join(' ').replace(/^(\w+s) a creature$/, '$1');

/** "Enchanted creature cannot attack or block." */
function twoBans(one: string, other: string): string | undefined {
  const [, who, deed] = /^([^,".]+ cannot) (attack)\.$/.exec(one) ?? [];
  const [, same, ban = ''] = /^([^,".]+ cannot) (\w+)\.$/.exec(other) ?? [];
  return who !== undefined && deed !== undefined && who === same ? `${who} ${deed} or ${ban}.` : undefined;
}

/** "Enchanted creature cannot attack or block, and its activated abilities cannot be activated." */
function bannedAbilities(one: string, other: string): string | undefined {
  const [, who] = /^([^,".]+) cannot [^,".]+\.$/.exec(one) ?? [];
  const [, abilities, of, end] =
    /^((?:Activated a|A)bilities) of ([^,".]+?) (cannot be [^,".]+\.)$/.exec(other) ?? [];
  return who !== undefined && abilities !== undefined && who.toLowerCase() === of?.toLowerCase()
    ? `${one.slice(0, -1)}, and its ${abilities.toLowerCase()} ${end ?? ''}`
    : undefined;
}

/** "When Seraph leaves play or its controller loses control of it". */
function leftOrLost(one: string, other: string): string | undefined {
  const [, name = '', leaves = '', deed] =
    /^When (.*?) ((?:leaves|is put out of) [^,]*)(, .*)$/.exec(one) ?? [];
  return deed !== undefined && other.endsWith(` loses control of ${name}${deed}`)
    ? `When ${name} ${leaves} or its controller loses control of it${deed}`
    : undefined;
}

/** "If enchanted creature has flying, Earthbind deals 2 damage to it, and from then on it loses flying." */
function fromThenOn(one: string, other: string): string | undefined {
  const [, who = '', lasts] = /^Once that has happened, (enchanted \w+) ([^."]+)\.$/.exec(other) ?? [];
  const [, start, deed] =
    /^(.*, if (enchanted \w+) [^,]*,)( [^."]*)\.$/.exec(one)?.filter((_, place) => place !== 2) ?? [];
  return lasts !== undefined && start?.includes(`, if ${who} `) === true
    ? `${start}${(deed ?? '').replace(who, 'it')}, and it ${lasts} from then on.`
    : undefined;
}

/** "As long as …, Vampire Nocturnus and other Vampire creatures you control get +2/+1 and have flying." */
function bothGain(one: string, other: string): string | undefined {
  const [, when, name, size, keyword] =
    /^(As long as [^,"]*), (.*) gets (\S+) and has ([a-z ]+)\.$/.exec(one) ?? [];
  if (name === undefined || size === undefined || keyword === undefined) return undefined;
  const rest = ` get ${size} and have ${keyword}.`;
  const start = `${when ?? ''}, other `;
  return other.startsWith(start) && other.endsWith(rest)
    ? `${when ?? ''}, ${name} and ${other.slice(start.length - 'other '.length)}`
    : undefined;
}

const EXTRA = 'an extra turn after this one';
const TWO_EXTRA = 'two extra turns after this one';

/** Short sentences with the same subject are joined; drawing and discarding follow each other. */
export function inOneBreath({ name }: TextVoice, sentences: readonly string[]): string {
  return sentences.reduce((told, next) => {
    if (told.endsWith(EXTRA) && next.endsWith(EXTRA)) return told.replace(EXTRA, TWO_EXTRA);
    const last = told.split('. ').at(-1) ?? '';
    const chosen = chosenAtOnce(last, next) ?? handShuffled(last, next);
    if (chosen !== undefined) {
      const before = told.slice(0, told.length - last.length).replace(/\. $/, '');
      return before === '' ? chosen : `${before}${joint(name, before.split('. ').at(-1) ?? '', chosen)}`;
    }
    return told === '' ? next : `${told}${joint(name, last, next)}`;
  }, '');
}

/** What is chosen only to be given up is not chosen in a sentence of its own. */
function chosenAtOnce(last: string, next: string): string | undefined {
  const [, one] = /^choose ((?:an?|another|one of) [^,]*)$/.exec(last) ?? [];
  const [, deed] = /^(sacrifice|destroy) (?:it|that creature|that card)$/.exec(next) ?? [];
  if (one !== undefined && deed !== undefined && !/ at random$|^one of (?:target|any)\b/.test(one))
    return `${deed} ${deed === 'sacrifice' ? one.replace(/ you control$/, '') : one}`;
  const [, several] = /^choose one of ((?:target|any one) .*) at random$/.exec(last) ?? [];
  if (several !== undefined && deed !== undefined)
    return `choose ${several}. ${capital(deed)} one of them at random`;
  const [, met] = /^choose an? ([^,]*)$/.exec(last) ?? [];
  const [, block] = /^(?:it|that creature) (block|intercept)s (?:it|that creature) if able$/.exec(next) ?? [];
  if (met !== undefined && block !== undefined)
    return `have it ${block} ${article(met)} of your choice if able`;
  const [, many, hand] = /^choose (\w+ cards) in (your hand)$/.exec(last) ?? [];
  const [, where] =
    /^put those cards (on (?:top|the bottom) of) their owners' \w+s in any order$/.exec(next) ?? [];
  if (many !== undefined && where !== undefined)
    return `put ${many} from ${hand ?? ''} ${where} your ${next.includes('libraries') ? 'library' : 'deck'} in any order`;
  const [, back] = /^choose (as many cards|\w+ cards) in your graveyard$/.exec(last) ?? [];
  if (back !== undefined && next === "return those cards to their owners' hands")
    return `return ${back} from your graveyard to your hand`;
  const [, host, aura] = /^choose (an? .*?) that ((?:target|any one) .*) could be on$/.exec(last) ?? [];
  if (
    host !== undefined &&
    aura !== undefined &&
    next.startsWith('put it ') &&
    next.includes(' attached to it')
  )
    return `put ${aura}${next.slice('put it'.length).replace(/( attached to )it(.*)$/, `$2$1${host}`)}`;
  const [, card, bearer, place] =
    /^choose (an? .* card) that could be on (.*) in (your \w+)$/.exec(last) ?? [];
  if (
    card !== undefined &&
    next.startsWith('put that card ') &&
    next.endsWith(` attached to ${bearer ?? ''}`)
  )
    return `put ${card} from ${place ?? ''}${next.slice('put that card'.length)}`;
  const [, some] = /^choose (any number of [^,]*)$/.exec(last) ?? [];
  const [, verb, rest = ''] =
    /^(remove|exile|sacrifice|destroy) the chosen cards( from the game)?$/.exec(next) ?? [];
  if (some !== undefined && verb !== undefined) return `${verb} ${some}${rest}`;
  const [, counters, on] = /^choose a number from 0 to the number of (.* counters) on (.*)$/.exec(last) ?? [];
  return counters !== undefined && next === `remove that many ${counters} from ${on ?? ''}`
    ? `remove any number of ${counters} from ${on ?? ''}`
    : undefined;
}

/** "That player shuffles all cards from his or her hand into his or her library." */
function handShuffled(last: string, next: string): string | undefined {
  const [, who, cards, place] = /^(that player puts|put) (all cards) in (.* hand into .*)$/.exec(last) ?? [];
  if (who === undefined || !/^(that player shuffles|shuffle) (your|his or her) \w+$/.test(next))
    return undefined;
  return `${who.replace(/puts?$/, (put) => (put === 'puts' ? 'shuffles' : 'shuffle'))} ${cards ?? ''} from ${place ?? ''}`;
}

const PLAYER =
  /^(target player|any one player|target opponent|each player|your opponent|each opponent|that player) /;
const DRAWN = /^(draw|scry) [^,.]*$/;

const OTHERS =
  /\b(?:target|creatures?|lands?|cards?|tokens?|permanents?|players?|opponents?|artifacts?|spells?)\b/;

/** "It does not untap": a sentence about this alone, and another behind it that is not about damage. */
function againAsIt(name: string, last: string, next: string): string | undefined {
  if (!last.includes(name) || OTHERS.test(last.replaceAll(name, '')) || next.startsWith(`${name} deals `))
    return undefined;
  if (next.startsWith(`${name} `)) return `it${next.slice(name.length)}`;
  const [deed, verb] = /^(tap|untap|destroy|sacrifice|exile|regenerate|return) /.exec(next) ?? [];
  return deed !== undefined && next.startsWith(`${deed}${name}`)
    ? `${verb ?? ''} it${next.slice(deed.length + name.length)}`
    : undefined;
}

function joint(name: string, last: string, next: string): string {
  const refused = /^if (?:you do|that player does) not, (.*)$/s.exec(next)?.[1];
  if (refused !== undefined && /^If [^,]* does?, /.test(last)) return `. Otherwise, ${refused}`;
  const asIt = againAsIt(name, last, next);
  if (asIt !== undefined) return `. ${asIt}`;
  const damage = `${name} deals `;
  if (last.startsWith(damage) && next.startsWith(damage) && !/ and |,/.test(last))
    return ` and ${next.slice(damage.length)}`;
  const sum = /\b(?:gains?|loses?) life equal to (.*)$/.exec(last)?.[1];
  if (
    sum !== undefined &&
    !last.includes(' and ') &&
    /\b(?:gain|lose)s? life equal to /.test(next) &&
    next.endsWith(sum)
  )
    return ` and ${next.replace(/life equal to .*/, 'that much life')}`;
  const attached = /^attach (.*) to (?:it|that card)$/.exec(next)?.[1];
  if (attached !== undefined && /^put .* (?:play|battlefield)\b/.test(last))
    return ` and attach ${attached} to it`;
  if (DRAWN.test(last) && /^(draw |discard |put [^.]* from your hand )/.test(next)) return `, then ${next}`;
  const who = PLAYER.exec(last)?.[1];
  const again = who?.startsWith('target') || who === 'any one player' ? 'that player ' : `${who ?? ''} `;
  if (who !== undefined && next.startsWith(again) && !/ and | may |,|"/.test(last))
    return next.startsWith(`${again}discards`) || next.endsWith(' draws that many cards')
      ? `, then ${next.slice(again.length)}`
      : ` and ${next.slice(again.length)}`;
  return `. ${next}`;
}
