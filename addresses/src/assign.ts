import { chatScore, remarkScore } from './asides.ts';
import { endsInGoods, goodsWithin, specificationScore } from './goods.ts';
import { type Label, labelBefore } from './labels.ts';
import {
  claim,
  freeWords,
  type Layout,
  neighbour,
  Owner,
  type OwnerCode,
  type Span,
  textOf,
} from './layout.ts';
import { isDepartment, isNameLikePlace, isPlace, nameScore, trailingName } from './names.ts';
import {
  claimName,
  isBesidePhone,
  isPhoneLike,
  isUnknownLabel,
  joinedWords,
  receiveBehind,
  unwrapped,
  withoutReceive,
} from './personName.ts';
import type { AddressField } from './reading.ts';
import { isSpoken, withoutCourtesy } from './talk.ts';
import { claimUnread, saysNothing } from './unread.ts';

/** What a word may be, and how well that suits it; `tail` begins a second part of the word with a field of its own. */
type Choice = {
  field: OwnerCode;
  score: number;
  tail?: { from: number; field: OwnerCode };
  isGuess?: boolean;
};
type Word = Span & { text: string; choices: Choice[] };

/** How well a name stands where a word stands: beside the phone or at an end, not behind the region. */
function namePlace(layout: Layout, word: Span): number {
  const before = neighbour(layout, word.start, -1);
  const after = neighbour(layout, word.end, 1);
  const byPhone = isBesidePhone(layout, word) ? 0.15 : 0;
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

const house = /\d(?:号|[栋幢座室楼层期]|单元|弄)|\d[-—]\d|[A-Za-z]座/u;

/** The house that stands below its region and street, on the next line. */
function isHouseBelow(layout: Layout, word: Span, text: string): boolean {
  if (!house.test(text) || !startsLine(layout, word.start)) return false;
  const above = layout.folded.lastIndexOf('\n', word.start - 1);
  const from = layout.folded.lastIndexOf('\n', above - 1) + 1;
  return above > 0 && layout.owners.subarray(from, above).includes(Owner.region);
}

/** True where the next line is a price: what stands here is what costs it. */
function isPriced(layout: Layout, index: number): boolean {
  return /^(?:[^\n]*\n)?[^\n]{0,24}[¥￥]\s?\d/.test(layout.folded.slice(index, index + 80));
}

function startsLine(layout: Layout, index: number): boolean {
  let i = index;
  while (i > 0 && layout.owners[i - 1] === Owner.separator && layout.folded[i - 1] !== '\n') i--;
  return i === 0 || layout.folded[i - 1] === '\n';
}

/** 东门, 楼下 and the like, in a bracket or not. */
const whereabouts =
  /^[（(【[]?.{0,6}(?:[东西南北正后前侧大]门|[东西南北]侧|对面|旁边?|附近|隔壁|楼[上下]|里面|院内|底商|路口|拐角处?)[)）】\]]?$/u;

/** How well the word is part of the address, by itself and by what introduces it. */
function detailScore(
  layout: Layout,
  labels: readonly Label[],
  word: Span,
  text: string,
  isTalk = false,
  isGoods = false,
): number {
  const label = labelBefore(layout, labels, word.start)?.field;
  const before = neighbour(layout, word.start, -1);
  const rooms = /^[\dA-Za-z]{1,5}(?:[-—–#][\dA-Za-z]{1,5})+[室号]?$/.test(text);
  if (isGoods) return isPlace(text) ? 0.3 : 0.15;
  if (isTalk) return 0.3;
  const own = isNameLikePlace(text)
    ? 0.55
    : isPlace(text) || whereabouts.test(text)
      ? 0.9
      : rooms
        ? 0.8
        : /\d/.test(text)
          ? 0.4
          : 0.3;
  // Where the address has a label, another line without one is none: a shop's name.
  const unlabelled =
    !label && startsLine(layout, word.start) && labels.some(({ field }) => field === 'detail') ? -0.6 : 0;
  if (isHouseBelow(layout, word, text)) return own;
  const introduced = label === 'detail' || label === 'region' ? 0.6 : 0;
  const away = isAway(layout, word) ? -0.7 : 0;
  const behindRegion = before === Owner.region && !introduced ? 0.55 : 0;
  return own + introduced + behindRegion + (before === Owner.region ? 0 : Math.min(unlabelled, away));
}

/** True where the label of a phone follows, as in 李雪梅电话13800000000. */
function isLabelledPhone(layout: Layout, labels: readonly Label[], index: number): boolean {
  const label = labels.find(({ start }) => start >= index);
  return (
    label?.field === 'phone' &&
    neighbour(layout, index, 1) === Owner.label &&
    isPhoneLike(layout, label.end, 1)
  );
}

/** True where pieces stand on the same line right behind, or touch in front. */
function isCounted(layout: Layout, { start, end }: Span): boolean {
  if (layout.owners[start - 1] === Owner.quantity) return true;
  const next = neighbour(layout, end, 1) === Owner.quantity;
  return next && !layout.folded.slice(end, layout.owners.indexOf(Owner.quantity, end)).includes('\n');
}

function choicesOf(layout: Layout, labels: readonly Label[], word: Span, hasName: boolean): Choice[] {
  const text = textOf(layout, word);
  if (labels.length > 1 && /^\p{Script=Han}{2,6}$/u.test(text) && isUnknownLabel(layout, word)) {
    return [{ field: Owner.rest, score: 1 }];
  }
  // What a bracket behind a word says is said of that word.
  const unbracketed = text.replace(/(?<=.)[([【（].*$/u, '');
  const remark = remarkScore(unbracketed);
  const goods = goodsWithin(text);
  const asksForGoods = goods.from > 0 && specificationScore(text.slice(goods.from, goods.to)) > 0.5;
  // What is asked for is no talk, however it is said.
  const chat = chatScore(unbracketed);
  const talk = chat < 1 && (asksForGoods || remark > 0.8) ? Math.min(chat, 0.3) : chat;
  const isTalk = Math.max(talk, remark) > 0.8;
  const choices: Choice[] = [
    {
      field: Owner.detail,
      score: detailScore(layout, labels, word, text, isTalk, specificationScore(text) > 0.8),
    },
    { field: Owner.rest, score: Math.max(talk, 0.35) },
  ];
  // A clause goes on where a remark began: 不要用泡沫箱，纸箱就可以.
  const isPermission = /(?:可以|[就都也]行|就好)$/.test(text);
  const clause =
    isPlace(text) || !/\p{Script=Han}{3}/u.test(text) ? 0 : isPermission ? 0.6 : talk < 0.8 ? 0.3 : 0;
  const isHouse = labelBefore(layout, labels, word.start)?.field === 'detail';
  const code = !isHouse && /^[\dA-Za-z./-]{1,8}$/.test(text) && !/[-—]\d+[-—]/.test(text) ? 0.3 : 0;
  if (Math.max(remark, clause) > 0) choices.push({ field: Owner.remark, score: Math.max(remark, clause) });
  // 2箱大果, 红色 2件
  const besideCount = isCounted(layout, word);
  const counted = besideCount ? 0.45 : 0;
  const behindRegion = neighbour(layout, word.start, -1) === Owner.region;
  const unknown =
    !behindRegion && !isPlace(text) && /^[^\d]*\p{Script=Han}/u.test(text) && text.length > 1
      ? counted > 0
        ? endsInGoods(text)
          ? 0.75
          : 0.5
        : isPriced(layout, word.end)
          ? 0.75
          : 0.3
      : 0;
  const specification = Math.max(specificationScore(text), asksForGoods ? 1 : 0, isTalk ? 0 : unknown, code);
  const isGuess = specification === unknown && !endsInGoods(text);
  if (specification > 0)
    choices.push({ field: Owner.specification, score: specification + counted, isGuess });
  // 谢谢 begins with a surname.
  if (hasName || isTalk) return choices;
  if (isUnknownLabel(layout, word) && labels.some(({ field }) => field === 'name')) return choices;
  const name = nameScore(text.replace(receiveBehind, ''));
  if (name > 0.15) choices.push({ field: Owner.name, score: name + namePlace(layout, word) });
  const after = neighbour(layout, word.end, 1);
  const byPhone = isPhoneLike(layout, word.end, 1) || isLabelledPhone(layout, labels, word.end);
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

const FIELDS = Math.max(...Object.values(Owner)) + 1;
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
    const at = words[best.choices.indexOf(named)] as Word;
    const stuck = named.tail && at.text.slice(named.tail.from - at.start).replace(receiveBehind, '');
    // 501室小鱼儿: hardly a name where nothing else says so.
    const own = stuck ? (nameScore(stuck) < 0.8 ? 0.45 : 0.75) : Math.min(named.score, 0.97);
    const strangers = words.some(
      (word) => word !== at && nameScore(word.text) >= 0.85 && !isPlace(word.text) && !isSpoken(word.text),
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
      claimName(layout, unwrapped(layout, word));
    } else if (choice.field === Owner.rest) claimUnread(layout, word);
    else if (choice.field === Owner.remark) {
      const isGoingOn = (beside: Choice | undefined) => beside?.field === Owner.remark;
      claimRequest(layout, word, isGoingOn(best.choices[at - 1]), isGoingOn(best.choices[at + 1]));
    } else if (choice.field === Owner.specification) claimGoods(layout, word);
    else claim(layout, word, choice.field);
  });
  for (const word of freeWords(layout)) claimUnread(layout, word);
  const doubts = new Set<AddressField>();
  margins(layout, words, best.choices).forEach((margin, at) => {
    const field = FIELD_NAMES[lastField(best.choices[at] as Choice)];
    if ((margin < DOUBT || best.choices[at]?.isGuess) && field) doubts.add(field);
  });
  // Of one line every word is somebody's; above and below a block there is talk.
  const unknown = best.choices.some(
    (choice, at) =>
      choice.field === Owner.rest && choice.score <= 0.35 && isStrange(layout, words[at] as Word),
  );
  if (unknown && !layout.folded.includes('\n')) doubts.add('detail');
  return { name: confidence, doubts };
}

/** True of a word that nobody understands; who speaks stands in front of a colon. */
function isStrange(layout: Layout, { text, start, end }: Word): boolean {
  const isSpeaker = layout.folded[end] === ':' && startsLine(layout, start);
  return !isSpeaker && !saysNothing(text);
}

/** Claims what is asked, without the words at its edges that only make it polite. */
function claimRequest(layout: Layout, word: Word, goesOnBefore: boolean, goesOnBehind: boolean): void {
  const bare = withoutCourtesy(word.text);
  const from = goesOnBefore ? 0 : bare.from;
  const to = goesOnBehind ? word.text.length : bare.to;
  claimUnread(layout, { start: word.start, end: word.start + from });
  claim(layout, { start: word.start + from, end: word.start + to }, Owner.remark);
  claimUnread(layout, { start: word.start + to, end: word.end });
}

/** Claims the goods of a sentence: 五斤装 of 我要五斤装的来. */
function claimGoods(layout: Layout, word: Word): void {
  const within = goodsWithin(word.text);
  const isCountedRightBehind = layout.owners[word.end] === Owner.quantity && /装的$/.test(word.text);
  const { from } = within;
  const to = isCountedRightBehind ? Math.min(within.to, word.text.length - 1) : within.to;
  claimUnread(layout, { start: word.start, end: word.start + from });
  claim(layout, { start: word.start + from, end: word.start + to }, Owner.specification);
  claimUnread(layout, { start: word.start + to, end: word.end });
}

/** A choice that is better by less than this is one that a person should look at. */
const DOUBT = 0.4;
const FIELD_NAMES: Record<number, AddressField> = {
  [Owner.detail]: 'detail',
  [Owner.specification]: 'specification',
  [Owner.remark]: 'remark',
};
export type Assigned = { name: number; doubts: Set<AddressField> };
