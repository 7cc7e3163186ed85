import { chatScore, remarkScore } from './asides.ts';
import { specificationScore } from './goods.ts';
import { labelField } from './labels.ts';
import { claim, freeWords, type Layout, neighbour, Owner, type Span, textOf } from './layout.ts';
import { isPlace, nameScore } from './names.ts';
import { fold } from './text.ts';

const words = /[^\s,，;；/|+、]+/gu;
const stem = /^(\p{Script=Han}{2,8}?)(?:[x×*]?\d{1,3}|\d{1,3}\p{Script=Han})?$/u;
const areaEnd = /[省市区县旗州盟镇乡村]$/;
const phone = /\d{7}/;
const house = /\d.*\p{Script=Han}|\p{Script=Han}.*\d/u;

/** The words behind the address of a recipient, without how many there are. */
function behindAddress(text: string): string[] {
  const found = [...fold(text).matchAll(words)].map((match) => match[0]);
  const address = found.findLastIndex((word) => isPlace(word) && house.test(word));
  if (address < 0) return [];
  return found.slice(address + 1).flatMap((word, at, rest) => {
    const beside = [found[address + at] ?? '', rest[at + 1] ?? ''].some((near) => phone.test(near));
    const goods = stem.exec(word)?.[1] ?? '';
    const isOther =
      isPlace(goods) ||
      areaEnd.test(goods) ||
      labelField(goods) !== undefined ||
      (beside && nameScore(goods) >= 0.4 && specificationScore(goods) < 0.5) ||
      Math.max(remarkScore(goods), chatScore(goods)) > 0.5;
    return goods === '' || isOther ? [] : [goods];
  });
}

/** Goods that several recipients of a paste get: words that stand behind the addresses of two and more. */
export function commonGoods(paste: string, recipients: readonly Span[]): ReadonlySet<string> {
  const common = new Set<string>();
  if (recipients.length < 2) return common;
  const seen = new Set<string>();
  for (const { start, end } of recipients) {
    for (const goods of new Set(behindAddress(paste.slice(start, end)))) {
      if (seen.has(goods)) common.add(goods);
      seen.add(goods);
    }
  }
  return common;
}

/**
 * Claims such goods and what is said of them up to the pieces: 棉拖 灰 42-43, 绿豆饼2. Returns the pieces where one
 * kind says how many.
 */
export function takeCommonGoods(layout: Layout, common: ReadonlySet<string>): number[] {
  if (common.size === 0) return [];
  const free = freeWords(layout);
  const stems = free.map((word) => stem.exec(textOf(layout, word))?.[1] ?? '');
  const at = stems.findIndex((goods) => common.has(goods));
  if (at < 0) return [];
  const goods: Span[] = [];
  for (const [index, word] of free.entries()) {
    if (index < at) continue;
    const text = textOf(layout, word);
    const isNext = index === at || neighbour(layout, word.start, -1) === Owner.specification;
    const isOther =
      !common.has(stems[index] ?? '') && (/[路街巷村栋室]/.test(text) || remarkScore(text) > 0.5);
    if (!isNext || isOther) break;
    claim(layout, word, Owner.specification);
    goods.push(word);
  }
  const [only, ...others] = goods;
  const pieces = only && others.length === 0 ? /\d{1,2}$/.exec(textOf(layout, only))?.[0] : undefined;
  if (!only || !pieces) return [];
  layout.owners.fill(Owner.quantity, only.end - pieces.length, only.end);
  return [Number(pieces)];
}
