import { describe, expect, it } from 'vitest';
import { allowedOrderActions } from './orderActions.ts';

const NOTHING = { notIssued: false, canResend: false, canResubmit: false };

describe('allowedOrderActions', () => {
  it.each([
    [10, {}, ['pay', 'cancel', 'export', 'detail'], ['export', 'detail']],
    [20, { notIssued: true }, ['cancel', 'callback', 'export', 'detail'], ['export', 'detail']],
    [
      20,
      { canResubmit: true },
      ['againSubmit', 'callback', 'export', 'detail'],
      ['againSubmit', 'export', 'detail'],
    ],
    [20, {}, ['callback', 'export', 'detail'], ['export', 'detail']],
    [20, { canResend: true }, ['reAutoSend', 'callback', 'export', 'detail'], ['export', 'detail']],
    [
      20,
      { notIssued: true, canResend: true, canResubmit: true },
      ['cancel', 'againSubmit', 'reAutoSend', 'callback', 'export', 'detail'],
      ['againSubmit', 'export', 'detail'],
    ],
    [30, {}, ['confirm', 'callback', 'export', 'detail'], ['export', 'detail']],
    [30, { canResubmit: true }, ['confirm', 'callback', 'export', 'detail'], ['export', 'detail']],
    [
      30,
      { canResend: true },
      ['confirm', 'reAutoSend', 'callback', 'export', 'detail'],
      ['export', 'detail'],
    ],
    [40, {}, ['review', 'export', 'detail'], ['export', 'detail']],
    [40, { canResend: true }, ['review', 'reAutoSend', 'export', 'detail'], ['export', 'detail']],
    [50, {}, ['export', 'detail'], ['export', 'detail']],
    [50, { canResend: true }, ['reAutoSend', 'export', 'detail'], ['export', 'detail']],
    [60, { notIssued: true }, ['againSubmit', 'export', 'detail'], ['export', 'detail']],
    [60, { canResend: true, notIssued: true }, ['againSubmit', 'export', 'detail'], ['export', 'detail']],
    [70, { notIssued: true, canResend: true }, ['export', 'detail'], ['export', 'detail']],
  ])('returns the actions of status %i with %j', (status, more, buyer, seller) => {
    const order = { ...NOTHING, status, ...more };
    expect(allowedOrderActions({ kind: 'buyer' }, order)).toEqual(buyer);
    expect(allowedOrderActions({ kind: 'seller' }, order)).toEqual(seller);
  });
});
