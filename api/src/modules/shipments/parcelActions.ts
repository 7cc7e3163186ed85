import type { ErrorKey } from '../../shared/refusal.ts';
import { parcelStatus, refundStatus } from '../../shared/statuses.ts';
import { NOT_ISSUED } from './orderStatus.ts';
import { REFUND_ACTIVE } from './refundStatus.ts';

type ActorKind = 'buyer' | 'seller';

/** What decides which actions a parcel takes. */
export type ParcelFacts = {
  status: number;
  outputStatus: number;
  refundStatus: number;
  autoSendStatus: number;
  waybillNo: string | null;
  /** The platform holds the receiver. */
  encrypted: boolean;
  /** It is sent for an order of a bound shop: by the shop platform's identity, under a waybill of its own. */
  ofShop: boolean;
  /** A courier may have a waybill for it whose number never arrived. */
  waybillOutcomeUnknown: boolean;
  /** How often it was given to the couriers again. */
  resubmits: number;
  /** The courier has it, whatever its status says. */
  pickedUp: boolean;
  /** Signed for so short a time ago that the buyer may still ask for its money. */
  signedRecently: boolean;
  /** Its shares are their owners' for good: only its supplier may still give it back. */
  isFinal: boolean;
  /** Its supplier shipped it under a number of its own, which nobody here can give back. */
  ownWaybill: boolean;
  /** The refund that is open was asked for by its buyer. */
  askedByBuyer: boolean;
  /** When its receiver was erased; null while it is there. */
  receiverErasedAt: string | null;
};

/**
 * How the money of a parcel goes back: at once; as the waybill that is being issued turns out; once its waybill has been
 * given back; when its supplier agrees.
 */
export type RefundPath = 'atOnce' | 'afterIssuing' | 'voiding' | 'bySupplier';
type RefundRefusal = Extract<
  ErrorKey,
  'REFUND_STATE' | 'REFUND_DUP' | 'REFUND_IN_TRANSIT' | 'REFUND_LATE' | 'REFUND_REASON'
>;
type RefundFacts = Pick<
  ParcelFacts,
  'status' | 'outputStatus' | 'refundStatus' | 'pickedUp' | 'ownWaybill' | 'signedRecently' | 'isFinal'
>;

/** Output states of a waybill that is there, or is being asked for. */
const ISSUING = 2;
const ISSUED = 3;
const FAILED = 4;
const VOIDING = 5;
/** How often the waybill of a parcel is asked for again because a person wants it. */
export const MAX_RESUBMITS = 5;
const SEND_WRONG: readonly number[] = [4, 5];
const GONE: readonly number[] = [parcelStatus.refunded, parcelStatus.cancelled];

type Verdict = { path: RefundPath } | { refused: RefundRefusal };

/**
 * The path that a wish for a parcel's money takes, or why it takes none. A supplier gives what is its own at once; what
 * is everybody's for good only so, because nothing is kept ready for it.
 */
export function refundPath(parcel: RefundFacts, by: ActorKind): Verdict {
  const verdict = pathOf(parcel, by);
  const waits = 'path' in verdict && verdict.path !== 'atOnce';
  return parcel.isFinal && waits ? { refused: 'REFUND_LATE' } : verdict;
}

function pathOf(parcel: RefundFacts, by: ActorKind): Verdict {
  if (REFUND_ACTIVE.includes(parcel.refundStatus)) return { refused: 'REFUND_DUP' };
  if (parcel.refundStatus === refundStatus.success) return { refused: 'REFUND_STATE' };
  switch (parcel.status) {
    case parcelStatus.pendingShipment:
      if (parcel.outputStatus === ISSUING) return { path: 'afterIssuing' };
      return NOT_ISSUED.includes(parcel.outputStatus) ? { path: 'atOnce' } : { refused: 'REFUND_STATE' };
    case parcelStatus.shipped:
      if (parcel.pickedUp) return { refused: 'REFUND_IN_TRANSIT' };
      if (parcel.ownWaybill) return { path: by === 'seller' ? 'atOnce' : 'bySupplier' };
      return parcel.outputStatus === ISSUED ? { path: 'voiding' } : { refused: 'REFUND_STATE' };
    case parcelStatus.inTransit:
      return { refused: 'REFUND_IN_TRANSIT' };
    case parcelStatus.abnormal:
      return { path: by === 'seller' ? 'atOnce' : 'bySupplier' };
    case parcelStatus.signed:
      if (by === 'seller') return { path: 'atOnce' };
      return parcel.signedRecently ? { path: 'bySupplier' } : { refused: 'REFUND_LATE' };
    default:
      return { refused: 'REFUND_STATE' };
  }
}

type ResubmitFacts = Pick<ParcelFacts, 'status' | 'outputStatus' | 'refundStatus' | 'resubmits'>;

/** Whether a failed waybill may be asked for again, or why it may not. */
export function resubmitRefusal(parcel: ResubmitFacts): 'state' | 'tooOften' | null {
  const failed = parcel.status === parcelStatus.pendingShipment && parcel.outputStatus === FAILED;
  if (!failed || REFUND_ACTIVE.includes(parcel.refundStatus)) return 'state';
  return parcel.resubmits < MAX_RESUBMITS ? null : 'tooOften';
}

type ReceiverFacts = Pick<
  ParcelFacts,
  'status' | 'outputStatus' | 'refundStatus' | 'encrypted' | 'waybillOutcomeUnknown'
>;

/** Before its output. A waybill that may be there already would go on naming the receiver whom it was asked for. */
export function receiverIsEditable(parcel: ReceiverFacts): boolean {
  if (parcel.encrypted || parcel.waybillOutcomeUnknown || REFUND_ACTIVE.includes(parcel.refundStatus))
    return false;
  if (parcel.status === parcelStatus.pendingPayment) return true;
  return parcel.status === parcelStatus.pendingShipment && NOT_ISSUED.includes(parcel.outputStatus);
}

type FillFacts = Pick<ParcelFacts, 'status' | 'outputStatus' | 'refundStatus' | 'ofShop'>;

/** Paid, without a waybill, not in the hands of a worker that gets one, and of a receiver whom its supplier may see. */
export function waybillIsFillable({
  status,
  outputStatus,
  refundStatus: refund,
  ofShop,
}: FillFacts): boolean {
  return (
    !ofShop &&
    status === parcelStatus.pendingShipment &&
    NOT_ISSUED.includes(outputStatus) &&
    !REFUND_ACTIVE.includes(refund)
  );
}

type RevealFacts = FillFacts & Pick<ParcelFacts, 'ownWaybill'>;

/** States in which somebody may still have to be told where a parcel goes. */
const ON_ITS_WAY: readonly number[] = [parcelStatus.shipped, parcelStatus.inTransit, parcelStatus.abnormal];

/**
 * Why the receiver of a parcel is not shown in clear; null where it is: to who ordered it, and to the supplier that is to
 * ship it, or that has shipped it under a number of its own.
 */
export function revealRefusal(parcel: RevealFacts, by: ActorKind): 'platform' | 'issued' | 'state' | null {
  if (parcel.ofShop) return 'platform';
  if (by === 'buyer' || waybillIsFillable(parcel)) return null;
  if (parcel.ownWaybill) return ON_ITS_WAY.includes(parcel.status) ? null : 'state';
  return parcel.outputStatus === ISSUING || parcel.outputStatus === ISSUED ? 'issued' : 'state';
}

type LabelFacts = Pick<ParcelFacts, 'status' | 'outputStatus' | 'waybillNo'>;

/** Why a label is not printed: it has no waybill, or is over; null where it is printed. */
export function labelRefusal({ status, outputStatus, waybillNo }: LabelFacts): 'waybill' | 'state' | null {
  if (outputStatus === VOIDING || GONE.includes(status)) return 'state';
  return waybillNo === null ? 'waybill' : null;
}

export type ParcelAction =
  | 'refund'
  | 'revokeRefund'
  | 'answerRefund'
  | 'againSubmit'
  | 'editReceiver'
  | 'reAutoSend'
  | 'copyNo'
  | 'trace'
  | 'print'
  | 'fillWaybill'
  | 'revealReceiver';

type Rule = (parcel: ParcelFacts, by: ActorKind) => boolean;

const RULES: Record<ParcelAction, Rule> = {
  refund: (parcel, by) => 'path' in refundPath(parcel, by),
  revokeRefund: (parcel, by) =>
    by === 'buyer' &&
    parcel.askedByBuyer &&
    (parcel.refundStatus === refundStatus.applied || parcel.refundStatus === refundStatus.waitSeller),
  answerRefund: (parcel, by) => by === 'seller' && parcel.refundStatus === refundStatus.waitSeller,
  againSubmit: (parcel) => resubmitRefusal(parcel) === null,
  editReceiver: (parcel, by) => by === 'buyer' && receiverIsEditable(parcel),
  reAutoSend: (parcel, by) =>
    by === 'buyer' &&
    parcel.waybillNo !== null &&
    SEND_WRONG.includes(parcel.autoSendStatus) &&
    !GONE.includes(parcel.status),
  copyNo: ({ waybillNo }) => waybillNo !== null,
  trace: ({ waybillNo }) => waybillNo !== null,
  print: (parcel, by) => by === 'seller' && parcel.receiverErasedAt === null && labelRefusal(parcel) === null,
  fillWaybill: (parcel, by) => by === 'seller' && waybillIsFillable(parcel),
  revealReceiver: (parcel, by) => parcel.receiverErasedAt === null && revealRefusal(parcel, by) === null,
};

/** What the actor may do with a parcel; the lists show buttons for exactly this. */
export function allowedParcelActions(parcel: ParcelFacts, actor: { kind: ActorKind }): ParcelAction[] {
  return (Object.keys(RULES) as ParcelAction[]).filter((action) => RULES[action](parcel, actor.kind));
}
