import { type Label, labelBefore } from './labels.ts';
import {
  bracketEnd,
  claim,
  freeWords,
  isFieldless,
  type Layout,
  neighbour,
  Owner,
  type Span,
  textOf,
} from './layout.ts';
import { isCompany, isPlace, nameScore, titles } from './names.ts';
import { isRequest } from './requests.ts';
import { Kind, kindAt } from './text.ts';

const latin = /^\p{Script=Latin}[\p{Script=Latin}.'’-]*$/u;
/** Tony in Zhang Wei (Tony). */
const otherName = /^[(（][\p{Script=Latin}\p{Script=Han} .'’-]{2,24}[)）]$/u;
const englishPlace = /^(?:room|rm|unit|apt|apartment|flat|floor|tower|block|blk|bldg|building|suite)\.?$/i;
const oneHan = /^\p{Script=Han}$/u;

/** Words of one name: John Smith, and two-character names typed with a space between. */
export function joinedWords(layout: Layout): Span[] {
  const out: Span[] = [];
  for (const word of freeWords(layout)) {
    const last = out.at(-1);
    const between = last ? layout.folded.slice(last.end, word.start) : '';
    const text = textOf(layout, word);
    if (last && /^[ \t]{1,4}$/.test(between)) {
      const before = textOf(layout, last);
      const isLatin = latin.test(before.replaceAll(' ', ''));
      const names = isLatin && ((latin.test(text) && text.length > 1) || otherName.test(text));
      const room = englishPlace.test(before) && /^[#\w/-]{1,6}$/.test(text);
      const titled = text.replace(titles, '') === '' && /^\p{Script=Han}{1,3}$/u.test(before);
      if (
        (names && !isPlace(text) && !isPlace(before)) ||
        room ||
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
export function unwrapped(layout: Layout, word: Span): Span {
  const wrapped =
    kindAt(layout.folded, word.start) === Kind.open && bracketEnd(layout, word.start) === word.end;
  return wrapped ? { start: word.start + 1, end: word.end - 1 } : word;
}

/** What says behind a name that it receives: 张三收, 阿呆就行. */
export const receiveBehind = /(?<=..)(?:(?:亲|敬|启|本人)?[收启]|就[好行得]了?|就可以了?|即可)$/;

/** The name without it; 收 is a label, the rest of it is unread. */
export function withoutReceive(layout: Layout, word: Span): Span {
  const receive = receiveBehind.exec(textOf(layout, word))?.[0];
  if (!receive) return word;
  claim(
    layout,
    { start: word.end - receive.length, end: word.end },
    receive === '收' ? Owner.label : Owner.ignored,
  );
  return { start: word.start, end: word.end - receive.length };
}

const titleBehind = /^\s*[(（](?:先生|女士|小姐|太太|老师)[)）]/;

/** 张三 （先生） */
function withTitle(layout: Layout, word: Span): Span {
  const title = titleBehind.exec(layout.folded.slice(word.end, word.end + 8))?.[0] ?? '';
  return { start: word.start, end: word.end + title.length };
}

const bracketBehind = /(?<=.)[([【（](?<inner>[^()[\]【】（）]{2,24})[)\]】）]$/u;

/** 张三（放前台）: the name without it, which is a remark. */
function withoutRequest(layout: Layout, word: Span): Span {
  const match = bracketBehind.exec(textOf(layout, word));
  const inner = match?.groups?.inner ?? '';
  if (!match || !isRequest(inner)) return word;
  const start = word.start + match.index;
  claim(layout, { start: start + 1, end: word.end - 1 }, Owner.remark);
  return { start: word.start, end: start };
}

/** Claims a name with its title, without the words behind it. */
export function claimName(layout: Layout, word: Span): void {
  claim(layout, withTitle(layout, withoutReceive(layout, withoutRequest(layout, word))), Owner.name);
}

/** 501室(李雪梅)13800000000: a person in brackets between the house and the phone. */
export function takeBracketedName(layout: Layout): number {
  const words = freeWords(layout);
  for (const word of words) {
    const text = textOf(layout, word);
    const match = /(?<=..)[([【（](\p{Script=Han}{2,5})[)\]】）]$/u.exec(text);
    const inner = match?.[1] ?? '';
    const name = inner.replace(receiveBehind, '');
    if (!match || neighbour(layout, word.end, 1) !== Owner.phone || !isPlace(text.slice(0, match.index)))
      continue;
    if (nameScore(name) < 0.9 || isPlace(name) || /[门口旁边侧面]$/.test(name) || isRequest(inner)) continue;
    if (words.some((other) => other !== word && nameScore(textOf(layout, other)) >= 0.85)) continue;
    const start = word.start + match.index + 1;
    claimName(layout, { start, end: start + inner.length });
    return 0.8;
  }
  return 0;
}

const role = /^(?:家属|患者|病人|产妇|学生|家长|陪护|陪床|亲属)(?=\p{Script=Han}{2,4}$)/u;

/** 家属贾敏, 患者公冶乾: what the person is there, which is no part of the name. */
export function takeRoles(layout: Layout): void {
  for (const word of freeWords(layout)) {
    const text = textOf(layout, word);
    const said = role.exec(text)?.[0];
    if (said && nameScore(text.slice(said.length)) >= 0.85)
      claim(layout, { start: word.start, end: word.start + said.length }, Owner.ignored);
  }
}

/** True where the words before (-1) or behind (1) `index` are a phone, or a number that was meant as one. */
export function isPhoneLike(layout: Layout, index: number, step: 1 | -1): boolean {
  const owner = neighbour(layout, index, step);
  if (owner === Owner.phone || owner === Owner.extension) return true;
  if (!isFieldless(owner)) return false;
  let i = step === 1 ? index : index - 1;
  while (layout.owners[i] === Owner.separator) i += step;
  return /[\d*]/.test(layout.folded.charAt(i));
}

export function isBesidePhone(layout: Layout, word: Span): boolean {
  return isPhoneLike(layout, word.start, -1) || isPhoneLike(layout, word.end, 1);
}

function endsLine(layout: Layout, index: number): boolean {
  return /^[^\S\n]*(?:\n|$)/.test(layout.folded.slice(index));
}

/** A buyer is the recipient only where none is named. */
export function isWeakLabel(layout: Layout, label: Span): boolean {
  return /^(?:买家|客户|顾客|客人|用户|会员)/.test(textOf(layout, label));
}

/** True for a label that no list has, below 收货人： without a name: it opens its line, and a colon follows. */
export function isUnknownLabel({ folded }: Layout, { start, end }: Span): boolean {
  return (
    /^[】\]]?[ \t]*:/.test(folded.slice(end, end + 8)) && /(?:^|\n)[ \t【[]*$/.test(folded.slice(0, start))
  );
}

/** 南通灵鹫纺织有限公司 朱丹臣经理: the person there belongs to the name. */
function claimPersonBehind(layout: Layout, index: number): void {
  const person = joinedWords(layout).find(({ start }) => start >= index);
  if (!person || !/^[ \t]{1,4}$/.test(layout.folded.slice(index, person.start))) return;
  const text = textOf(layout, person);
  if (nameScore(text) >= 0.85 && !isPlace(text)) claim(layout, { start: index, end: person.end }, Owner.name);
}

/** tb8827361: who bought, and no name. */
const account = /^(?=.*\d{3})[a-z\d_*]{5,}$/i;

/** Claims what a name label introduces, where it can be a name; returns the confidence, 0 when there is none. */
export function takeLabelledName(layout: Layout, labels: readonly Label[]): number {
  if (!labels.some((label) => label.field === 'name')) return 0;
  const strong = labels.some(
    (label) => (label.field === 'name' && !isWeakLabel(layout, label)) || label.field === 'head',
  );
  const addressed = labels.some((label) => label.field === 'detail');
  for (const word of joinedWords(layout)) {
    // 收货人「张三」
    const label = labelBefore(layout, labels, word.start);
    if (label?.field !== 'name' || (strong && isWeakLabel(layout, label))) continue;
    if (isUnknownLabel(layout, word)) continue;
    if (isWeakLabel(layout, label) && account.test(textOf(layout, word))) {
      claim(layout, word, Owner.ignored);
      continue;
    }
    const inner = unwrapped(layout, word);
    const text = textOf(layout, inner);
    // A school is a recipient where the address has a label of its own.
    const isInstitution = addressed && !/\d/.test(text) && text.length <= 30 && endsLine(layout, word.end);
    if (
      !isInstitution &&
      nameScore(text.replace(receiveBehind, '')) < 0.2 &&
      (text.length <= 30 || isPlace(text))
    )
      continue;
    claimName(layout, inner);
    if (isCompany(text)) claimPersonBehind(layout, word.end);
    return 0.98;
  }
  return 0;
}
