import { describe, expect, it } from 'vitest';
import { goodsStatusTexts, statusAfter } from './goodsStatus.ts';

const SAME = { changed: false, audits: true };
const OTHER = { changed: true, audits: true };
const UNSEEN = { changed: true, audits: false };

describe('the goods status after a supplier’s request', () => {
  it.each([
    // From, then to be on sale: unchanged, changed, and changed where nobody looks; then the same not to be.
    ['草稿', ['审核中', '审核中', '上架'], ['草稿', '草稿', '草稿']],
    ['上架', ['上架', '审核中', '上架'], ['下架', '草稿', '下架']],
    ['下架', ['上架', '审核中', '上架'], ['下架', '草稿', '下架']],
    ['审核中', ['审核中', '审核中', '上架'], ['草稿', '草稿', '草稿']],
    ['审核驳回', ['审核中', '审核中', '上架'], ['审核驳回', '审核驳回', '审核驳回']],
    ['违规下架', ['不能', '不能', '不能'], ['违规下架', '违规下架', '违规下架']],
  ])('is defined from %s', (from, published, kept) => {
    const status = Number(Object.entries(goodsStatusTexts).find(([, text]) => text === from)?.[0]);
    const led = (publish: boolean) =>
      [SAME, OTHER, UNSEEN].map((request) => {
        const next = statusAfter(status, { publish, ...request });
        return next === undefined ? '不能' : goodsStatusTexts[next];
      });
    expect([led(true), led(false)]).toEqual([published, kept]);
  });

  it('is undefined for an unknown status', () => {
    expect(() => statusAfter(6, { publish: true, ...SAME })).toThrow('no such status of goods: 6');
  });
});
