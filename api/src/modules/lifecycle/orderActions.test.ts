import { describe, expect, it } from 'vitest';
import { allowedOrderActions } from './orderActions.ts';

const NOTHING = { notIssued: false, canResend: false, canResubmit: false };

describe('allowedOrderActions', () => {
  it.each([
    [10, {}, ['pay', 'cancel', 'copy', 'export', 'detail'], ['export', 'detail']],
    [20, { notIssued: true }, ['cancel', 'copy', 'callback', 'export', 'detail'], ['export', 'detail']],
    [
      20,
      { canResubmit: true },
      ['againSubmit', 'copy', 'callback', 'export', 'detail'],
      ['againSubmit', 'export', 'detail'],
    ],
    [20, {}, ['copy', 'callback', 'export', 'detail'], ['export', 'detail']],
    [20, { canResend: true }, ['copy', 'reAutoSend', 'callback', 'export', 'detail'], ['export', 'detail']],
    [
      20,
      { notIssued: true, canResend: true, canResubmit: true },
      ['cancel', 'againSubmit', 'copy', 'reAutoSend', 'callback', 'export', 'detail'],
      ['againSubmit', 'export', 'detail'],
    ],
    [30, {}, ['confirm', 'copy', 'callback', 'export', 'detail'], ['export', 'detail']],
    [30, { canResubmit: true }, ['confirm', 'copy', 'callback', 'export', 'detail'], ['export', 'detail']],
    [
      30,
      { canResend: true },
      ['confirm', 'copy', 'reAutoSend', 'callback', 'export', 'detail'],
      ['export', 'detail'],
    ],
    [40, {}, ['review', 'copy', 'export', 'detail'], ['export', 'detail']],
    [40, { canResend: true }, ['review', 'copy', 'reAutoSend', 'export', 'detail'], ['export', 'detail']],
    [50, {}, ['copy', 'export', 'detail'], ['export', 'detail']],
    [50, { canResend: true }, ['copy', 'reAutoSend', 'export', 'detail'], ['export', 'detail']],
    [60, { notIssued: true }, ['againSubmit', 'copy', 'export', 'detail'], ['export', 'detail']],
    [
      60,
      { canResend: true, notIssued: true },
      ['againSubmit', 'copy', 'export', 'detail'],
      ['export', 'detail'],
    ],
    [70, { notIssued: true, canResend: true }, ['copy', 'export', 'detail'], ['export', 'detail']],
  ])('returns the actions of status %i with %j', (status, more, buyer, seller) => {
    const order = { ...NOTHING, status, ...more };
    expect(allowedOrderActions({ kind: 'buyer' }, order)).toEqual(buyer);
    expect(allowedOrderActions({ kind: 'seller' }, order)).toEqual(seller);
  });
});
