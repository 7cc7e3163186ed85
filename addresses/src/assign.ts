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
import { isDepartment, isNameLikePlace, isPlace, nameScore, titles, trailingName } from './names.ts';
import type { AddressField } from './reading.ts';
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
  const receive = /^.{2,}?((?:(?:亲|敬|启|本人)?[收启]|就[好行]|即可))$/.exec(text)?.[1];
  if (!receive) return word;
  claim(
    layout,
    { start: word.end - receive.length, end: word.end },
    receive === '收' ? Owner.label : Owner.rest,
  );
  return { start: word.start, end: word.end - receive.length };
}

const titleBehind = /^\s*[(（](?:先生|女士|小姐|太太|老师)[)）]/;

/** 张三 （先生） */
function withTitle(layout: Layout, word: Span): Span {
  const title = titleBehind.exec(layout.folded.slice(word.end, word.end + 8))?.[0] ?? '';
  return { start: word.start, end: word.end + title.length };
}

function isPhoneLike(layout: Layout, owner: number | undefined, index: number, step: 1 | -1): boolean {
  if (owner === Owner.phone || owner === Owner.extension) return true;
  if (owner !== Owner.rest) return false;
  let i = step === 1 ? index : index - 1;
  while (layout.owners[i] === Owner.separator) i += step;
  return /[\d*]/.test(layout.folded.charAt(i));
}

function isBesidePhone(layout: Layout, word: Span): boolean {
  return (
    isPhoneLike(layout, neighbour(layout, word.start, -1), word.start, -1) ||
    isPhoneLike(layout, neighbour(layout, word.end, 1), word.end, 1)
  );
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
  return /^(?:[^\n]*\n)?[^\n]{0,24}[¥￥]\s?\d/.test(layout.folded.slice(index, index + 80));
}

function endsLine(layout: Layout, index: number): boolean {
  return /^[^\S\n]*(?:\n|$)/.test(layout.folded.slice(index));
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
  const own = isNameLikePlace(text) ? 0.55 : isPlace(text) ? 0.9 : rooms ? 0.8 : /\d/.test(text) ? 0.4 : 0.3;
  // Where the address has a label, a line without one is none: a shop's name.
  const unlabelled =
    !label && startsLine(layout, word.start) && labels.some(({ field }) => field === 'detail') ? -0.6 : 0;
  const introduced = label === 'detail' || label === 'region' ? 0.6 : 0;
  const away = isAway(layout, word) ? -0.7 : 0;
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
    {
      field: Owner.detail,
      score: detailScore(layout, labels, word, text, isTalk || specificationScore(text) > 0.8),
    },
    { field: Owner.rest, score: Math.max(talk, 0.35) },
  ];
  // A clause goes on where a wish began: 不要用泡沫箱，纸箱就可以.
  const clause = !isPlace(text) && talk < 0.8 && /\p{Script=Han}{3}/u.test(text) ? 0.3 : 0;
  const code = /^[\dA-Za-z./-]{1,8}$/.test(text) && !/[-—]\d+[-—]/.test(text) ? 0.3 : 0;
  if (Math.max(remark, clause) > 0) choices.push({ field: Owner.remark, score: Math.max(remark, clause) });
  // 2箱大果, 红色 2件
  const besideCount =
    neighbour(layout, word.end, 1) === Owner.quantity || layout.owners[word.start - 1] === Owner.quantity;
  const counted = besideCount ? 0.45 : 0;
  const behindRegion = neighbour(layout, word.start, -1) === Owner.region;
  const unknown =
    !behindRegion && !isPlace(text) && /^[^\d]*\p{Script=Han}/u.test(text) && text.length > 1
      ? counted > 0
        ? 0.5
        : isPriced(layout, word.end)
          ? 0.75
          : 0.3
      : 0;
  const specification = Math.max(specificationScore(text), isTalk ? 0 : unknown, code);
  if (specification > 0) choices.push({ field: Owner.specification, score: specification + counted });
  if (hasName) return choices;
  // 谢谢 begins with a surname.
  if (isTalk) return choices;
  const name = nameScore(text.replace(/(?<=..)(?:(?:亲|敬|启|本人)?[收启]|就[好行]|即可)$/, ''));
  if (name > 0.15) choices.push({ field: Owner.name, score: name + namePlace(layout, word) });
  const byPhone = isPhoneLike(layout, neighbour(layout, word.end, 1), word.end, 1);
  const after = neighbour(layout, word.end, 1);
  const ended =
    after === undefined || after === Owner.label || after === Owner.quantity || after === Owner.remark;
  if (byPhone || ended) {
    const isShort = isDepartment(text) || (text.length <= 6 && !/\d/.test(text));
    const from = isShort ? -1 : trailingName(text, byPhone);
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

function ownScore(choice: Choice): number {
  return choice.score + (isName(choice) ? NAMED * Math.min(1, choice.score) : 0);
}

function lastField(choice: Choice): number {
  return choice.tail?.field ?? choice.field;
}

/** What it is worth that a field goes on from one word to the next. */
function bonusOf(last: number, field: number, touching: boolean): number {
  if (last !== field || field === Owner.name) return 0;
  return touching ? GOES_ON : field === Owner.detail ? APART : 0;
}

/** How much better each choice is than the next best for that word, all other words left as they are. */
function margins(layout: Layout, words: readonly Word[], chosen: readonly Choice[]): number[] {
  return words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const [left, right] = [chosen[at - 1], chosen[at + 1]];
    const nearLeft = before !== undefined && isTouching(layout, before.end, word.start);
    const nearRight = after !== undefined && isTouching(layout, word.end, after.start);
    const worth = (choice: Choice) =>
      ownScore(choice) +
      (left ? bonusOf(lastField(left), choice.field, nearLeft) : 0) +
      (right ? bonusOf(lastField(choice), right.field, nearRight) : 0);
    const own = chosen[at] as Choice;
    const others = word.choices.filter(
      (choice) => choice !== own && !isName(choice) && lastField(choice) !== lastField(own),
    );
    return worth(own) - Math.max(-Infinity, ...others.map(worth));
  });
}

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
        const score = path.score + ownScore(choice) + bonusOf(last, choice.field, touching);
        const field = lastField(choice);
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
 * choices that suit all words best together. Says how sure the name is, 0 for none, and which fields are in doubt.
 */
export function assignWords(layout: Layout, labels: readonly Label[], hasName: boolean): Assigned {
  const words = joinedWords(layout).map(
    (word): Word => ({
      ...word,
      text: textOf(layout, word),
      choices: choicesOf(layout, labels, word, hasName),
    }),
  );
  if (words.length === 0) return { name: 0, doubts: new Set() };
  const best = bestPath(layout, words);
  const named = best.choices.find(isName);
  let confidence = 0;
  if (named) {
    // A sure name that no other word contends for needs no second look.
    const rivals = words.filter((word) => word.choices.some(isName)).length;
    const margin = rivals === 1 && named.score > 0.8 ? 1 : best.score - bestPath(layout, words, named).score;
    const own = named.tail ? 0.75 : Math.min(named.score, 0.97);
    const at = words[best.choices.indexOf(named)] as Word;
    const strangers = words.some(
      (word) => word !== at && nameScore(word.text) >= 0.85 && !isPlace(word.text),
    );
    const isUnsure = margin < 0.2 || (strangers && !isBesidePhone(layout, at));
    confidence = isUnsure ? Math.min(own, 0.45) : own;
  }
  best.choices.forEach((choice, at) => {
    const word = words[at] as Word;
    if (choice.tail) {
      claim(layout, { start: word.start, end: choice.tail.from }, choice.field);
      claim(layout, withoutReceive(layout, { start: choice.tail.from, end: word.end }), choice.tail.field);
    } else if (choice.field === Owner.name) {
      claim(layout, withTitle(layout, withoutReceive(layout, unwrapped(layout, word))), Owner.name);
    } else claim(layout, word, choice.field);
  });
  for (const word of freeWords(layout)) claim(layout, word, Owner.rest);
  const doubts = new Set<AddressField>();
  margins(layout, words, best.choices).forEach((margin, at) => {
    const field = FIELD_NAMES[lastField(best.choices[at] as Choice)];
    if (margin < DOUBT && field) doubts.add(field);
  });
  // Of one line every word is somebody's; above and below a block there is talk.
  const unknown = best.choices.some((choice) => choice.field === Owner.rest && choice.score <= 0.35);
  if (unknown && !layout.folded.includes('\n')) doubts.add('detail');
  return { name: confidence, doubts };
}

/** A choice that is better by less than this is one that a person should look at. */
const DOUBT = 0.3;
const FIELD_NAMES: Record<number, AddressField> = {
  [Owner.detail]: 'detail',
  [Owner.specification]: 'specification',
  [Owner.remark]: 'remark',
};
export type Assigned = { name: number; doubts: Set<AddressField> };

/** A buyer is the recipient only where none is named. */
function isWeak(layout: Layout, label: Span): boolean {
  return (
    /^(?:买家|客户|顾客|客人|用户|会员)/.test(textOf(layout, label)) && !/收/.test(textOf(layout, label))
  );
}

/** Claims what a name label introduces, where it can be a name; returns the confidence, 0 when there is none. */
export function takeLabelledName(layout: Layout, labels: readonly Label[]): number {
  if (!labels.some((label) => label.field === 'name')) return 0;
  const strong = labels.some(
    (label) => (label.field === 'name' && !isWeak(layout, label)) || label.field === 'head',
  );
  const addressed = labels.some((label) => label.field === 'detail');
  for (const word of joinedWords(layout)) {
    const label = labelBefore(layout, labels, word.start);
    if (label?.field !== 'name' || (strong && isWeak(layout, label))) continue;
    const text = textOf(layout, word);
    // A school is a recipient where the address has a label of its own.
    const isInstitution = addressed && !/\d/.test(text) && text.length <= 30 && endsLine(layout, word.end);
    if (!isInstitution && nameScore(text) < 0.2 && (text.length <= 30 || isPlace(text))) continue;
    claim(layout, withTitle(layout, withoutReceive(layout, word)), Owner.name);
    return 0.98;
  }
  return 0;
}
