import { type Label, labelBefore } from './labels.ts';
import {
  bracketEnd,
  claim,
  freeWords,
  isFree,
  type Layout,
  neighbour,
  Owner,
  type Span,
  textOf,
} from './layout.ts';
import { isPlace, nameScore, titles, trailingName } from './names.ts';
import { Kind, kindAt } from './text.ts';

const latin = /^[A-Za-z][A-Za-z.'’-]*$/;
const oneHan = /^\p{Script=Han}$/u;

/** Words of one name: John Smith, and two-character names typed with a space between. */
function joined(layout: Layout, words: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const word of words) {
    const last = out.at(-1);
    const between = last ? layout.folded.slice(last.end, word.start) : '';
    const text = textOf(layout, word);
    if (last && /^[ \t]{1,4}$/.test(between)) {
      const before = textOf(layout, last);
      const names = latin.test(text) && latin.test(before.replaceAll(' ', ''));
      const titled = text.replace(titles, '') === '' && /^\p{Script=Han}{1,3}$/u.test(before);
      if (names || titled || (oneHan.test(text) && oneHan.test(before))) {
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
  if (text.length < 3 || !text.endsWith('收')) return word;
  claim(layout, { start: word.end - 1, end: word.end }, Owner.label);
  return { start: word.start, end: word.end - 1 };
}

function isPhoneLike(layout: Layout, owner: number | undefined, index: number, step: 1 | -1): boolean {
  if (owner === Owner.phone) return true;
  if (owner !== Owner.rest) return false;
  let i = step === 1 ? index : index - 1;
  while (layout.owners[i] === Owner.separator) i += step;
  return /[\d*]/.test(layout.folded.charAt(i));
}

function placeScore(layout: Layout, word: Span): number {
  const before = neighbour(layout, word.start, -1);
  const after = neighbour(layout, word.end, 1);
  const byPhone =
    isPhoneLike(layout, before, word.start, -1) || isPhoneLike(layout, after, word.end, 1) ? 0.15 : 0;
  const atEdge = before === undefined || after === undefined ? 0.1 : 0;
  const behindRegion = before === Owner.region ? -0.3 : 0;
  const between = before === Owner.free && after === Owner.free ? -0.3 : 0;
  return byPhone + atEdge + behindRegion + between;
}

/** Claims what a name label introduces, where it can be a name; returns the confidence, 0 when there is none. */
export function takeLabelledName(layout: Layout, labels: readonly Label[]): number {
  for (const word of joined(layout, freeWords(layout))) {
    if (labelBefore(layout, labels, word.start)?.field !== 'name') continue;
    const text = textOf(layout, word);
    if (nameScore(text) < 0.2 && (text.length <= 30 || isPlace(text))) continue;
    claim(layout, withoutReceive(layout, word), Owner.name);
    return 0.98;
  }
  return 0;
}

function takeTrailingName(layout: Layout): number {
  for (const word of freeWords(layout).toReversed()) {
    const after = neighbour(layout, word.end, 1);
    const beforePhone = isPhoneLike(layout, after, word.end, 1);
    if (!beforePhone && after !== undefined && after !== Owner.label) continue;
    const index = trailingName(textOf(layout, word), beforePhone);
    if (index < 0) continue;
    claim(layout, { start: word.start + index, end: word.end }, Owner.name);
    return beforePhone ? 0.75 : 0.6;
  }
  return 0;
}

/** Claims the word that looks most like a name by itself and by where it stands; returns the confidence. */
export function takeName(layout: Layout): number {
  const words = joined(layout, freeWords(layout));
  let best: { word: Span; score: number } | undefined;
  let second = 0;
  for (const word of words) {
    const own = nameScore(textOf(layout, word).replace(/(?<=..)收$/, ''));
    const score = own > 0 ? own + placeScore(layout, word) : 0;
    if (score > (best?.score ?? 0.3)) {
      second = best?.score ?? 0;
      best = { word, score };
    } else second = Math.max(second, score);
  }
  const trailing = best && best.score >= 0.6 ? 0 : takeTrailingName(layout);
  if (trailing > 0) return trailing;
  if (!best || !isFree(layout, best.word)) return 0;
  claim(layout, withoutReceive(layout, unwrapped(layout, best.word)), Owner.name);
  return best.score - second < 0.2 && second > 0.8 ? 0.45 : Math.min(best.score, 0.97);
}
