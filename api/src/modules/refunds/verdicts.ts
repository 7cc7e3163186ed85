import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import {
  operatorRefundPath,
  type ParcelFacts,
  partRefundPath,
  refundPath,
} from '../lifecycle/parcelActions.ts';
import { isFinal } from '../settlements/refundMoves.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import type { RefundDto, RefundInput } from './refunds.schemas.ts';

/** Who asks for what: all that is in the parcels, or some `items` of one. */
export type RefundRequest = {
  by: 'user' | 'seller' | 'platform';
  reason: string;
  waybillFee: number;
  items: RefundInput['items'];
};
export type Result = Pick<RefundDto, 'success' | 'failed'>;

/** What is told of a parcel elsewhere. */
export type Beside = Pick<ParcelFacts, 'caseUnderway' | 'atErp'>;

const SIGNED_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

/** The path of a request for a parcel, or of some of its pieces, or why it is refused. */
export const judge = (parcel: ParcelRow, request: RefundRequest, beside: Beside) =>
  reasoned(parcel, request, pathOf({ ...factsOf(parcel), ...beside }, request));
export const judgePart = (parcel: ParcelRow, request: RefundRequest, beside: Beside) =>
  reasoned(parcel, request, partRefundPath({ ...factsOf(parcel), ...beside }, kindOf(request)));

export function failure(packageId: number, errorKey: ErrorKey): RefundDto['failed'][number] {
  return { packageId, reasonCode: errorKey, msg: new Refusal(errorKey).message };
}

const pathOf = (facts: Parameters<typeof refundPath>[0], request: RefundRequest) =>
  request.by === 'platform' ? operatorRefundPath(facts) : refundPath(facts, kindOf(request));
const kindOf = ({ by }: RefundRequest) => (by === 'user' ? 'buyer' : 'seller');

/** What decides whether a parcel's money may be asked for. */
export function factsOf(parcel: ParcelRow) {
  const { pickedAt, signedAt, replacedAt, ownCourierId, mergeId, packageFee } = parcel;
  const arrivedAt = Math.max(signedAt?.getTime() ?? 0, replacedAt?.getTime() ?? 0);
  return {
    ...parcel,
    merged: mergeId !== null,
    pickedUp: pickedAt !== null,
    ownWaybill: ownCourierId !== null,
    signedRecently: arrivedAt > Date.now() - SIGNED_DAYS * DAY_MS,
    isFree: packageFee === 0,
    isFinal: isFinal(parcel),
  };
}

function reasoned<V extends { path: string } | { refused: ErrorKey }>(
  { signedAt }: ParcelRow,
  { reason }: RefundRequest,
  verdict: V,
): V | { refused: 'REFUND_REASON' } {
  const needsReason = signedAt !== null && 'path' in verdict && verdict.path === 'bySupplier';
  return needsReason && reason === '' ? { refused: 'REFUND_REASON' } : verdict;
}
