import { describe, expect, it } from 'vitest';
import { shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { blankRecipient } from '../../shared/recipients/recipient.ts';
import type { RowState, Verdict } from '../../shared/recipients/verdicts.ts';
import { basketOf } from '../../shared/wizard/basket.ts';
import { isTall, notesOf, rowHeight } from './rowHeight.ts';

const fine: Verdict = { state: 'ok', notes: [], price: null };
const doubt: Verdict = { ...fine, notes: [{ field: 'detail', blocking: false, msg: '请确认' }] };

it('a row is as high as its address and its goods need lines, and higher where something is said below', () => {
  const short = { ...blankRecipient('r1'), detail: '文三路100号浙大科技园A座3楼' };
  const long = { ...short, detail: '文三路100号浙大科技园A座3楼301室前台转交' };
  const basket = basketOf([shirts], []);
  const items = [901, 905, 909].map((skuId) => ({ skuId, quantity: 1 }));
  const of = (count: number) => ({ ...short, items: items.slice(0, count) });
  expect([short, long, of(1), of(3)].map((row) => isTall(row, basket))).toEqual([false, true, false, true]);
  const heights = [short, long].flatMap((row) => [rowHeight(row, fine, null), rowHeight(row, doubt, null)]);
  expect(heights).toEqual([44, 70, 60, 86]);
});

const row = { ...blankRecipient('1'), text: '还是上次那个\n张三 1380000', rest: '还是上次那个' };
const verdict = (state: RowState): Verdict => ({
  state,
  price: null,
  notes: [
    { field: 'row', blocking: false, finding: { field: 'row', code: 'REST_UNREAD', blocking: false } },
    ...(state === 'error' ? [{ field: 'phone', blocking: true, msg: '手机号不正确' } as const] : []),
  ],
});

describe('what is said below a recipient', () => {
  it('is what was not understood', () => {
    expect(notesOf(row, verdict('warn'))).toBe('未识别：还是上次那个');
  });

  it('has the original text where something is to be mended, and what was not understood in it once', () => {
    expect(notesOf(row, verdict('error'))).toBe('手机号不正确　原文：还是上次那个 张三 1380000');
  });

  it('is nothing once a person has accepted the row, or left it out', () => {
    expect(notesOf({ ...row, checked: true }, { ...verdict('ok'), notes: [] })).toBe('');
    expect(notesOf({ ...row, excluded: true }, verdict('excluded'))).toBe('');
  });
});
