import { chatScore, remarkScore } from './asides.ts';
import { specificationScore } from './goods.ts';
import { type Label, labelBefore } from './labels.ts';
import {
  bracketEnd,
  claim,
  freeWords,
  type Layout,
  neighbour,
  Owner,
  type OwnerCode,
  type Span,
  textOf,
} from './layout.ts';
import { isNameLikePlace, isPlace, nameScore, titles, trailingName } from './names.ts';
import { Kind, kindAt } from './text.ts';

/** What a word may be, and how well that suits it; `tail` begins a second part of the word with a field of its own. */
type Choice = { field: OwnerCode; score: number; tail?: { from: number; field: OwnerCode } };
type Word = Span & { text: string; choices: Choice[] };

const latin = /^[A-Za-z][A-Za-z.'’-]*$/;
const oneHan = /^\p{Script=Han}$/u;

/** Words of one name: John Smith, and two-character names typed with a space between. */
function joinedWords(layout: Layout): Span[] {
  const out: Span[] = [];
  for (const word of freeWords(layout)) {
    const last = out.at(-1);
    const between = last ? layout.folded.slice(last.end, word.start) : '';
    const text = textOf(layout, word);
    if (last && /^[ \t]{1,4}$/.test(between)) {
      const before = textOf(layout, last);
      const names = latin.test(text) && latin.test(before.replaceAll(' ', '')) && text.length > 1;
      const titled = text.replace(titles, '') === '' && /^\p{Script=Han}{1,3}$/u.test(before);
      if (
        names ||
        titled ||
        (oneHan.test(text) && /^\p{Script=Han}(?: +\p{Script=Han}){0,2}$/u.test(before))
      ) {
        last.end = word.end;
        continue;
      }
    }
    out.push({ ...word });
  }
  return out;
}

/** (张三): the brackets around a name are no part of it. */
function unwrapped(layout: Layout, word: Span): Span {
  const wrapped =
    kindAt(layout.folded, word.start) === Kind.open && bracketEnd(layout, word.start) === word.end;
  return wrapped ? { start: word.start + 1, end: word.end - 1 } : word;
}

/** 张三收: the 收 behind a name is a label. */
function withoutReceive(layout: Layout, word: Span): Span {
  const text = textOf(layout, word);
  const receive = /^.{2,}?((?:亲|敬|启|本人)?[收启])$/.exec(text)?.[1];
  if (!receive) return word;
  claim(layout, { start: word.end - receive.length, end: word.end }, Owner.label);
  return { start: word.start, end: word.end - receive.length };
}

function isPhoneLike(layout: Layout, owner: number | undefined, index: number, step: 1 | -1): boolean {
  if (owner === Owner.phone || owner === Owner.extension) return true;
  if (owner !== Owner.rest) return false;
  let i = step === 1 ? index : index - 1;
  while (layout.owners[i] === Owner.separator) i += step;
  return /[\d*]/.test(layout.folded.charAt(i));
}

/** How well a name stands where a word stands: beside the phone or at an end, not behind the region. */
function namePlace(layout: Layout, word: Span): number {
  const before = neighbour(layout, word.start, -1);
  const after = neighbour(layout, word.end, 1);
  const byPhone =
    isPhoneLike(layout, before, word.start, -1) || isPhoneLike(layout, after, word.end, 1) ? 0.15 : 0;
  const atEdge = before === undefined || after === undefined ? 0.1 : 0;
  const behindRegion = before === Owner.region ? -0.3 : 0;
  const between = before === Owner.free && after === Owner.free ? -0.3 : 0;
  return byPhone + atEdge + behindRegion + between;
}

/** On another line, where the address stands behind its region on one line: a shop's name, goods. */
function isAway(layout: Layout, word: Span): boolean {
  if (!layout.folded.includes('\n')) return false;
  const region = layout.owners.lastIndexOf(Owner.region);
  if (region < 0) return false;
  const lineEnd = layout.folded.indexOf('\n', region);
  const end = lineEnd < 0 ? layout.folded.length : lineEnd;
  const goesOn = layout.owners
    .subarray(region + 1, end)
    .some((owner) => owner === Owner.free || owner === Owner.detail);
  return goesOn && (word.end <= layout.folded.lastIndexOf('\n', region) || word.start >= end);
}

/** True where the next line is a price: what stands here is what costs it. */
function isPriced(layout: Layout, index: number): boolean {
  return /^[^\n]*\n\s*[¥￥]\s?\d/.test(layout.folded.slice(index, index + 80));
}

function startsLine(layout: Layout, index: number): boolean {
  let i = index;
  while (i > 0 && layout.owners[i - 1] === Owner.separator && layout.folded[i - 1] !== '\n') i--;
  return i === 0 || layout.folded[i - 1] === '\n';
}

/** How well the word is part of the address, by itself and by what introduces it. */
function detailScore(
  layout: Layout,
  labels: readonly Label[],
  word: Span,
  text: string,
  isTalk = false,
): number {
  const label = labelBefore(layout, labels, word.start)?.field;
  const before = neighbour(layout, word.start, -1);
  const rooms = /^[\dA-Za-z]{1,5}(?:[-—–#][\dA-Za-z]{1,5})+[室号]?$/.test(text);
  if (isTalk) return 0.3;
  const own = isNameLikePlace(text) ? 0.55 : isPlace(text) ? 0.9 : rooms ? 0.8 : /\d/.test(text) ? 0.5 : 0.3;
  // Where the address has a label, a line without one is none: a shop's name.
  const unlabelled =
    !label && startsLine(layout, word.start) && labels.some(({ field }) => field === 'detail') ? -0.6 : 0;
  const introduced = label === 'detail' || label === 'region' ? 0.6 : 0;
  const away = isAway(layout, word) ? -0.5 : 0;
  const behindRegion = before === Owner.region && !introduced ? 0.55 : 0;
  return own + introduced + behindRegion + (before === Owner.region ? 0 : Math.min(unlabelled, away));
}

function choicesOf(layout: Layout, labels: readonly Label[], word: Span, hasName: boolean): Choice[] {
  const text = textOf(layout, word);
  // What a bracket behind a word says is said of that word.
  const unbracketed = text.replace(/(?<=.)[([【（].*$/u, '');
  const talk = chatScore(unbracketed);
  const remark = remarkScore(unbracketed);
  const isTalk = Math.max(talk, remark) > 0.8;
  const choices: Choice[] = [
    { field: Owner.detail, score: detailScore(layout, labels, word, text, isTalk) },
    { field: Owner.rest, score: Math.max(talk, 0.35) },
  ];
  // A clause goes on where a wish began: 不要用泡沫箱，纸箱就可以.
  const clause = !isPlace(text) && talk < 0.8 && /\p{Script=Han}{3}/u.test(text) ? 0.3 : 0;
  if (Math.max(remark, clause) > 0) choices.push({ field: Owner.remark, score: Math.max(remark, clause) });
  const counted = neighbour(layout, word.end, 1) === Owner.quantity ? 0.45 : 0;
  const behindRegion = neighbour(layout, word.start, -1) === Owner.region;
  const unknown =
    !behindRegion && !isPlace(text) && /^[^\d]*\p{Script=Han}/u.test(text)
      ? counted > 0
        ? 0.5
        : isPriced(layout, word.end)
          ? 0.75
          : 0.3
      : 0;
  const specification = Math.max(specificationScore(text), isTalk ? 0 : unknown);
  if (specification > 0) choices.push({ field: Owner.specification, score: specification + counted });
  if (hasName) return choices;
  // 谢谢 begins with a surname.
  if (isTalk) return choices;
  const name = nameScore(text.replace(/(?<=..)(?:亲|敬|启|本人)?[收启]$/, ''));
  if (name > 0.15) choices.push({ field: Owner.name, score: name + namePlace(layout, word) });
  const byPhone = isPhoneLike(layout, neighbour(layout, word.end, 1), word.end, 1);
  const after = neighbour(layout, word.end, 1);
  if (byPhone || after === undefined || after === Owner.label) {
    const from = trailingName(text, byPhone);
    if (from > 0) {
      const tail = { from: word.start + from, field: Owner.name };
      const head = detailScore(layout, labels, word, text.slice(0, from));
      choices.push({ field: Owner.detail, score: head + (byPhone ? 0.5 : 0.3), tail });
    }
  }
  return choices;
}

const FIELDS = 13;
/** A name is expected, and a detail that goes on. */
const NAMED = 0.5;
const GOES_ON = 0.4;
const APART = -0.15;

function isName(choice: Choice): boolean {
  return choice.field === Owner.name || choice.tail?.field === Owner.name;
}

type Path = { score: number; choices: Choice[] };

/** The best choices for all words together: at most one name, and a detail that stands in one place. */
function bestPath(layout: Layout, words: readonly Word[], without?: Choice): Path {
  // One path per number of names and last field.
  let paths = new Map<number, Path>([[0, { score: 0, choices: [] }]]);
  words.forEach((word, at) => {
    const previous = words[at - 1];
    const touching = previous !== undefined && isTouching(layout, previous.end, word.start);
    const next = new Map<number, Path>();
    for (const [key, path] of paths) {
      const named = key >= FIELDS;
      const last = key % FIELDS;
      for (const choice of word.choices) {
        if (choice === without || (named && isName(choice))) continue;
        const goesOn = last === choice.field && choice.field !== Owner.name;
        const bonus = !goesOn ? 0 : touching ? GOES_ON : choice.field === Owner.detail ? APART : 0;
        const score =
          path.score + choice.score + bonus + (isName(choice) ? NAMED * Math.min(1, choice.score) : 0);
        const field = choice.tail?.field ?? choice.field;
        const state = (named || isName(choice) ? FIELDS : 0) + field;
        if (score > (next.get(state)?.score ?? -Infinity)) {
          next.set(state, { score, choices: [...path.choices, choice] });
        }
      }
    }
    paths = next;
  });
  return [...paths.values()].reduce((best, path) => (path.score > best.score ? path : best));
}

/** True when nothing but separators stands between, and no line break. */
function isTouching(layout: Layout, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    if (layout.owners[i] !== Owner.separator || layout.folded[i] === '\n') return false;
  }
  return true;
}

/**
 * Gives every word that no field holds yet to the name, the detail, the specification, the remark or the rest: the
 * choices that suit all words best together. Returns the confidence in the name, 0 for none.
 */
export function assignWords(layout: Layout, labels: readonly Label[], hasName: boolean): number {
  const words = joinedWords(layout).map(
    (word): Word => ({
      ...word,
      text: textOf(layout, word),
      choices: choicesOf(layout, labels, word, hasName),
    }),
  );
  if (words.length === 0) return 0;
  const best = bestPath(layout, words);
  const named = best.choices.find(isName);
  let confidence = 0;
  if (named) {
    const margin = best.score - bestPath(layout, words, named).score;
    const own = named.tail ? 0.75 : Math.min(named.score, 0.97);
    confidence = margin < 0.2 ? Math.min(own, 0.45) : own;
  }
  best.choices.forEach((choice, at) => {
    const word = words[at] as Word;
    if (choice.tail) {
      claim(layout, { start: word.start, end: choice.tail.from }, choice.field);
      claim(layout, withoutReceive(layout, { start: choice.tail.from, end: word.end }), choice.tail.field);
    } else if (choice.field === Owner.name) {
      claim(layout, withoutReceive(layout, unwrapped(layout, word)), Owner.name);
    } else claim(layout, word, choice.field);
  });
  for (const word of freeWords(layout)) claim(layout, word, Owner.rest);
  return confidence;
}

/** Claims what a name label introduces, where it can be a name; returns the confidence, 0 when there is none. */
export function takeLabelledName(layout: Layout, labels: readonly Label[]): number {
  if (!labels.some((label) => label.field === 'name')) return 0;
  for (const word of joinedWords(layout)) {
    if (labelBefore(layout, labels, word.start)?.field !== 'name') continue;
    const text = textOf(layout, word);
    if (nameScore(text) < 0.2 && (text.length <= 30 || isPlace(text))) continue;
    claim(layout, withoutReceive(layout, word), Owner.name);
    return 0.98;
  }
  return 0;
}
