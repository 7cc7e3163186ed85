import type { Actor } from '../../shared/actor.ts';
import type { ErrorKey } from '../../shared/refusal.ts';
import { type Needs, permitted } from '../../shared/rights.ts';
import { parcelStatus, refundStatus } from '../../shared/statuses.ts';
import { GONE, NOT_ISSUED } from './orderStatus.ts';
import { REFUND_ACTIVE } from './refundStatus.ts';

type ActorKind = 'buyer' | 'seller';

/**
 * How a parcel without a number lies at the ERP of its supplier, which may have shipped it: in one that can be asked to cancel
 * it, or where only its supplier knows of it.
 */
export type AtErp = 'cancellable' | 'gone';

/** The facts that decide the actions of a parcel. */
export type ParcelFacts = {
  status: number;
  outputStatus: number;
  refundStatus: number;
  autoSendStatus: number;
  waybillNo: string | null;
  /** The receiver is encrypted by the platform. */
  encrypted: boolean;
  /** Shipped for an order of a bound shop: with the platform's identity and waybill. */
  ofShop: boolean;
  /** A waybill with an unknown number may exist. */
  waybillOutcomeUnknown: boolean;
  /** How often it was resubmitted to the couriers. */
  resubmits: number;
  /** The courier has picked it up, whatever its status is. */
  pickedUp: boolean;
  /** Signed so recently that the buyer may still request a refund. */
  signedRecently: boolean;
  /** Its shares are final: only its supplier can still refund it. */
  isFinal: boolean;
  /** It replaces another parcel and costs nothing: what is wrong with it is said in the case of the other. */
  isFree: boolean;
  /** Shipped with the supplier's own number, which cannot be voided here. */
  ownWaybill: boolean;
  /** The open refund was requested by its buyer. */
  askedByBuyer: boolean;
  /** An after-sales case of it is open. */
  hasOpenCase: boolean;
  /** An open case of it has gone beyond asking and answering: goods come back or are sent again, or an operator decides. */
  caseUnderway: boolean;
  /** Null where no ERP has it. */
  atErp: AtErp | null;
  /** When its receiver was erased; null while it is stored. */
  receiverErasedAt: string | null;
};

/**
 * The path of a refund: immediate; depending on the waybill being issued, or on the ERP that may have shipped; after voiding the waybill; after the
 * supplier's agreement.
 */
export type RefundPath = 'atOnce' | 'afterIssuing' | 'voiding' | 'bySupplier';
type RefundRefusal = Extract<
  ErrorKey,
  | 'REFUND_STATE'
  | 'REFUND_DUP'
  | 'REFUND_IN_TRANSIT'
  | 'REFUND_LATE'
  | 'REFUND_REASON'
  | 'REFUND_ISSUING'
  | 'CASE_OPEN'
>;
type RefundFacts = Pick<
  ParcelFacts,
  | 'status'
  | 'outputStatus'
  | 'refundStatus'
  | 'pickedUp'
  | 'ownWaybill'
  | 'signedRecently'
  | 'isFinal'
  | 'isFree'
  | 'caseUnderway'
  | 'atErp'
>;

/** Output states of a waybill that exists or is requested. */
const ISSUING = 2;
const ISSUED = 3;
const FAILED = 4;
const VOIDING = 5;
/** How often people may resubmit a parcel. */
export const MAX_RESUBMITS = 5;
const SEND_WRONG: readonly number[] = [4, 5];

type Verdict = { path: RefundPath } | { refused: RefundRefusal };

/**
 * The path of a requested refund, or why it is refused. A supplier refunds its own parcels immediately; final shares
 * can only be refunded this way, because nothing is held for them. What is settled in a case is not asked for beside it; what
 * costs its buyer nothing it can only cancel before it is out.
 */
export function refundPath(parcel: RefundFacts, by: ActorKind): Verdict {
  const verdict = pathOf(parcel, by);
  if (by === 'buyer' && parcel.caseUnderway && 'path' in verdict) return { refused: 'CASE_OPEN' };
  const isAsked =
    'path' in verdict && (by === 'buyer' ? verdict.path !== 'atOnce' : verdict.path === 'bySupplier');
  if (parcel.isFree && isAsked) return { refused: 'REFUND_STATE' };
  const waits = 'path' in verdict && verdict.path !== 'atOnce';
  return parcel.isFinal && waits ? { refused: 'REFUND_LATE' } : verdict;
}

function pathOf(parcel: RefundFacts, by: ActorKind): Verdict {
  if (REFUND_ACTIVE.includes(parcel.refundStatus)) return { refused: 'REFUND_DUP' };
  if (parcel.refundStatus === refundStatus.success) return { refused: 'REFUND_STATE' };
  switch (parcel.status) {
    case parcelStatus.pendingShipment:
      if (parcel.outputStatus === ISSUING) return { path: 'afterIssuing' };
      if (!NOT_ISSUED.includes(parcel.outputStatus)) return { refused: 'REFUND_STATE' };
      if (parcel.atErp === 'cancellable') return { path: 'afterIssuing' };
      return { path: parcel.atErp === null || by === 'seller' ? 'atOnce' : 'bySupplier' };
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

/**
 * The path of a refund that an operator grants: as its supplier could, but never what is final, which would be taken from a
 * wallet unasked, nor beside a case that has gone further, in which it is decided.
 */
export function operatorRefundPath(parcel: RefundFacts): Verdict {
  const verdict = refundPath(parcel, 'seller');
  if ('refused' in verdict) return verdict;
  if (parcel.caseUnderway) return { refused: 'CASE_OPEN' };
  return parcel.isFinal ? { refused: 'REFUND_LATE' } : verdict;
}

type PartFacts = RefundFacts & Pick<ParcelFacts, 'waybillOutcomeUnknown'> & { merged: boolean };

/**
 * The same for some of its pieces, whose rest goes on: nothing is voided for them, so a parcel that is out is the
 * supplier's to decide. While a waybill is or may be requested nothing changes in it; what an ERP may have shipped is first
 * cancelled there; a merged one is refunded as one; final shares are not divided.
 */
export function partRefundPath(
  parcel: PartFacts,
  by: ActorKind,
): { path: 'atOnce' | 'afterIssuing' | 'bySupplier' } | { refused: RefundRefusal } {
  const verdict = refundPath(parcel, by);
  if ('refused' in verdict) return verdict;
  if (parcel.merged) return { refused: 'REFUND_STATE' };
  if (parcel.isFinal) return { refused: 'REFUND_LATE' };
  if (parcel.outputStatus === ISSUING || isUnclear(parcel)) return { refused: 'REFUND_ISSUING' };
  if (verdict.path === 'afterIssuing') return { path: 'afterIssuing' };
  const isBySupplier = verdict.path === 'bySupplier' || verdict.path === 'voiding';
  return { path: isBySupplier && by === 'buyer' ? 'bySupplier' : 'atOnce' };
}

function isUnclear({ status, waybillOutcomeUnknown }: PartFacts): boolean {
  return status === parcelStatus.pendingShipment && waybillOutcomeUnknown;
}

type CaseFacts = Pick<
  ParcelFacts,
  | 'status'
  | 'refundStatus'
  | 'pickedUp'
  | 'ownWaybill'
  | 'signedRecently'
  | 'isFinal'
  | 'isFree'
  | 'hasOpenCase'
>;
type CaseRefusal = Extract<
  ErrorKey,
  'REFUND_STATE' | 'CASE_OPEN' | 'REFUND_DUP' | 'CASE_EARLY' | 'REFUND_LATE'
>;

/** States of a parcel that is with the courier, or was. */
const SENT: readonly number[] = [
  parcelStatus.shipped,
  parcelStatus.inTransit,
  parcelStatus.signed,
  parcelStatus.abnormal,
];

/** Why its buyer may not open an after-sales case; null where it may. */
export function caseRefusal(parcel: CaseFacts): CaseRefusal | null {
  if (!SENT.includes(parcel.status) || parcel.isFree) return 'REFUND_STATE';
  if (parcel.hasOpenCase) return 'CASE_OPEN';
  if (REFUND_ACTIVE.includes(parcel.refundStatus)) return 'REFUND_DUP';
  if (parcel.status === parcelStatus.shipped && !parcel.pickedUp && !parcel.ownWaybill) return 'CASE_EARLY';
  const isLate = parcel.status === parcelStatus.signed && !parcel.signedRecently;
  return isLate || parcel.isFinal ? 'REFUND_LATE' : null;
}

type ResubmitFacts = Pick<ParcelFacts, 'status' | 'outputStatus' | 'refundStatus' | 'resubmits'>;

/** Whether a failed waybill may be requested again, or why not. */
export function resubmitRefusal(parcel: ResubmitFacts): 'state' | 'tooOften' | null {
  const failed = parcel.status === parcelStatus.pendingShipment && parcel.outputStatus === FAILED;
  if (!failed || REFUND_ACTIVE.includes(parcel.refundStatus)) return 'state';
  return parcel.resubmits < MAX_RESUBMITS ? null : 'tooOften';
}

type ReceiverFacts = Pick<
  ParcelFacts,
  'status' | 'outputStatus' | 'refundStatus' | 'encrypted' | 'waybillOutcomeUnknown'
>;

/** Before its output. A waybill that may already exist would still name the former receiver. */
export function receiverIsEditable(parcel: ReceiverFacts): boolean {
  if (parcel.encrypted || parcel.waybillOutcomeUnknown || REFUND_ACTIVE.includes(parcel.refundStatus))
    return false;
  if (parcel.status === parcelStatus.pendingPayment) return true;
  return parcel.status === parcelStatus.pendingShipment && NOT_ISSUED.includes(parcel.outputStatus);
}

type FillFacts = Pick<ParcelFacts, 'status' | 'outputStatus' | 'refundStatus' | 'ofShop' | 'atErp'>;

/** Paid, without a waybill, not claimed by a worker, with a receiver that its supplier may see, and not to be shipped by an ERP. */
export function waybillIsFillable(parcel: FillFacts): boolean {
  return parcel.atErp !== 'cancellable' && isToShip(parcel);
}

/** As for a number, but also at an ERP. What is asked back is not shipped any more, but it may have been at an ERP before. */
function isToShip({ status, outputStatus, refundStatus: refund, ofShop, atErp }: FillFacts): boolean {
  return (
    !ofShop &&
    status === parcelStatus.pendingShipment &&
    NOT_ISSUED.includes(outputStatus) &&
    (atErp === 'gone' || !REFUND_ACTIVE.includes(refund))
  );
}

type RevealFacts = FillFacts & Pick<ParcelFacts, 'ownWaybill'>;

/** States in which the receiver may still be needed. */
const ON_ITS_WAY: readonly number[] = [parcelStatus.shipped, parcelStatus.inTransit, parcelStatus.abnormal];

/**
 * Why the receiver of a parcel may not be shown in clear; null where it may: to its buyer, and to the supplier that
 * is to ship it or has shipped it with its own number.
 */
export function revealRefusal(parcel: RevealFacts, by: ActorKind): 'platform' | 'issued' | 'state' | null {
  if (parcel.ofShop) return 'platform';
  if (by === 'buyer' || isToShip(parcel)) return null;
  if (parcel.ownWaybill) return ON_ITS_WAY.includes(parcel.status) ? null : 'state';
  return parcel.outputStatus === ISSUING || parcel.outputStatus === ISSUED ? 'issued' : 'state';
}

type LabelFacts = Pick<ParcelFacts, 'status' | 'outputStatus' | 'waybillNo'>;

/** Why a label cannot be printed: no waybill, or ended; null where it can. */
export function labelRefusal({ status, outputStatus, waybillNo }: LabelFacts): 'waybill' | 'state' | null {
  if (outputStatus === VOIDING || GONE.includes(status)) return 'state';
  return waybillNo === null ? 'waybill' : null;
}

export type ParcelAction =
  | 'refund'
  | 'revokeRefund'
  | 'answerRefund'
  | 'afterSale'
  | 'claim'
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
    !parcel.caseUnderway &&
    (parcel.refundStatus === refundStatus.applied || parcel.refundStatus === refundStatus.waitSeller),
  answerRefund: (parcel, by) => by === 'seller' && parcel.refundStatus === refundStatus.waitSeller,
  afterSale: (parcel, by) => by === 'buyer' && caseRefusal(parcel) === null,
  claim: ({ status, waybillNo }, by) => by === 'seller' && waybillNo !== null && SENT.includes(status),
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

/** As the routes of the actions say. */
const NEEDS: Needs<ParcelAction> = {
  refund: ['refunds:write'],
  revokeRefund: ['refunds:write'],
  answerRefund: ['refunds:write'],
  afterSale: ['refunds:write'],
  claim: ['refunds:write'],
  againSubmit: ['orders:write'],
  editReceiver: ['orders:write'],
  reAutoSend: ['shops:write'],
  copyNo: [],
  trace: [],
  print: ['parcels:write'],
  fillWaybill: ['parcels:write'],
  revealReceiver: ['parcels:read', 'receivers:read'],
};

/** The actions that an actor may take on a parcel; lists show exactly these buttons. */
export function allowedParcelActions(
  parcel: ParcelFacts,
  actor: Pick<Actor, 'kind' | 'token' | 'member'>,
): ParcelAction[] {
  const possible = (Object.keys(RULES) as ParcelAction[]).filter((action) =>
    RULES[action](parcel, actor.kind),
  );
  return permitted(actor, possible, NEEDS);
}

/** What an operator may do with a parcel. */
export type OperatorParcelAction = 'refund' | 'reissue' | 'editReceiver' | 'reveal';

const OPERATOR_RULES: Record<OperatorParcelAction, (parcel: ParcelFacts) => boolean> = {
  refund: (parcel) => 'path' in operatorRefundPath(parcel),
  reissue: (parcel) => resubmitRefusal(parcel) === null,
  editReceiver: (parcel) => parcel.receiverErasedAt === null && receiverIsEditable(parcel),
  reveal: ({ receiverErasedAt, ofShop, encrypted }) => receiverErasedAt === null && !ofShop && !encrypted,
};

/** The actions that an operator may take on a parcel, as far as a role permits them. */
export function operatorParcelActions(parcel: ParcelFacts): OperatorParcelAction[] {
  return (Object.keys(OPERATOR_RULES) as OperatorParcelAction[]).filter((action) =>
    OPERATOR_RULES[action](parcel),
  );
}
