import type { ReasonCode } from '../../shared/reasons.ts';
import { allowedParcelActions, type ParcelAction, type ParcelFacts } from '../lifecycle/parcelActions.ts';
import type { ProblemAction, ProblemKind } from './problems.schemas.ts';

type ActorKind = 'buyer' | 'seller';
type Parcel = { parcel: ParcelFacts; reasonCode: ReasonCode | null; canRenew: boolean; isSuggested: boolean };

/** The facts that decide which actions help. */
export type ProblemFacts =
  | { kind: 'autoOrder' }
  | { kind: 'shop' }
  | { kind: 'waybillAccount' }
  | ParcelProblem;
type ParcelProblem = { kind: Exclude<ProblemKind, 'autoOrder' | 'shop' | 'waybillAccount'> } & Parcel;

/** Reasons for which the same receiver would fail again. */
const WRONG_RECEIVER: readonly ReasonCode[] = ['ADDRESS_INVALID', 'VIRTUAL_NUMBER', 'RECEIVER_CHANGED'];
/** Reasons for which the parcel cannot or should not be delivered. */
const HOPELESS: readonly ReasonCode[] = [
  'AREA_BANNED',
  'OUT_OF_RANGE',
  'BLACKLIST',
  'SHOP_REFUNDING',
  'SHOP_CLOSED',
  'SHOP_SHIPPED',
];

/** The actions that help against a problem and are allowed, best first. */
export function problemActions(problem: ProblemFacts, by: ActorKind): ProblemAction[] {
  if (problem.kind === 'shop') return ['renewShop'];
  if (problem.kind === 'autoOrder') return ['order'];
  if (problem.kind === 'waybillAccount') return ['mendAccount'];
  const allowed: readonly (ParcelAction | 'renewShop' | 'answerCase')[] = [
    ...allowedParcelActions(problem.parcel, { kind: by }),
    ...(problem.canRenew && by === 'buyer' ? (['renewShop'] as const) : []),
    // Only cases that wait for the actor are problems.
    ...(problem.kind === 'case' ? (['answerCase'] as const) : []),
  ];
  return helpful(problem, by).filter((action) => allowed.some((each) => each === action));
}

function helpful({ kind, reasonCode, isSuggested }: ParcelProblem, by: ActorKind): ProblemAction[] {
  const isHopeless = reasonCode !== null && HOPELESS.includes(reasonCode);
  switch (kind) {
    case 'output':
      if (isHopeless) return ['refund', 'editReceiver', 'againSubmit', 'fillWaybill'];
      return reasonCode !== null && WRONG_RECEIVER.includes(reasonCode)
        ? ['editReceiver', 'againSubmit', 'fillWaybill', 'refund']
        : ['againSubmit', 'editReceiver', 'fillWaybill', 'refund'];
    case 'autoSend':
      if (reasonCode === 'SHOP_EXPIRED') return ['renewShop', 'reAutoSend'];
      return isHopeless ? ['refund', 'reAutoSend', 'trace'] : ['reAutoSend', 'trace'];
    case 'case':
      return ['answerCase', 'trace'];
    case 'refund':
      return ['answerRefund', 'trace'];
    // A supplier looks first where its parcel is.
    case 'pickup':
    case 'movement':
      if (by === 'buyer') return isSuggested ? ['afterSale', 'refund', 'trace'] : ['refund', 'trace'];
      return ['trace', 'refund'];
    case 'late':
      return isSuggested ? ['afterSale', 'trace'] : ['refund'];
  }
}
