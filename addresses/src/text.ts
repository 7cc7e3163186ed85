import { foldSpokenPhones } from './spokenPhones.ts';
import { foldTraditional } from './traditional.ts';

/** Variation selectors only choose how the symbol before them is drawn. */
const invisible = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]|[\ufe0e\ufe0f\u20e3]/u;
const hardMarks = new Set('+&,，、;；:：|/\\。!！?？"“”‘’`~～…丨│┃￨✅☑✔✓➡▶►●○■□◆◇★☆※→⇒▪▫◎♦❗❕⚠⚡‼❤♥✨⭐♀♂');
const softMarks = new Set("-_—–−.=·•'");
const brackets = new Map([
  ['(', ')'],
  ['[', ']'],
  ['【', '】'],
  ['{', '}'],
  ['<', '>'],
  ['《', '》'],
  ['「', '」'],
  ['『', '』'],
  ['〔', '〕'],
]);
const closers = new Set(brackets.values());

/** The effect of a character on adjacent words. */
export const Kind = { word: 1, hard: 2, soft: 3, open: 4, close: 5, dot: 6 } as const;

const kinds = new Uint8Array(0x10000);

function kindOf(char: string): number {
  if (invisible.test(char) || hardMarks.has(char)) return Kind.hard;
  if (char === '·' || char === '•') return Kind.dot;
  if (softMarks.has(char)) return Kind.soft;
  if (brackets.has(char)) return Kind.open;
  if (closers.has(char)) return Kind.close;
  return Kind.word;
}

/** True for the first or second unit of a pictograph. */
export function isPictographAt(folded: string, index: number): boolean {
  const code = folded.charCodeAt(index);
  return code >= 0xd83c && code <= 0xdfff && isPictograph(folded, index, code);
}

function isPictograph(folded: string, index: number, code: number): boolean {
  const high = code < 0xdc00 ? code : folded.charCodeAt(index - 1);
  return high >= 0xd83c && high <= 0xd83e;
}

/** True for what draws the digit before it as a key. */
function isKeycap(folded: string, index: number): boolean {
  const around = folded.slice(Math.max(0, index - 2), index + 2);
  return (
    around.includes('\u20e3') &&
    /\d[\ufe0f\u20e3]{0,2}$/.test(folded.slice(Math.max(0, index - 3), index + 1))
  );
}

/** The kind of the UTF-16 unit at `index` of a folded text; past the ends it is hard. */
export function kindAt(folded: string, index: number): number {
  const code = folded.charCodeAt(index);
  // A pictograph is two units, and decoration wherever it is no label.
  if (code >= 0xd83c && code <= 0xdfff && isPictograph(folded, index, code)) return Kind.hard;
  if (Number.isNaN(code)) return Kind.hard;
  // 2️⃣盒 is one word.
  if ((code === 0x20e3 || code === 0xfe0f) && isKeycap(folded, index)) return Kind.word;
  let kind = kinds[code] as number;
  if (kind === 0) {
    kind = kindOf(folded.charAt(index));
    kinds[code] = kind;
  }
  return kind;
}

/** True for white space, invisible characters, punctuation and brackets: what the reader may drop between fields. */
export function isSeparator(folded: string, index: number): boolean {
  return kindAt(folded, index) !== Kind.word;
}

export function closerOf(opener: string): string {
  return brackets.get(opener) ?? '';
}

const fullWidth = /[\uff01-\uff5e\u3000]/g;
const fullWidthAlnum = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u3000]/g;

function halve(char: string): string {
  return char === '\u3000' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 0xfee0);
}

/** The text used for matching: full-width ASCII made half-width, traditional characters simplified, spoken mobiles in digits, unit for unit. */
export function fold(text: string): string {
  return foldSpokenPhones(foldTraditional(text.replace(fullWidth, halve)));
}

/** The text used for output: full-width letters and digits made half-width, punctuation as it was typed. */
export function tidy(text: string): string {
  return text.replace(fullWidthAlnum, halve);
}
