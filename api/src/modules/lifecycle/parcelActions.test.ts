import { describe, expect, it } from 'vitest';
import {
  allowedParcelActions,
  caseRefusal,
  type ParcelAction,
  type ParcelFacts,
  refundPath,
  resubmitRefusal,
  revealRefusal,
} from './parcelActions.ts';

const STATUSES = [10, 20, 30, 40, 50, 60, 70, 80];
const OUTPUTS = [0, 1, 2, 3, 4, 5, 6];
const REFUNDS = [0, 10, 20, 30, 40, 50, 60];
const SENDS = [0, 1, 2, 3, 4, 5, 6];
const BOTH = [false, true];
const KINDS = ['buyer', 'seller'] as const;

const parcel: ParcelFacts = {
  status: 20,
  outputStatus: 1,
  refundStatus: 0,
  autoSendStatus: 0,
  waybillNo: null,
  encrypted: false,
  ofShop: false,
  waybillOutcomeUnknown: false,
  resubmits: 0,
  pickedUp: false,
  ownWaybill: false,
  signedRecently: true,
  isFinal: false,
  isFree: false,
  askedByBuyer: true,
  hasOpenCase: false,
  caseUnderway: false,
  atErp: null,
  receiverErasedAt: null,
};

/** By status and outputStatus what a buyer and a supplier get who want the money; everything else is REFUND_STATE. */
const REFUNDED: Record<string, [buyer: string, seller: string]> = {
  '20/0': ['atOnce', 'atOnce'],
  '20/1': ['atOnce', 'atOnce'],
  '20/2': ['afterIssuing', 'afterIssuing'],
  '20/4': ['atOnce', 'atOnce'],
  '30/3': ['voiding', 'voiding'],
  ...Object.fromEntries(
    OUTPUTS.map((output) => [`40/${output}`, ['REFUND_IN_TRANSIT', 'REFUND_IN_TRANSIT']]),
  ),
  ...Object.fromEntries(OUTPUTS.map((output) => [`50/${output}`, ['bySupplier', 'atOnce']])),
  ...Object.fromEntries(OUTPUTS.map((output) => [`60/${output}`, ['bySupplier', 'atOnce']])),
};

function every<A, B, C>(as: readonly A[], bs: readonly B[], cs: readonly C[]): [A, B, C][] {
  return as.flatMap((a) => bs.flatMap((b) => cs.map((c): [A, B, C] => [a, b, c])));
}

function refundOf(more: Partial<ParcelFacts>, by: 'buyer' | 'seller'): string {
  const verdict = refundPath({ ...parcel, ...more }, by);
  return 'path' in verdict ? verdict.path : verdict.refused;
}

describe('the refund path of a parcel', () => {
  it.each(every(STATUSES, OUTPUTS, REFUNDS))(
    'is defined for status %i, outputStatus %i, refundStatus %i',
    (status, outputStatus, refundStatus) => {
      const expected = (at: 0 | 1) => {
        if ([10, 20, 30].includes(refundStatus)) return 'REFUND_DUP';
        if (refundStatus === 40) return 'REFUND_STATE';
        return REFUNDED[`${status}/${outputStatus}`]?.[at] ?? 'REFUND_STATE';
      };
      const state = { status, outputStatus, refundStatus };
      expect([refundOf(state, 'buyer'), refundOf(state, 'seller')]).toEqual([expected(0), expected(1)]);
    },
  );

  it.each([
    [{ status: 30, outputStatus: 3, pickedUp: true }, 'REFUND_IN_TRANSIT', 'REFUND_IN_TRANSIT'],
    [{ status: 30, outputStatus: 3, ownWaybill: true }, 'bySupplier', 'atOnce'],
    [
      { status: 30, outputStatus: 3, ownWaybill: true, pickedUp: true },
      'REFUND_IN_TRANSIT',
      'REFUND_IN_TRANSIT',
    ],
    [{ status: 50, outputStatus: 3, signedRecently: false }, 'REFUND_LATE', 'atOnce'],
    [{ status: 50, outputStatus: 3, isFinal: true }, 'REFUND_LATE', 'atOnce'],
    [{ status: 60, outputStatus: 3, isFinal: true }, 'REFUND_LATE', 'atOnce'],
    [{ status: 30, outputStatus: 3, isFinal: true }, 'REFUND_LATE', 'REFUND_LATE'],
  ])('handles the case %j', (state, buyer, seller) => {
    expect([refundOf(state, 'buyer'), refundOf(state, 'seller')]).toEqual([buyer, seller]);
  });
});

describe('resubmitting a failed waybill', () => {
  it.each([
    [0, null],
    [4, null],
    [5, 'tooOften'],
    [6, 'tooOften'],
  ])('is decided after %i attempts', (resubmits, expected) => {
    expect(resubmitRefusal({ ...parcel, outputStatus: 4, resubmits })).toBe(expected);
  });
});

describe('opening a case', () => {
  it.each([
    [{ status: 20 }, 'REFUND_STATE'],
    [{ status: 30 }, 'CASE_EARLY'],
    [{ status: 30, pickedUp: true }, null],
    [{ status: 30, ownWaybill: true }, null],
    [{ status: 40, signedRecently: false }, null],
    [{ status: 40, hasOpenCase: true }, 'CASE_OPEN'],
    [{ status: 50 }, null],
    [{ status: 50, refundStatus: 30 }, 'REFUND_DUP'],
    [{ status: 50, refundStatus: 50 }, null],
    [{ status: 50, signedRecently: false }, 'REFUND_LATE'],
    [{ status: 50, isFinal: true }, 'REFUND_LATE'],
    [{ status: 60, signedRecently: false }, null],
    [{ status: 70 }, 'REFUND_STATE'],
    [{ status: 80 }, 'REFUND_STATE'],
  ])('with %j is refused with %s', (state, expected) => {
    expect(caseRefusal({ ...parcel, ...state })).toBe(expected);
  });
});

describe('revealing a receiver', () => {
  const own = { outputStatus: 3, ownWaybill: true, waybillNo: 'SF1' };
  it.each([
    [{}, null, null],
    [{ ofShop: true }, 'platform', 'platform'],
    [{ ofShop: true, status: 30, ...own }, 'platform', 'platform'],
    [{ status: 10, outputStatus: 0 }, null, 'state'],
    [{ refundStatus: 10 }, null, 'state'],
    [{ outputStatus: 2 }, null, 'issued'],
    [{ status: 30, outputStatus: 3 }, null, 'issued'],
    [{ status: 30, ...own }, null, null],
    [{ status: 40, ...own }, null, null],
    [{ status: 60, ...own }, null, null],
    [{ status: 50, ...own }, null, 'state'],
    [{ status: 70, ...own }, null, 'state'],
    [{ status: 80, outputStatus: 1 }, null, 'state'],
  ])('with %j is refused to its buyer with %s and to its supplier with %s', (state, buyer, seller) => {
    const facts = { ...parcel, ...state };
    expect([revealRefusal(facts, 'buyer'), revealRefusal(facts, 'seller')]).toEqual([buyer, seller]);
  });
});

describe('allowedParcelActions', () => {
  /** What is allowed in every state, by hand; `at` names it. */
  const allowed: Record<ParcelAction, (at: { key: string; facts: ParcelFacts; by: string }) => boolean> = {
    refund: ({ key, facts, by }) =>
      [0, 50, 60].includes(facts.refundStatus) &&
      [...PATHS].includes(REFUNDED[key]?.[by === 'buyer' ? 0 : 1] ?? ''),
    revokeRefund: ({ facts, by }) =>
      by === 'buyer' && facts.askedByBuyer && [10, 30].includes(facts.refundStatus),
    answerRefund: ({ facts, by }) => by === 'seller' && facts.refundStatus === 30,
    afterSale: ({ facts, by }) =>
      by === 'buyer' && [40, 50, 60].includes(facts.status) && ![10, 20, 30].includes(facts.refundStatus),
    claim: ({ facts, by }) =>
      by === 'seller' && facts.waybillNo !== null && [30, 40, 50, 60].includes(facts.status),
    againSubmit: ({ key, facts }) => key === '20/4' && [0, 40, 50, 60].includes(facts.refundStatus),
    editReceiver: ({ key, facts, by }) =>
      by === 'buyer' &&
      !facts.encrypted &&
      !facts.waybillOutcomeUnknown &&
      [0, 40, 50, 60].includes(facts.refundStatus) &&
      (key.startsWith('10/') || ['20/0', '20/1', '20/4'].includes(key)),
    reAutoSend: ({ facts, by }) =>
      by === 'buyer' &&
      facts.waybillNo !== null &&
      [4, 5].includes(facts.autoSendStatus) &&
      [10, 20, 30, 40, 50, 60].includes(facts.status),
    copyNo: ({ facts }) => facts.waybillNo !== null,
    trace: ({ facts }) => facts.waybillNo !== null,
    print: ({ facts, by }) =>
      by === 'seller' &&
      facts.waybillNo !== null &&
      facts.outputStatus !== 5 &&
      [10, 20, 30, 40, 50, 60].includes(facts.status),
    fillWaybill: ({ key, facts, by }) =>
      by === 'seller' &&
      !facts.ofShop &&
      ['20/0', '20/1', '20/4'].includes(key) &&
      [0, 40, 50, 60].includes(facts.refundStatus),
    revealReceiver: ({ key, facts, by }) =>
      !facts.ofShop &&
      (by === 'buyer' ||
        (['20/0', '20/1', '20/4'].includes(key) && [0, 40, 50, 60].includes(facts.refundStatus))),
  };
  const PATHS = ['atOnce', 'afterIssuing', 'voiding', 'bySupplier'];

  it.each(every(STATUSES, OUTPUTS, REFUNDS))(
    'matches its table for status %i, outputStatus %i, refundStatus %i and any other facts',
    (status, outputStatus, refundStatus) => {
      const key = `${status}/${outputStatus}`;
      for (const [autoSendStatus, waybillNo, by] of every(SENDS, [null, 'YT1'], KINDS)) {
        for (const [encrypted, waybillOutcomeUnknown, askedByBuyer] of every(BOTH, BOTH, BOTH)) {
          // Goes round with the others: every pair is there.
          const ofShop = encrypted !== waybillOutcomeUnknown;
          const facts = {
            ...parcel,
            status,
            outputStatus,
            refundStatus,
            autoSendStatus,
            waybillNo,
            encrypted,
            ofShop,
            waybillOutcomeUnknown,
            askedByBuyer,
          };
          const expected = Object.entries(allowed).flatMap(([action, rule]) =>
            rule({ key, facts, by }) ? [action] : [],
          );
          expect(allowedParcelActions(facts, { kind: by })).toEqual(expected);
        }
      }
    },
  );
});

describe('what is settled in a case', () => {
  it('is not asked for beside it by its buyer, and nothing of it is taken back', () => {
    const signed = { status: 50, outputStatus: 3, caseUnderway: true };
    expect([refundOf(signed, 'buyer'), refundOf(signed, 'seller')]).toEqual(['CASE_OPEN', 'atOnce']);
    const waits = { ...parcel, ...signed, refundStatus: 30 };
    expect(allowedParcelActions(waits, { kind: 'buyer' })).not.toContain('revokeRefund');
    expect(allowedParcelActions({ ...waits, caseUnderway: false }, { kind: 'buyer' })).toContain(
      'revokeRefund',
    );
  });

  it('costs nothing: its buyer may only cancel it before it is out', () => {
    const free = { isFree: true };
    const shipped = { ...free, status: 30, outputStatus: 3 };
    expect([refundOf(free, 'buyer'), refundOf(shipped, 'buyer'), refundOf(shipped, 'seller')]).toEqual([
      ...['atOnce', 'REFUND_STATE', 'voiding'],
    ]);
  });
});
