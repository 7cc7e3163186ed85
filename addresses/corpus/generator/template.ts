import type { Kind } from '../corpusLine.ts';
import type { NameKind } from './names.ts';
import { joinRecipients, type Paste } from './paste.ts';
import type { Phone } from './phones.ts';
import type { Random } from './random.ts';
import { drawRecipient, type Recipient } from './recipient.ts';
import type { Region } from './regions.ts';

/** How one kind of sender writes: from a drawn recipient to the pieces of a text. */
export type Template = {
  /** Unique in its file; lines carry it, so that a wrong label is found. */
  name: string;
  kind: Kind;
  /** How often it is drawn beside others; 1 where nothing is said. */
  weight?: number;
  /** What the recipient must be: a virtual number, a name that is a place. */
  wanted?: { nameKind?: NameKind; phone?: Phone['kind'] };
  /** The recipient's district, where the template is about regions. */
  region?: (random: Random) => Region;
  /** False where width, spaces and line ends must stay as the template writes them. */
  noise?: false;
  write: (random: Random, recipient: Recipient) => Paste;
};

/** One recipient of the template's own kind and what it writes. */
export function writeOne(template: Template, random: Random): Paste {
  const region = template.region?.(random);
  const recipient = drawRecipient(random, { ...template.wanted, ...(region && { region }) });
  return template.write(random, recipient);
}

/** Several pastes of these templates one after the other; `separator` is asked before each but the first. */
export function writeSeveral(
  templates: readonly Template[],
  random: Random,
  count: number,
  separator: () => string,
): Paste {
  const pastes = Array.from({ length: count }, () => writeOne(random.pick(templates), random));
  return joinRecipients(pastes, separator);
}

/** Recipients that the same hand wrote one after the other, each told its index from 0. */
export function writeRepeated(
  random: Random,
  count: number,
  separator: () => string,
  write: (who: Recipient, index: number) => Paste,
): Paste {
  const pastes = Array.from({ length: count }, (_, index) => write(drawRecipient(random), index));
  return joinRecipients(pastes, separator);
}
