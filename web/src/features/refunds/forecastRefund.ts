import type {
  ChosenParcelFieldsFragment,
  ParcelStatus,
  RefundStatus,
} from '../../graphql/generated/graphql.ts';
import { type Pieces, partOf } from './refundPart.ts';

type Subject = ChosenParcelFieldsFragment;

/**
 * The fields of a parcel that a refund request needs. Fees in fen; one that was shipped under the supplier's own waybill
 * number cannot be voided.
 */
export type RefundSubject = Pick<Subject, 'id' | 'packageNo' | 'goodName' | 'price' | 'allowedActions'> &
  Pick<Subject, 'status' | 'outputStatus' | 'refundStatus'> &
  Partial<Pick<Subject, 'refundFee' | 'signedAt' | 'ownWaybill' | 'atErp' | 'mergeId' | 'items'>>;

/** Fen that can still go back of a parcel. */
export const leftOf = ({ price, refundFee = 0 }: RefundSubject): number => price - refundFee;

/**
 * How the money goes back: at once, as its waybill turns out, once the supplier's ERP has cancelled it, when its waybill is given
 * back, when the supplier agrees.
 */
const REFUND_WAYS = ['atOnce', 'afterIssuing', 'afterCancelling', 'voiding', 'bySupplier'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** Why no money can be asked for. */
export type RefundObstacle =
  | 'underWay'
  | 'refunded'
  | 'moving'
  | 'late'
  | 'unpaid'
  | 'cancelled'
  | 'notEligible';

type RefundForecast = { way: RefundWay; needsReason: boolean } | { why: RefundObstacle };

const UNDER_WAY: readonly RefundStatus[] = ['APPLIED', 'VOIDING', 'WAIT_SELLER'];

/** What asking for a parcel's money will lead to. Whether it can be asked for at all is the server's word. */
export function forecastRefund(parcel: RefundSubject, by: 'buyer' | 'seller'): RefundForecast {
  if (!parcel.allowedActions.includes('REFUND')) return { why: whyNot(parcel) };
  const way = wayOf(parcel, by);
  return { way, needsReason: way === 'bySupplier' && Boolean(parcel.signedAt) };
}

function wayOf(
  { status, outputStatus, ownWaybill, atErp }: RefundSubject,
  by: 'buyer' | 'seller',
): RefundWay {
  if (status === 'SHIPPED' && !ownWaybill) return 'voiding';
  if (status === 'PENDING_SHIPMENT' && outputStatus === 'ISSUING') return 'afterIssuing';
  if (status === 'PENDING_SHIPMENT') return atErp ? 'afterCancelling' : 'atOnce';
  return by === 'seller' ? 'atOnce' : 'bySupplier';
}

const OBSTACLES: Partial<Record<ParcelStatus, RefundObstacle>> = {
  REFUNDED: 'refunded',
  CANCELLED: 'cancelled',
  PENDING_PAYMENT: 'unpaid',
  SHIPPED: 'moving',
  IN_TRANSIT: 'moving',
  SIGNED: 'late',
};

function whyNot({ status, refundStatus }: RefundSubject): RefundObstacle {
  return UNDER_WAY.includes(refundStatus) ? 'underWay' : (OBSTACLES[status] ?? 'notEligible');
}

/** No waybill is given back for a part: its supplier decides. */
function partForecast({ way }: { way: RefundWay }, fen: number, by: 'buyer' | 'seller') {
  if (way !== 'voiding') return { way, fen };
  return { way: by === 'seller' ? ('atOnce' as const) : ('bySupplier' as const), fen };
}

/** What came of one parcel. Fen that go back, now or when it is decided so. */
export type ParcelOutcome =
  | { kind: 'applied'; refundStatus: RefundStatus; amount: number }
  | { kind: 'failed'; msg: string };

/**
 * How far it is. `unsent`: of those that can be refunded, how many have not been answered; `returned` and `awaited`: fen
 * that have gone back, and that may later.
 */
export function countResults(
  results: readonly (readonly [number, ParcelOutcome])[],
  queue: readonly (readonly number[])[],
) {
  const counts = { applied: 0, failed: 0, unsent: queue.flat().length, returned: 0, awaited: 0 };
  for (const [, outcome] of results) {
    if (outcome.kind === 'failed') counts.failed += 1;
    else {
      counts.applied += 1;
      counts[outcome.refundStatus === 'SUCCESS' ? 'returned' : 'awaited'] += outcome.amount;
    }
  }
  return counts;
}

interface RefundsForecast {
  /** By way, the parcels that take it and their fen. */
  ways: readonly { way: RefundWay; count: number; fen: number }[];
  /** Those whose money can be asked for, and their fen. */
  possible: readonly RefundSubject[];
  fen: number;
  needsReason: boolean;
}

/** What asking for the money of all these parcels will lead to, or of some pieces of the only one. */
export function forecastRefunds(
  parcels: readonly RefundSubject[],
  by: 'buyer' | 'seller',
  pieces?: Pieces,
): RefundsForecast {
  const seen = parcels.flatMap((parcel) => {
    const forecast = forecastRefund(parcel, by);
    if ('why' in forecast) return [];
    const part = partOf(parcel, pieces);
    return [
      { parcel, ...forecast, ...(part ? partForecast(forecast, part.fen, by) : { fen: leftOf(parcel) }) },
    ];
  });
  const sumOf = (list: typeof seen) => list.reduce((sum, { fen }) => sum + fen, 0);
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
