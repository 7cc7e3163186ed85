import {
  type Catalogue,
  combinationNamed,
  looksLikeCode,
  type SaidItems,
  saidItems,
  withoutCount,
} from '../../../../shop/combinations.ts';
import { piecesIn } from '../../../../shop/items.ts';
import { type Recipient, withoutDoubts } from './recipient.ts';

/** What the address keeps at least, and a text about goods has at most, in characters. */
const MIN_DETAIL = 4;
const MAX_SAID = 200;
const WORDS = /[^\s,，;；、/|+]+/g;
const SEPARATED = /[\s,，;；、/|+]+$/;
/** 1号TX-3: a code may stick to the house. */
const STUCK_CODE = /(?<=\p{Script=Han})(?=[A-Za-z]{2})/u;

/**
 * The row as it was read, with what its text says of the goods: which words are theirs and which are the address only
 * who knows the goods can tell.
 */
export function withGoodsTold(row: Recipient, catalogue: Catalogue): Recipient {
  const words = wordsOf(row.text);
  let partly: Recipient | null = null;
  for (const [at, first] of words.entries()) {
    for (let last = words.length - 1; last >= at; last--) {
      const text = row.text.slice(first.start, words[last]?.end);
      if (text.length > MAX_SAID) continue;
      const apart = words
        .slice(at, last + 1)
        .filter(({ start }, place, all) => start >= (all[place - 1]?.end ?? 0));
      const without = withoutWords(
        row,
        apart.map((word) => row.text.slice(word.start, word.end)),
      );
      if (!without) continue;
      const said = saidItems(catalogue, text, null);
      if (said.kind === 'items' && without.specification.trim() === '')
        return told(row, without, text, said, catalogue);
      // Of several the known ones are told, as long as the address stays as it was read.
      if (said.kind === 'unknown' && said.items.length > 0 && without.detail === row.detail)
        partly ??= told(row, without, text, said, catalogue);
    }
  }
  return partly ?? withCodeApart(row);
}

/** A04-1203: what may be a room is only asked about. */
const ROOM = /^[A-Za-z]?\d{0,2}-?\d{3,4}$/;

function asked(row: Recipient): Recipient {
  const problem = { reasonCode: 'ADDRESS_INVALID', msg: '详细地址不确定，请确认', blocking: false } as const;
  return { ...row, readProblems: [...row.readProblems, { field: 'detail', ...problem }] };
}

/** The row whose address ends in the code of none of the goods: with its pieces behind it is no address. */
function withCodeApart(row: Recipient): Recipient {
  const words = wordsOf(row.text).map(({ start, end }) => row.text.slice(start, end));
  for (const [at, word] of words.entries()) {
    const name = withoutCount(word);
    const isCounted = name !== word || withoutCount(words[at + 1] ?? word) === '';
    if (!isCounted || !looksLikeCode(name)) continue;
    const without = withoutWords(row, [word]);
    if (!without || without.detail === row.detail) continue;
    if (ROOM.test(name)) return row.readProblems.some(({ field }) => field === 'detail') ? row : asked(row);
    const specification = [row.specification, name].filter(Boolean).join(' ');
    return { ...row, ...without, specification, ...withoutDoubts(row, 'detail') };
  }
  return row;
}

function wordsOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const code = word.search(STUCK_CODE);
    const whole = { start: index, end: index + word.length };
    return code > 0 ? [whole, { start: index + code, end: whole.end }] : [whole];
  });
}

type Words = Pick<Recipient, 'detail' | 'specification' | 'rest'>;

/** What else is in the fields; null where a word is in none that goods may be read into, or the address would be lost. */
function withoutWords({ detail, specification, rest }: Recipient, words: readonly string[]): Words | null {
  const left = { detail, specification, rest };
  for (const word of words.toReversed()) {
    const name = withoutCount(word);
    if (name === '') continue;
    if (endsInWord(left.detail, name))
      left.detail = left.detail.slice(0, -name.length).replace(SEPARATED, '');
    else if (left.specification.includes(name)) left.specification = withoutLast(left.specification, name);
    else if (left.rest.includes(name)) left.rest = withoutLast(left.rest, name).trim();
    else return null;
  }
  return left.detail.length < MIN_DETAIL ? null : left;
}

/** Whether the text ends in the word: 12 does not end in 2. */
function endsInWord(text: string, word: string): boolean {
  if (!text.endsWith(word)) return false;
  return !/^\d/.test(word) || SEPARATED.test(text.slice(0, -word.length));
}

function withoutLast(text: string, name: string): string {
  const at = text.lastIndexOf(name);
  return text.slice(0, at) + text.slice(at + name.length);
}

function told(
  row: Recipient,
  { detail, rest }: Words,
  text: string,
  said: SaidItems,
  catalogue: Catalogue,
): Recipient {
  const items = said.kind === 'items' ? said.items : [];
  const name = withoutCount(text);
  // What is said twice is one combination with the pieces of both: its words stay as they are.
  const isOne = items.length === 1 && combinationNamed(catalogue, name) !== null;
  const isSaid = ({ field }: { field: string }) =>
    field === 'quantity' || field === 'specification' || (field === 'detail' && detail !== row.detail);
  return {
    ...{ ...row, detail, rest },
    specification: isOne ? name : text,
    quantity: isOne ? (name === text ? row.quantity : String(piecesIn(items))) : '',
    readProblems: row.readProblems.filter((one) => !isSaid(one)),
    unlikePreview: row.unlikePreview.filter((one) => !isSaid(one)),
  };
}
