import { describe, expect, it } from 'vitest';
import { stepText } from './cashOut.text.ts';
import { stepsOf } from './cashOutSteps.ts';

const dated = {
  createdAt: '2026-11-21T10:00:00+08:00',
  auditedAt: '2026-11-21T11:00:00+08:00',
  paidAt: null,
};

describe('cash-out steps', () => {
  it.each([
    ['AUDITING', ['提交申请', '等待平台审核', '打款', '到账']],
    ['APPROVED', ['提交申请', '审核通过', '等待打款', '到账']],
    ['PAYING', ['提交申请', '审核通过', '打款中', '到账']],
    ['PAID', ['提交申请', '审核通过', '已打款', '已到账']],
    ['REJECTED', ['提交申请', '审核驳回']],
    ['FAILED', ['提交申请', '审核通过', '打款失败，等待处理', '到账']],
    ['REVOKED', ['提交申请', '您已撤销']],
  ] as const)('stepsOf gives a cash-out that is %s the steps %o', (status, words) => {
    expect(stepsOf({ ...dated, status }).map((step) => stepText(step, status))).toEqual(words);
  });

  it('stepsOf gives finished steps of an arrived cash-out their known times', () => {
    const paidAt = '2026-11-21T12:00:00+08:00';
    expect(stepsOf({ ...dated, paidAt, status: 'PAID' })).toEqual([
      { key: 'requested', state: 'done', at: dated.createdAt },
      { key: 'audit', state: 'done', at: dated.auditedAt },
      { key: 'payment', state: 'done', at: null },
      { key: 'arrival', state: 'done', at: paidAt },
    ]);
  });

  it('stepsOf gives pending steps no time', () => {
    expect(
      stepsOf({ ...dated, auditedAt: null, status: 'AUDITING' }).map(({ state, at }) => [state, at]),
    ).toEqual([
      ['done', dated.createdAt],
      ['current', null],
      ['ahead', null],
      ['ahead', null],
    ]);
  });
});
