import type { Actor } from '../../shared/actor.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { type Needs, permitted } from '../../shared/rights.ts';
import { allowedParcelActions, type ParcelAction, type ParcelFacts } from '../lifecycle/parcelActions.ts';
import type { ProblemAction, ProblemKind } from './problems.schemas.ts';

type Parcel = { parcel: ParcelFacts; reasonCode: ReasonCode | null; canRenew: boolean; isSuggested: boolean };

/** The facts that decide which actions help. */
export type ProblemFacts =
  | { kind: 'autoOrder' }
  | { kind: 'sourceOrder' }
  | { kind: 'listing' }
  | { kind: 'shop'; canRenew: boolean; isSource: boolean }
  | { kind: 'waybillAccount' }
  | { kind: 'erpAccount' }
  | { kind: 'erpParcel' }
  | ParcelProblem;
type ParcelProblem = {
  kind: Exclude<
    ProblemKind,
    'autoOrder' | 'shop' | 'sourceOrder' | 'listing' | 'waybillAccount' | 'erpAccount' | 'erpParcel'
  >;
} & Parcel;

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

type Acting = Pick<Actor, 'kind' | 'token' | 'member'>;
type OwnAction = Exclude<ProblemAction, ParcelAction>;

/** As the routes of the actions say. */
const NEEDS: Needs<OwnAction> = {
  renewShop: ['shops:act'],
  order: ['orders:write'],
  openSourceOrders: ['shops:read'],
  openListings: ['shops:read'],
  mendAccount: ['couriers:act'],
  openErp: ['couriers:act'],
  answerCase: ['refunds:write'],
};

/** The actions that help against a problem and are allowed, best first. */
export function problemActions(problem: ProblemFacts, actor: Acting): ProblemAction[] {
  const own = permitted(actor, ownActions(problem, actor.kind), NEEDS);
  if (!('parcel' in problem)) return own;
  const allowed: readonly (ParcelAction | OwnAction)[] = [
    ...allowedParcelActions(problem.parcel, actor),
    ...own,
  ];
  return helpful(problem, actor.kind).filter((action) => allowed.includes(action));
}

function ownActions(problem: ProblemFacts, by: Actor['kind']): OwnAction[] {
  if (problem.kind === 'shop') {
    // An account at a source is renewed where its orders stand.
    if (problem.isSource) return ['openSourceOrders'];
    return problem.canRenew ? ['renewShop'] : [];
  }
  if (problem.kind === 'sourceOrder') return ['openSourceOrders'];
  if (problem.kind === 'listing') return ['openListings'];
  if (problem.kind === 'autoOrder') return ['order'];
  if (problem.kind === 'waybillAccount') return ['mendAccount'];
  if (problem.kind === 'erpAccount' || problem.kind === 'erpParcel') return ['openErp'];
  return [
    ...(problem.canRenew && by === 'buyer' ? (['renewShop'] as const) : []),
    // Only cases that wait for the actor are problems.
    ...(problem.kind === 'case' ? (['answerCase'] as const) : []),
  ];
}

function helpful({ kind, reasonCode, isSuggested }: ParcelProblem, by: Actor['kind']): ProblemAction[] {
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
