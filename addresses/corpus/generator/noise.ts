import { Converter } from 'opencc-js/cn2t';
import type { Paste, Piece } from './paste.ts';
import type { Random } from './random.ts';

const fullWidth = (text: string) =>
  text.replace(/[0-9A-Za-z]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));

/** Changes texts. The digits that are expected stay those that were there before. */
const mapText = (pieces: Paste, change: (one: Piece) => string): Paste =>
  pieces.map((one) => {
    const kept = one.field === 'phone' || one.field === 'extension' ? { value: one.value ?? one.text } : {};
    return { ...one, ...kept, text: change(one) };
  });

const converters = (['t', 'tw', 'hk'] as const).map((to) => Converter({ from: 'cn', to }));

/** In traditional characters, some parts left as they are now and then. What is printed stays as written, so it is expected so. */
export function traditional(random: Random, pieces: Paste): Paste {
  const convert = random.pick(converters);
  const mixed = random.chance(0.25);
  return mapText(pieces, ({ text }) => (mixed && random.chance(0.4) ? text : convert(text)));
}

/** Digits and letters of full width, of the phone alone or of everything. */
function widen(random: Random, pieces: Paste): Paste {
  const phoneAlone = random.chance(0.5);
  return mapText(pieces, ({ text, field }) => (field === 'phone' || !phoneAlone ? fullWidth(text) : text));
}

function doubleSeparators(random: Random, pieces: Paste): Paste {
  return mapText(pieces, ({ text, field }) =>
    field === undefined && /^[ ，,、]$/.test(text) && random.chance(0.6) ? text + text : text,
  );
}

const plain = (pieces: Paste, change: (text: string) => string): Paste =>
  mapText(pieces, ({ text, field }) => (field === undefined ? change(text) : text));

const changes: readonly ((random: Random, pieces: Paste) => Paste)[] = [
  widen,
  doubleSeparators,
  doubleSeparators,
  (_, pieces) => plain(pieces, (text) => text.replaceAll('\n', '\r\n')),
  (_, pieces) => plain(pieces, (text) => text.replaceAll('\n', ' \n')),
  (_, pieces) => plain(pieces, (text) => text.replaceAll(' ', '\u00a0')),
  (_, pieces) => plain(pieces, (text) => text.replaceAll(' ', '\u3000')),
  (_, pieces) => plain(pieces, (text) => text.replaceAll('：', ':')),
  (_, pieces) => plain(pieces, (text) => text.replaceAll('：', '： ')),
  (_, pieces) => [{ text: '\n' }, ...pieces, { text: '\n', recipient: pieces.at(-1)?.recipient ?? 0 }],
  (_, pieces) => [{ text: ' ' }, ...pieces],
  (_, pieces) => mapText(pieces, ({ text, field }) => (field === 'phone' ? `\u200b${text}` : text)),
];

/** What copying and hasty typing do to a text: width, spaces, line ends, doubled separators; it is read as before. */
export function addNoise(random: Random, pieces: Paste): Paste {
  return random.pick(changes)(random, pieces);
}
