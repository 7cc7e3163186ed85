import { type CaseAsk, caseAsks, caseStatus } from '../../shared/statuses.ts';

export type CaseAction =
  | 'accept'
  | 'offer'
  | 'refuse'
  | 'acceptOffer'
  | 'sendBack'
  | 'replaced'
  | 'insist'
  | 'escalate'
  | 'revoke'
  | 'say'
  | 'decide'
  | 'appeal'
  | 'settleGoods';
/** Who acts: `platform` is an operator, `system` a deadline. */
export type CaseActor = 'buyer' | 'seller' | 'platform' | 'system';

export type CaseState = {
  status: number;
  /** A REST `caseAsk`; null while the supplier offers nothing, or a part in a row of an earlier release. */
  offerKind: number | null;
  /** Fen of an offered part. */
  offerAmount: number | null;
  insisted: number;
  /** The goods that are sent back have arrived. */
  hasArrived: boolean;
  /** A REST `returnedGoods`; null while nothing is said of them. */
  goods: number | null;
  /** When an operator decided it last; null while none has. */
  judgedAt: Date | null;
  /** When a party appealed against that; null while none has. */
  appealedAt: Date | null;
};

/** How often a buyer may insist; then an operator decides, or nobody. */
const MAX_INSISTED = 3;
/** For so long each party may appeal against what an operator decided; one appeal in all. */
const APPEAL_MS = 7 * 24 * 3_600_000;
const { waitSeller, waitBuyer, waitReturn, inspecting, replacing, judging, resolved } = caseStatus;

/** Whether a status is one of those. */
const isOneOf = (status: number, ...those: number[]) => those.includes(status);

const RULES: Record<CaseAction, (state: CaseState, by: CaseActor) => boolean> = {
  // A supplier that is silent for too long has accepted.
  accept: ({ status }, by) =>
    by === 'seller'
      ? isOneOf(status, waitSeller, waitReturn, inspecting)
      : by === 'system' && isOneOf(status, waitSeller, inspecting),
  offer: ({ status }, by) => by === 'seller' && isOneOf(status, waitSeller, waitBuyer, inspecting),
  refuse: ({ status }, by) => by === 'seller' && isOneOf(status, waitSeller, inspecting),
  acceptOffer: (state, by) => by === 'buyer' && state.status === waitBuyer && offerIn(state) !== null,
  // As long as it has not arrived its buyer may correct the number; the supplier may know it by what it has received.
  sendBack: ({ status, hasArrived }, by) =>
    (by === 'buyer' && isOneOf(status, waitReturn, inspecting) && !hasArrived) ||
    (by === 'seller' && status === waitReturn),
  replaced: ({ status }, by) => by === 'system' && status === replacing,
  insist: ({ status, insisted }, by) => by === 'buyer' && status === waitBuyer && insisted < MAX_INSISTED,
  // What was sent back and never arrived is an operator's to decide.
  escalate: ({ status }, by) =>
    by === 'buyer' ? isOneOf(status, waitBuyer, replacing) : by === 'system' && status === inspecting,
  // A buyer that is silent for too long has given up.
  // What an operator has decided stands while an appeal is looked at.
  revoke: ({ status, appealedAt }, by) =>
    by === 'buyer'
      ? isOneOf(status, waitSeller, waitBuyer, waitReturn) || (status === judging && appealedAt === null)
      : by === 'system' && isOneOf(status, waitBuyer, waitReturn),
  say: ({ status }, by) => (by === 'buyer' || by === 'seller') && status < resolved,
  decide: ({ status }, by) => by === 'platform' && status === judging,
  // Whatever comes of the case, they are somewhere.
  settleGoods: ({ status, hasArrived, goods }, by) =>
    by === 'seller' && hasArrived && goods === null && (status === waitBuyer || status >= resolved),
  appeal: ({ status, judgedAt, appealedAt }, by) =>
    (by === 'buyer' || by === 'seller') &&
    status >= resolved &&
    appealedAt === null &&
    judgedAt !== null &&
    judgedAt.getTime() > Date.now() - APPEAL_MS,
};

/** Asks for all of the money: a refund waits with the case. */
export const WHOLE: readonly number[] = [caseAsks.wholeRefund, caseAsks.returnRefund];

/** What somebody may do with a case. */
export function allowedCaseActions(state: CaseState, by: CaseActor): CaseAction[] {
  return (Object.keys(RULES) as CaseAction[]).filter((action) => RULES[action](state, by));
}

/** What the supplier offers; null for nothing. */
export function offerIn({
  offerKind,
  offerAmount,
}: Pick<CaseState, 'offerKind' | 'offerAmount'>): CaseAsk | null {
  return (offerKind as CaseAsk | null) ?? (offerAmount === null ? null : caseAsks.part);
}
