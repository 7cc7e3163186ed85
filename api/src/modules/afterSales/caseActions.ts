import { caseStatus } from '../../shared/statuses.ts';

export type CaseAction =
  | 'accept'
  | 'offer'
  | 'refuse'
  | 'acceptOffer'
  | 'insist'
  | 'escalate'
  | 'revoke'
  | 'say'
  | 'decide'
  | 'appeal';
/** Who acts: `platform` is an operator, `system` a deadline. */
export type CaseActor = 'buyer' | 'seller' | 'platform' | 'system';

export type CaseState = {
  status: number;
  /** Null while the supplier offers nothing. */
  offerAmount: number | null;
  insisted: number;
  /** When an operator decided it last; null while none has. */
  judgedAt: Date | null;
  /** When a party appealed against that; null while none has. */
  appealedAt: Date | null;
};

/** How often a buyer may insist; then an operator decides, or nobody. */
const MAX_INSISTED = 3;
/** For so long each party may appeal against what an operator decided; one appeal in all. */
const APPEAL_MS = 7 * 24 * 3_600_000;
const { waitSeller, waitBuyer, judging, resolved } = caseStatus;

const RULES: Record<CaseAction, (state: CaseState, by: CaseActor) => boolean> = {
  // A supplier that is silent for too long has accepted.
  accept: ({ status }, by) => (by === 'seller' || by === 'system') && status === waitSeller,
  offer: ({ status }, by) => by === 'seller' && (status === waitSeller || status === waitBuyer),
  refuse: ({ status }, by) => by === 'seller' && status === waitSeller,
  acceptOffer: ({ status, offerAmount }, by) =>
    by === 'buyer' && status === waitBuyer && offerAmount !== null,
  insist: ({ status, insisted }, by) => by === 'buyer' && status === waitBuyer && insisted < MAX_INSISTED,
  escalate: ({ status }, by) => by === 'buyer' && status === waitBuyer,
  // A buyer that is silent for too long has given up.
  // What an operator has decided stands while an appeal is looked at.
  revoke: ({ status, appealedAt }, by) =>
    by === 'buyer'
      ? status < resolved && !(appealedAt !== null && status === judging)
      : by === 'system' && status === waitBuyer,
  say: ({ status }, by) => (by === 'buyer' || by === 'seller') && status < resolved,
  decide: ({ status }, by) => by === 'platform' && status === judging,
  appeal: ({ status, judgedAt, appealedAt }, by) =>
    (by === 'buyer' || by === 'seller') &&
    status >= resolved &&
    appealedAt === null &&
    judgedAt !== null &&
    judgedAt.getTime() > Date.now() - APPEAL_MS,
};

/** What somebody may do with a case. */
export function allowedCaseActions(state: CaseState, by: CaseActor): CaseAction[] {
  return (Object.keys(RULES) as CaseAction[]).filter((action) => RULES[action](state, by));
}
