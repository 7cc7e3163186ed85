import { type Catalogue, type Combination, plainCode, plainText } from './combinations.ts';

/** Letters of a text for each that may be another, missing or too many. */
const LETTERS_A_SLIP = 4;

/** The combinations that a text may have meant, the likeliest first: those of which it says a value, or that are written almost so. */
export function nearCombinations({ combinations }: Catalogue, text: string, most = 3): Combination[] {
  const said = { words: plainText(text), code: plainCode(text) };
  if (said.words === '') return [];
  return combinations
    .map((one) => ({ one, score: likeness(said, one) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Values that are said count most, then how many letters are alike; 0 for what is far from it. */
function likeness(
  { words, code }: { words: string; code: string },
  { values, goodName, merchantCode, skuNo }: Combination,
): number {
  const name = plainText(goodName);
  const named = name !== '' && words.includes(name);
  const rest = named && values.length > 0 ? words.replace(name, '') : words;
  const parts = (values.length > 0 ? values.map(plainText) : [name]).filter((part) => part !== '');
  const held = parts.filter((part) => says(rest, part)).length;
  const own = [parts, parts.toReversed()].map((way) => way.join(''));
  const isAlmost = own.some(
    (way) => editDistance(rest, way) <= Math.floor(Math.max(rest.length, way.length) / LETTERS_A_SLIP),
  );
  const isCode = [merchantCode, skuNo].some((own) => isAlmostCode(code, plainCode(own)));
  if (held === 0 && !isAlmost && !isCode) return 0;
  return held * 2 + (isCode ? 2 : 0) + (named ? 1 : 0) + alike(rest, own[0] ?? '');
}

/** Whether a value stands in a text by itself: L does not in XL, 红色 does in 大红色. */
function says(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const isCut = (one: string | undefined, other: string | undefined) =>
      /[a-z0-9]/.test(one ?? '') && /[a-z0-9]/.test(other ?? '');
    const end = at + value.length;
    if (!isCut(text[at - 1], value[0]) && !isCut(value.at(-1), text[end])) return true;
  }
  return false;
}

/** One digit more makes another article: of a code a single letter may be wrong. */
function isAlmostCode(said: string, code: string): boolean {
  return code.length >= LETTERS_A_SLIP && editDistance(said, code) <= 1;
}

/** The share of letters that two texts have in common, from 0 to 1. */
function alike(one: string, other: string): number {
  const left = [...other];
  const common = [...one].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * common) / (one.length + other.length || 1);
}

/** How many letters have to be changed, added or left out. */
function editDistance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [at, wanted] of [...other].entries()) {
      const swapped = (before[at] ?? 0) + (letter === wanted ? 0 : 1);
      now.push(Math.min(swapped, (before[at + 1] ?? 0) + 1, (now[at] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
