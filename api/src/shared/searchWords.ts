/** Longer words are searched as a whole: a name with all their characters apart means something else. */
const MAX_SPLIT_LENGTH = 6;
/** More words do not narrow the result. */
const MAX_WORDS = 8;

const RUNS = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu;
const ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Alternatives for a word in a name; each consists of parts in order. */
export type SearchWord = string[][];

/**
 * The words of a search. 玻璃 水杯 and 水杯玻璃 become 玻璃 and 水杯; 玻璃杯 matches as a whole and with characters in between, as
 * in 玻璃水杯.
 */
export function searchWordsOf(keyword: string): SearchWord[] {
  const runs = keyword.toLowerCase().match(RUNS) ?? [];
  const words = runs.flatMap((run) => (isHan(run) ? segmentsOf(run) : [run.replace(ENDS, '')]));
  const named = [...new Set(words.filter((word) => word !== ''))];
  return (named.length > 0 ? named : runs).slice(0, MAX_WORDS).map(waysOf);
}

function isHan(run: string): boolean {
  return /^\p{Script=Han}/u.test(run);
}

/** Adjacent single characters are a word unknown to the dictionary. */
function segmentsOf(run: string): string[] {
  const words: string[] = [];
  let alone = '';
  for (const { segment } of segmenter.segment(run)) {
    if ([...segment].length === 1) {
      alone += segment;
      continue;
    }
    words.push(alone, segment);
    alone = '';
  }
  return [...words, alone];
}

function waysOf(word: string): SearchWord {
  const signs = [...word];
  if (!isHan(word) || signs.length < 3 || signs.length > MAX_SPLIT_LENGTH) return [[word]];
  return signs.slice(1).map((_, at) => [signs.slice(0, at + 1).join(''), signs.slice(at + 1).join('')]);
}
