import { describe, expect, it } from 'vitest';
import { autoSendText, quickText } from './orders.text.ts';

describe('the result of a quick action', () => {
  const failed = [{ msg: '店铺授权已过期，请续期后重试' }];

  it.each([
    [{ kind: 'synced', updated: 0 }, 'info', '已同步，没有变化'],
    [{ kind: 'synced', updated: 2 }, 'success', '已同步，2 个包裹有更新'],
    [{ kind: 'resent', submitted: 3, failed: [] }, 'success', '已重新提交 3 个包裹'],
    [
      { kind: 'resent', submitted: 2, failed },
      'warning',
      '已重新提交 2 个包裹，1 个没有提交：店铺授权已过期，请续期后重试',
    ],
    [{ kind: 'resubmitted', submitted: 3, skipped: [] }, 'success', '已重新提交 3 个包裹'],
    [
      { kind: 'resubmitted', submitted: 0, skipped: [{ msg: '已提交5次，请联系供应商处理' }] },
      'warning',
      '已重新提交 0 个包裹，1 个没有提交：已提交5次，请联系供应商处理',
    ],
  ] as const)('the outcome %o is worded %s', (outcome, tone, words) => {
    expect(quickText(outcome)).toEqual({ tone, words });
  });
});

it.each([
  [{ success: 0, failed: 0, waiting: 0, external: 0 }, ''],
  [{ success: 1, failed: 0, waiting: 4, external: 0 }, '已回传 1/5'],
  [{ success: 1, failed: 2, waiting: 0, external: 3 }, '已回传 1/6 · 失败 2 · 店铺已发货 3'],
])('autoSendText words the shipped notifications to the shop for %o', (counts, words) => {
  expect(autoSendText(counts)).toBe(words);
});
