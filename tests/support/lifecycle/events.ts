import {
  afterSaleOf,
  FEE,
  isAsked,
  isLive,
  type Order,
  type Parcel,
  statusOf,
  WAYBILL_FEE,
} from './order.ts';

/** What a courier answers that was asked for a waybill; `lost` never arrives, though the waybill is there. */
export type CourierAnswer = 'issued' | 'refused' | 'lost';

/** Fen that a supplier gives who does not give all. */
export const PART = 150;

type ParcelRule = (parcel: Parcel, order: Order) => Parcel | undefined;
type OrderRule = (order: Order) => Order | undefined;

/** What it was before matters no more: the money is where the amount says. */
const refunded = (parcel: Parcel, fen: number, voided = false): Parcel => ({
  ...parcel,
  resubmitted: false,
  settled: false,
  late: false,
  place: 'refunded',
  refund: 'success',
  fen,
  voided,
});
const requested = (parcel: Parcel, refund: Parcel['refund'], fen: number): Parcel => ({
  ...parcel,
  refund,
  fen,
});
const decided = (parcel: Parcel, refund: 'rejected' | 'revoked'): Parcel => ({ ...parcel, refund, fen: 0 });
const placed = (parcel: Parcel, place: Parcel['place']): Parcel => ({ ...parcel, place });
const isPlaced = ({ place }: Parcel, ...places: Parcel['place'][]) => places.includes(place);

const whenAnswered =
  (next: (parcel: Parcel) => Parcel): ParcelRule =>
  (parcel) =>
    parcel.refund === 'waitSeller' ? next(parcel) : undefined;
const whenVoiding =
  (next: (parcel: Parcel) => Parcel): ParcelRule =>
  (parcel) =>
    parcel.refund === 'voiding' ? next(parcel) : undefined;

/** What a buyer, a supplier, a courier or the time does to one parcel; undefined where it cannot be. */
const PARCEL_RULES = {
  'refund.apply': (parcel) => {
    if (isAsked(parcel)) return undefined;
    if (isPlaced(parcel, 'waiting', 'failed')) return refunded(parcel, FEE);
    if (isPlaced(parcel, 'issuing')) return requested(parcel, 'applied', FEE);
    if (isPlaced(parcel, 'shipped')) return requested(parcel, 'voiding', FEE - WAYBILL_FEE);
    const isWaiting = isPlaced(parcel, 'abnormal') || (isPlaced(parcel, 'signed') && !parcel.late);
    return isWaiting ? requested(parcel, 'waitSeller', FEE) : undefined;
  },
  // At once; a waybill that a supplier gives up is proven in refunds.test.ts.
  'refund.give': (parcel) =>
    !isAsked(parcel) && isPlaced(parcel, 'waiting', 'failed', 'abnormal', 'signed')
      ? refunded(parcel, FEE)
      : undefined,
  'refund.revoke': (parcel) =>
    parcel.refund === 'applied' || parcel.refund === 'waitSeller' ? decided(parcel, 'revoked') : undefined,
  'refund.agree': whenAnswered((parcel) => refunded(parcel, parcel.fen)),
  'refund.agreeInPart': whenAnswered((parcel) => refunded(parcel, PART)),
  'refund.reject': whenAnswered((parcel) => decided(parcel, 'rejected')),
  'refund.overdue': whenAnswered((parcel) => refunded(parcel, parcel.fen)),
  'waybill.voided': whenVoiding((parcel) => refunded(parcel, parcel.fen, true)),
  'waybill.kept': whenVoiding((parcel) => requested(parcel, 'waitSeller', parcel.fen)),
  // A lost number is given back after the money.
  'waybill.recalled': (parcel) =>
    isPlaced(parcel, 'refunded') && parcel.waybillOutcomeUnknown
      ? { ...parcel, waybillOutcomeUnknown: false }
      : undefined,
  'waybill.resubmit': (parcel) =>
    isPlaced(parcel, 'failed') && !parcel.resubmitted
      ? { ...placed(parcel, 'waiting'), resubmitted: true }
      : undefined,
  'receiver.edit': (parcel) =>
    !parcel.waybillOutcomeUnknown && isPlaced(parcel, 'unpaid', 'waiting', 'failed') ? parcel : undefined,
  'trace.moved': (parcel) =>
    isPlaced(parcel, 'shipped', 'abnormal') ? placed(parcel, 'inTransit') : undefined,
  'trace.trouble': (parcel) =>
    isPlaced(parcel, 'shipped', 'inTransit') ? placed(parcel, 'abnormal') : undefined,
  'trace.stalled': (parcel) => (isPlaced(parcel, 'inTransit') ? placed(parcel, 'abnormal') : undefined),
  'trace.signed': (parcel) =>
    isPlaced(parcel, 'shipped', 'inTransit', 'abnormal') ? placed(parcel, 'signed') : undefined,
  'signing.longAgo': (parcel) =>
    isPlaced(parcel, 'signed') && !parcel.late ? { ...parcel, late: true } : undefined,
  'goods.returned': (parcel) =>
    isPlaced(parcel, 'refunded') && parcel.issued && !parcel.returned
      ? { ...parcel, returned: true }
      : undefined,
} satisfies Record<string, ParcelRule>;

/** Pays out what may be; `old` says that suppliers have waited for it long enough. */
const settled = (order: Order, { old }: { old: boolean }): Order | undefined => {
  const isDue = (parcel: Parcel) =>
    parcel.issued &&
    !parcel.settled &&
    isLive(parcel) &&
    !isAsked(parcel) &&
    (isPlaced(parcel, 'signed') || order.received || (old && isPlaced(parcel, 'shipped', 'inTransit')));
  return order.parcels.some(({ issued }) => issued)
    ? ofEach(order, (parcel) => (isDue(parcel) ? { ...parcel, settled: true } : parcel))
    : undefined;
};

/** What happens to an order as a whole. What comes due while money is asked for waits. */
const ORDER_RULES = {
  'order.pay': (order) =>
    statusOf(order) === 10
      ? ofEach({ ...order, paid: true }, (parcel) => placed(parcel, 'waiting'))
      : undefined,
  'order.cancel': (order) => {
    if (statusOf(order) === 10) return ended(order, 'buyer');
    const live = order.parcels.filter(isLive);
    if (statusOf(order) !== 20 || !live.every((parcel) => isPlaced(parcel, 'waiting', 'failed')))
      return undefined;
    return ofEach(order, (parcel) => (isLive(parcel) ? refunded(parcel, FEE) : parcel));
  },
  'order.expired': (order) => (statusOf(order) === 10 ? ended(order, 'timeout') : undefined),
  'order.repeat': (order) => (statusOf(order) === 60 ? order : undefined),
  'order.issue': (order) =>
    statusOf(order) === 20 &&
    order.parcels.some((parcel) => isPlaced(parcel, 'waiting')) &&
    !order.parcels.some((parcel) => isPlaced(parcel, 'issuing'))
      ? ofEach(order, (parcel) => (isPlaced(parcel, 'waiting') ? placed(parcel, 'issuing') : parcel))
      : undefined,
  'order.receive': (order) => (statusOf(order) === 30 ? { ...order, received: true } : undefined),
  'order.receiptDue': (order) =>
    statusOf(order) === 30 ? { ...order, received: afterSaleOf(order) !== 1 } : undefined,
  'order.review': (order) => (statusOf(order) === 40 ? { ...order, completed: true } : undefined),
  'order.completionDue': (order) =>
    statusOf(order) === 40 ? { ...order, completed: afterSaleOf(order) !== 1 } : undefined,
  'order.settle': (order) => settled(order, { old: false }),
  'order.settlementDue': (order) => settled(order, { old: true }),
} satisfies Record<string, OrderRule>;

export type ParcelEvent = { type: keyof typeof PARCEL_RULES; at: 0 | 1 };
export type OrderEvent = { type: keyof typeof ORDER_RULES };
/** Null for a parcel that the courier was not asked for. */
export type AnswerEvent = {
  type: 'courier.answer';
  of: readonly [CourierAnswer | null, CourierAnswer | null];
};
export type LifecycleEvent = ParcelEvent | OrderEvent | AnswerEvent;

const ANSWERS = ['issued', 'refused', 'lost', null] as const;

/** Every event that there is, in whatever state. */
export const EVENTS: readonly LifecycleEvent[] = [
  ...(Object.keys(ORDER_RULES) as OrderEvent['type'][]).map((type) => ({ type })),
  ...ANSWERS.flatMap((one) =>
    ANSWERS.map((other) => ({ type: 'courier.answer' as const, of: [one, other] as const })),
  ),
  ...(Object.keys(PARCEL_RULES) as ParcelEvent['type'][]).flatMap((type) =>
    ([0, 1] as const).map((at) => ({ type, at })),
  ),
];

/** What an event makes of an order; undefined where it cannot happen. */
export function next(order: Order, event: LifecycleEvent): Order | undefined {
  const changed = changedBy(order, event);
  // What was signed for to the last parcel is received.
  return changed && statusOf(changed) === 40 ? { ...changed, received: true } : changed;
}

function changedBy(order: Order, event: LifecycleEvent): Order | undefined {
  if ('at' in event) {
    const parcel = (PARCEL_RULES[event.type] as ParcelRule)(order.parcels[event.at], order);
    return (
      parcel && { ...order, parcels: order.parcels.with(event.at, parcel) as unknown as Order['parcels'] }
    );
  }
  return event.type === 'courier.answer' ? answered(order, event) : ORDER_RULES[event.type](order);
}

function answered(order: Order, { of }: AnswerEvent): Order | undefined {
  const fits = order.parcels.every((parcel, at) => {
    const answer = of[at];
    // A second loss would only count tries.
    return isPlaced(parcel, 'issuing')
      ? answer !== null && !(answer === 'lost' && parcel.waybillOutcomeUnknown)
      : answer === null;
  });
  if (!fits || of.every((answer) => answer === null)) return undefined;
  return ofEach(order, (parcel, at) => {
    const answer = of[at];
    if (!answer) return parcel;
    const isWanted = parcel.refund === 'applied';
    if (answer === 'issued') {
      const shipped = {
        ...placed(parcel, 'shipped'),
        issued: true,
        waybillOutcomeUnknown: false,
        resubmitted: false,
      };
      return isWanted ? requested(shipped, 'voiding', FEE - WAYBILL_FEE) : shipped;
    }
    const left = answer === 'lost' ? { ...parcel, waybillOutcomeUnknown: true } : parcel;
    if (isWanted) return refunded(left, FEE);
    return placed(left, answer === 'lost' ? 'waiting' : 'failed');
  });
}

function ended(order: Order, cancelled: 'buyer' | 'timeout'): Order {
  return ofEach({ ...order, cancelled }, (parcel) => placed(parcel, 'cancelled'));
}

function ofEach(order: Order, of: (parcel: Parcel, at: number) => Parcel): Order {
  const [one, other] = order.parcels;
  return { ...order, parcels: [of(one, 0), of(other, 1)] };
}
