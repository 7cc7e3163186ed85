import { expect, it } from 'vitest';
import { outcomeText, refundingText, resultCountsText, wayText } from './refunds.text.ts';

it.each([
  [{ applied: 2, failed: 0, unsent: 0, returned: 1068, awaited: 0 }, '成功2个，失败0个。已退回 ¥10.68'],
  [
    { applied: 2, failed: 1, unsent: 3, returned: 534, awaited: 200 },
    '成功2个，失败1个，3 个没有提交。已退回 ¥5.34，处理中 ¥2.00',
  ],
  [{ applied: 0, failed: 1, unsent: 0, returned: 0, awaited: 0 }, '成功0个，失败1个'],
])('the forecast %o is worded %s', (counts, words) => {
  expect(resultCountsText(counts)).toBe(words);
});

it.each([
  [{ kind: 'applied', refundStatus: 'SUCCESS', amount: 534 }, '已退回 ¥5.34'],
  [{ kind: 'applied', refundStatus: 'VOIDING', amount: 534 }, '作废面单中，预计退回 ¥5.34'],
  [{ kind: 'failed', msg: '该包裹正在退款中，请勿重复申请' }, '该包裹正在退款中，请勿重复申请'],
] as const)('the outcome %o of a parcel is worded', (outcome, words) => {
  expect(outcomeText(outcome)).toBe(words);
});

it('the texts for suppliers name the buyer as recipient of the money, and say what becomes of the stock', () => {
  expect(wayText('atOnce', 'seller').words).toBe('立即退回买家余额');
  expect(wayText('voiding', 'seller').words).toContain('库存不会自动加回');
  expect(wayText('voiding', 'buyer').words).not.toContain('库存');
  expect([refundingText.title(1, 'buyer'), refundingText.title(2, 'seller')]).toEqual([
    '申请退款',
    '退款给买家 · 2 个包裹',
  ]);
});
