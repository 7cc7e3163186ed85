import { claimStatus } from '../../shared/statuses.ts';

export type ClaimAction = 'submit' | 'accept' | 'refuse' | 'pay' | 'withdraw';
/** Who acts: `platform` is an operator. */
export type ClaimActor = 'seller' | 'platform';
export type ClaimState = { status: number; direct: boolean };

const { opened, submitted, accepted } = claimStatus;

/** What the courier says is told by whom it answers: the holder of the number. */
const hears = ({ direct }: ClaimState, by: ClaimActor): boolean => by === (direct ? 'seller' : 'platform');

const RULES: Record<ClaimAction, (state: ClaimState, by: ClaimActor) => boolean> = {
  submit: (state, by) => state.status === opened && hears(state, by),
  accept: (state, by) => state.status === submitted && hears(state, by),
  refuse: (state, by) => state.status === submitted && hears(state, by),
  pay: (state, by) => state.status === accepted && hears(state, by),
  withdraw: ({ status }, by) => by === 'seller' && (status === opened || status === submitted),
};

/** What somebody may do with a claim. */
export function allowedClaimActions(state: ClaimState, by: ClaimActor): ClaimAction[] {
  return (Object.keys(RULES) as ClaimAction[]).filter((action) => RULES[action](state, by));
}
