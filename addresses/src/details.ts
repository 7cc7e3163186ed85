import { type Label, labelBefore } from './labels.ts';
import { claim, freeWords, type Layout, neighbour, Owner, type Span, textOf } from './layout.ts';
import { isPlace } from './names.ts';

const remark =
  /^(?:请|麻烦|谢谢|感谢|尽快|急|加急|务必|不要|勿|别|送货|送到|放|到付|发|周[一二三四五六日末]|工作日|节假日|打电话|电联|提前|到了|包装|赠品)/;
const orderNo = /^(?:订单|单号|运单|快递单|编号)/;
const bareNumber = /^(?:\d{6,}|\d{4}-\d{1,2}-\d{1,2})$/;

/** Remarks, order numbers, postcodes and list numbers: text that is no part of the address. */
function isAside(layout: Layout, word: Span, first: boolean): boolean {
  const text = textOf(layout, word);
  if (orderNo.test(text)) return true;
  if (/^\d{1,3}$/.test(text) && first && /[.、)）]/.test(layout.folded.charAt(word.end))) return true;
  if (bareNumber.test(text)) return true;
  return remark.test(text) && !isPlace(text) && text.length > 2;
}

/** Claims the remarks for the rest: what a remark label introduces, up to the next label, phone or line. */
export function takeRemarks(layout: Layout, labels: readonly Label[]): void {
  for (const label of labels) {
    if (label.field !== 'remark' && label.field !== 'postcode') continue;
    let end = label.end;
    while (end < layout.folded.length && (layout.owners[end] as number) <= Owner.separator) {
      if (layout.folded[end] === '\n') break;
      if (label.field === 'postcode' && !/[\d\s:：]/.test(layout.folded.charAt(end))) break;
      end++;
    }
    claimWords(layout, { start: label.end, end }, Owner.rest);
  }
}

function claimWords(layout: Layout, within: Span, owner: 6 | 7): void {
  for (const word of freeWords(layout)) {
    if (word.start >= within.start && word.start < within.end) {
      claim(layout, { start: word.start, end: Math.min(word.end, within.end) }, owner);
    }
  }
}

/** Claims list numbers, order numbers, postcodes and requests that are words of their own. */
export function takeAsides(layout: Layout): void {
  freeWords(layout).forEach((word, index) => {
    if (isAside(layout, word, index === 0)) claim(layout, word, Owner.rest);
  });
}

/** Words with nothing but separators between them. */
function blocksOf(layout: Layout): Span[][] {
  const blocks: Span[][] = [];
  for (const word of freeWords(layout)) {
    const last = blocks.at(-1)?.at(-1);
    const joined =
      last && layout.owners.subarray(last.end, word.start).every((owner) => owner === Owner.separator);
    if (joined) blocks.at(-1)?.push(word);
    else blocks.push([word]);
  }
  return blocks;
}

/**
 * Claims the detail: the words behind the region, those behind an address label, and every other block of words that
 * names a place. When none does, all that is left is the detail. What remains goes to the rest.
 */
export function takeDetail(layout: Layout, labels: readonly Label[]): void {
  const blocks = blocksOf(layout);
  const isDetail = (block: Span[]) => {
    const start = block[0]?.start ?? 0;
    const label = labelBefore(layout, labels, start);
    return (
      neighbour(layout, start, -1) === Owner.region ||
      label?.field === 'detail' ||
      label?.field === 'region' ||
      block.some((word) => isPlace(textOf(layout, word)))
    );
  };
  const found = blocks.filter(isDetail);
  for (const block of found.length > 0 ? found : blocks) {
    for (const word of block) claim(layout, word, Owner.detail);
  }
  for (const word of freeWords(layout)) claim(layout, word, Owner.rest);
}
