import {
  afterSaleOf,
  FEE,
  isAsked,
  isLive,
  type Order,
  type Parcel,
  SUPPLIER_SHARE,
  statusOf,
} from './order.ts';

export type Who = 'buyer' | 'seller';

/** Fen and pieces that there are before the order. */
export const BEFORE = { balance: 1_000_000, pieces: 1000 };

const PARCEL_STATUS = {
  unpaid: 10,
  waiting: 20,
  issuing: 20,
  failed: 20,
  shipped: 30,
  inTransit: 40,
  signed: 50,
  abnormal: 60,
  refunded: 70,
  cancelled: 80,
} as const;
const REFUND_STATUS = {
  none: 0,
  applied: 10,
  voiding: 20,
  waitSeller: 30,
  success: 40,
  rejected: 50,
  revoked: 60,
} as const;
const UNISSUED_OUTPUT: Partial<Record<Parcel['place'], number>> = { waiting: 1, issuing: 2, failed: 4 };

function outputOf({ place, issued, refund, voided }: Parcel): number {
  if (!issued) return UNISSUED_OUTPUT[place] ?? 0;
  if (voided) return 6;
  return refund === 'voiding' ? 5 : 3;
}

const is = (parcel: Parcel, ...places: Parcel['place'][]) => places.includes(parcel.place);

/** Why a wish for a parcel's money is refused; null where it is not. */
function refundRefusal(parcel: Parcel, by: Who): string | null {
  if (isAsked(parcel)) return 'REFUND_DUP';
  if (is(parcel, 'inTransit')) return 'REFUND_IN_TRANSIT';
  if (is(parcel, 'unpaid', 'refunded', 'cancelled')) return 'REFUND_STATE';
  return by === 'buyer' && parcel.late ? 'REFUND_LATE' : null;
}

/** Where there is a refund to decide; else there is nothing to try it on. */
const unlessDecided = (can: boolean, { refund }: Parcel) =>
  can || refund === 'none' ? null : 'REFUND_DECIDED';
const canAnswer = ({ refund }: Parcel) => refund === 'waitSeller';
const canRevoke = ({ refund }: Parcel) => refund === 'waitSeller' || refund === 'applied';
const canReturn = (parcel: Parcel) => is(parcel, 'refunded') && parcel.issued && !parcel.returned;
/** What was refused stays open as a case, in which its buyer may insist. */
const canOpenCase = (parcel: Parcel) =>
  is(parcel, 'inTransit', 'signed', 'abnormal') &&
  !isAsked(parcel) &&
  parcel.refund !== 'rejected' &&
  !parcel.late;
const canEdit = (parcel: Parcel) =>
  !parcel.waybillOutcomeUnknown && is(parcel, 'unpaid', 'waiting', 'failed');

/** What somebody tries with a parcel, and why it is refused where it is. */
export const PARCEL_TRIES = {
  'buyer refunds': (parcel) => refundRefusal(parcel, 'buyer'),
  'seller refunds': (parcel) => refundRefusal(parcel, 'seller'),
  'buyer revokes': (parcel) => unlessDecided(canRevoke(parcel), parcel),
  'seller agrees': (parcel) => unlessDecided(canAnswer(parcel), parcel),
  'seller rejects': (parcel) => unlessDecided(canAnswer(parcel), parcel),
  'seller returns': (parcel) => unlessDecided(canReturn(parcel), parcel),
  'buyer edits': (parcel) => (canEdit(parcel) ? null : 'RECEIVER_LOCKED'),
} satisfies Record<string, (parcel: Parcel) => string | null>;

const canCancel = (order: Order) =>
  statusOf(order) === 10 ||
  (statusOf(order) === 20 && order.parcels.filter(isLive).every((parcel) => is(parcel, 'waiting', 'failed')));
const canResubmit = (order: Order) =>
  statusOf(order) === 20 && order.parcels.some((parcel) => is(parcel, 'failed'));
const unless = (can: boolean, refusal = 'ORDER_STATE') => (can ? null : refusal);

/** What somebody tries with an order, and why it is refused where it is. */
export const ORDER_TRIES = {
  'buyer pays': (order) =>
    unless(statusOf(order) === 10, order.cancelled === 'timeout' ? 'PAY_EXPIRED' : 'ORDER_STATE'),
  'buyer cancels': (order) => unless(canCancel(order)),
  'buyer receives': (order) => unless(statusOf(order) === 30),
  'buyer reviews': (order) => unless(statusOf(order) === 40),
  'buyer submits': (order) => unless(canResubmit(order) || statusOf(order) === 60),
  'seller submits': (order) => unless(canResubmit(order)),
} satisfies Record<string, (order: Order) => string | null>;

function parcelActions(parcel: Parcel, who: Who): string[] {
  const offered: [string, boolean][] = [
    ['refund', refundRefusal(parcel, who) === null],
    ['revokeRefund', who === 'buyer' && canRevoke(parcel)],
    ['answerRefund', who === 'seller' && canAnswer(parcel)],
    ['afterSale', who === 'buyer' && canOpenCase(parcel)],
    ['claim', who === 'seller' && is(parcel, 'shipped', 'inTransit', 'signed', 'abnormal')],
    ['againSubmit', is(parcel, 'failed')],
    ['editReceiver', who === 'buyer' && canEdit(parcel)],
    ['copyNo', parcel.issued],
    ['trace', parcel.issued],
    ['print', who === 'seller' && parcel.issued && isLive(parcel) && parcel.refund !== 'voiding'],
    ['fillWaybill', who === 'seller' && is(parcel, 'waiting', 'failed') && !isAsked(parcel)],
    ['revealReceiver', who === 'buyer' || (is(parcel, 'waiting', 'failed') && !isAsked(parcel))],
  ];
  return offered.flatMap(([action, isOffered]) => (isOffered ? [action] : []));
}

function orderActions(order: Order, who: Who): string[] {
  const isBuyer = who === 'buyer';
  const offered: [string, boolean][] = [
    ['pay', isBuyer && statusOf(order) === 10],
    ['cancel', isBuyer && canCancel(order)],
    ['confirm', isBuyer && statusOf(order) === 30],
    ['review', isBuyer && statusOf(order) === 40],
    ['againSubmit', canResubmit(order) || (isBuyer && statusOf(order) === 60)],
    ['copy', isBuyer],
    ['callback', isBuyer && [20, 30].includes(statusOf(order))],
    ['export', true],
    ['detail', true],
  ];
  return offered.flatMap(([action, isOffered]) => (isOffered ? [action] : []));
}

function refundActions(parcel: Parcel, who: Who): string[] {
  if (who === 'buyer') return canRevoke(parcel) ? ['revoke'] : [];
  return [...(canAnswer(parcel) ? ['answer'] : []), ...(canReturn(parcel) ? ['confirmReturn'] : [])];
}

/** What REST shows of an order to one of the two. */
export function shownTo(who: Who, order: Order) {
  return {
    status: statusOf(order),
    afterSaleStatus: afterSaleOf(order),
    allowedActions: orderActions(order, who),
    packages: order.parcels.map((parcel) => ({
      status: PARCEL_STATUS[parcel.place],
      outputStatus: outputOf(parcel),
      refundStatus: REFUND_STATUS[parcel.refund],
      refundFee: is(parcel, 'refunded') ? parcel.fen : 0,
      allowedActions: parcelActions(parcel, who),
      refund:
        parcel.refund === 'none'
          ? null
          : { status: REFUND_STATUS[parcel.refund], allowedActions: refundActions(parcel, who) },
    })),
  };
}

/** Where the money and the pieces are. Of a refunded parcel the supplier keeps what did not go back. */
export function booksOf(order: Order) {
  const sum = (of: (parcel: Parcel) => number) => order.parcels.reduce((total, each) => total + of(each), 0);
  const isReserved = (parcel: Parcel) => is(parcel, 'unpaid', 'waiting', 'issuing', 'failed');
  return {
    buyer: BEFORE.balance - (order.paid ? 2 * FEE : 0) + sum((each) => (is(each, 'refunded') ? each.fen : 0)),
    supplier: sum((each) => (is(each, 'refunded') ? FEE - each.fen : each.settled ? SUPPLIER_SHARE : 0)),
    pieces: BEFORE.pieces - sum((each) => (each.issued && !each.returned ? 1 : 0)),
    reserved: sum((each) => (isReserved(each) ? 1 : 0)),
  };
}
