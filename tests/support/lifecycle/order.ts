/** Where a parcel is. While it is `issuing` a worker waits for the courier's answer. */
type Place =
  | 'unpaid'
  | 'waiting'
  | 'issuing'
  | 'failed'
  | 'shipped'
  | 'inTransit'
  | 'abnormal'
  | 'signed'
  | 'refunded'
  | 'cancelled';
type RefundState = 'none' | 'applied' | 'voiding' | 'waitSeller' | 'success' | 'rejected' | 'revoked';

export type Parcel = {
  place: Place;
  refund: RefundState;
  /** Fen that were asked for, while they are; then the fen that went back. */
  fen: number;
  /** It got a waybill; its piece has left the stock. */
  issued: boolean;
  /** The courier has a waybill for it whose number was lost. */
  waybillOutcomeUnknown: boolean;
  resubmitted: boolean;
  settled: boolean;
  /** Signed for so long ago that its buyer gets nothing back. */
  late: boolean;
  /** Of a refunded one: its waybill was given back; its piece is in stock again. */
  voided: boolean;
  returned: boolean;
};

export type Order = {
  paid: boolean;
  cancelled: 'buyer' | 'timeout' | null;
  received: boolean;
  completed: boolean;
  parcels: [Parcel, Parcel];
};

export const FEE = 400;
/** Of the fee of a settled parcel. */
export const SUPPLIER_SHARE = 330;
/** Kept of a parcel whose waybill its buyer has given back. */
export const WAYBILL_FEE = 30;

const NEW: Parcel = {
  place: 'unpaid',
  refund: 'none',
  fen: 0,
  issued: false,
  waybillOutcomeUnknown: false,
  resubmitted: false,
  settled: false,
  late: false,
  voided: false,
  returned: false,
};

/** An order of two parcels that was just placed. */
export const PLACED: Order = {
  paid: false,
  cancelled: null,
  received: false,
  completed: false,
  parcels: [NEW, NEW],
};

/** Whether the money of a parcel is asked for and not decided. */
export const isAsked = ({ refund }: Parcel) => ['applied', 'voiding', 'waitSeller'].includes(refund);
export const isLive = ({ place }: Parcel) => place !== 'refunded' && place !== 'cancelled';

/** REST `order.status`, as the contract derives it. */
export function statusOf({ paid, cancelled, received, completed, parcels }: Order): number {
  if (!paid) return cancelled ? 60 : 10;
  const live = parcels.filter(isLive);
  if (live.length === 0) return 70;
  if (completed) return 50;
  if (received) return 40;
  if (live.some(({ place }) => ['waiting', 'issuing', 'failed'].includes(place))) return 20;
  return live.every(({ place }) => place === 'signed') ? 40 : 30;
}

/** REST `order.afterSaleStatus`. */
export function afterSaleOf({ parcels }: Order): number {
  if (parcels.some(isAsked)) return 1;
  const refunded = parcels.filter(({ place }) => place === 'refunded').length;
  return [0, 2, 3][refunded] ?? 0;
}
