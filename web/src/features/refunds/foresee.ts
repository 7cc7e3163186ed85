import type {
  OutputStatus,
  ParcelAction,
  ParcelStatus,
  RefundStatus,
} from '../../graphql/generated/graphql.ts';

/** The fields of a parcel that a refund request needs. Fees in fen. */
export interface RefundSubject {
  id: number;
  packageNo: string;
  goodName: string;
  price: number;
  status: ParcelStatus;
  outputStatus: OutputStatus;
  refundStatus: RefundStatus;
  signedAt?: string | null | undefined;
  /** Shipped under the supplier's own waybill number, which cannot be voided. */
  ownWaybill?: boolean;
  allowedActions: readonly ParcelAction[];
}

/** How the money goes back: at once, as its waybill turns out, when that is given back, when the supplier agrees. */
const REFUND_WAYS = ['atOnce', 'afterIssuing', 'voiding', 'bySupplier'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** Why no money can be asked for. */
export type NoRefund = 'underWay' | 'refunded' | 'moving' | 'late' | 'unpaid' | 'cancelled' | 'unfit';

export type Foresight = { way: RefundWay; needsReason: boolean } | { why: NoRefund };

const UNDER_WAY: readonly RefundStatus[] = ['APPLIED', 'VOIDING', 'WAIT_SELLER'];

/** What asking for a parcel's money will lead to. Whether it can be asked for at all is the server's word. */
export function foresee(parcel: RefundSubject, by: 'buyer' | 'seller'): Foresight {
  if (!parcel.allowedActions.includes('REFUND')) return { why: whyNot(parcel) };
  const way = wayOf(parcel, by);
  return { way, needsReason: way === 'bySupplier' && Boolean(parcel.signedAt) };
}

function wayOf({ status, outputStatus, ownWaybill }: RefundSubject, by: 'buyer' | 'seller'): RefundWay {
  if (status === 'SHIPPED' && !ownWaybill) return 'voiding';
  if (status === 'PENDING_SHIPMENT') return outputStatus === 'ISSUING' ? 'afterIssuing' : 'atOnce';
  return by === 'seller' ? 'atOnce' : 'bySupplier';
}

function whyNot({ status, refundStatus }: RefundSubject): NoRefund {
  if (UNDER_WAY.includes(refundStatus)) return 'underWay';
  switch (status) {
    case 'REFUNDED':
      return 'refunded';
    case 'CANCELLED':
      return 'cancelled';
    case 'PENDING_PAYMENT':
      return 'unpaid';
    case 'SHIPPED':
    case 'IN_TRANSIT':
      return 'moving';
    case 'SIGNED':
      return 'late';
    default:
      return 'unfit';
  }
}

export interface Outlook {
  /** By way, the parcels that take it and their fen. */
  ways: readonly { way: RefundWay; count: number; fen: number }[];
  /** Those whose money can be asked for, and their fen. */
  possible: readonly RefundSubject[];
  fen: number;
  needsReason: boolean;
}

/** What asking for the money of all these parcels will lead to. */
export function outlookOf(parcels: readonly RefundSubject[], by: 'buyer' | 'seller'): Outlook {
  const seen = parcels.flatMap((parcel) => {
    const foresight = foresee(parcel, by);
    return 'way' in foresight ? [{ parcel, ...foresight }] : [];
  });
  const sumOf = (list: typeof seen) => list.reduce((sum, { parcel }) => sum + parcel.price, 0);
  const ways = REFUND_WAYS.map((way) => {
    const own = seen.filter((one) => one.way === way);
    return { way, count: own.length, fen: sumOf(own) };
  });
  return {
    ways: ways.filter(({ count }) => count > 0),
    possible: seen.map(({ parcel }) => parcel),
    fen: sumOf(seen),
    needsReason: seen.some(({ needsReason }) => needsReason),
  };
}
