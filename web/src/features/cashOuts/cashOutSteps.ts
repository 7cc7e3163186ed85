import type { CashOutRowFragment, CashOutStatus } from '../../graphql/generated/graphql.ts';

export type StepKey = 'requested' | 'audit' | 'payment' | 'arrival';

/** A step of a cash-out: gone, where it stands, where it ended without success, or still to come. */
export interface CashOutStep {
  key: StepKey;
  state: 'done' | 'current' | 'failed' | 'ahead';
  /** When it was gone; null when that is not known or still to come. */
  at: string | null;
}

type Dated = Pick<CashOutRowFragment, 'status' | 'createdAt' | 'auditedAt' | 'paidAt'>;

/** Where the audit, the payment and the arrival are in each status; what is left out is not to come any more. */
const PATHS: Record<CashOutStatus, readonly CashOutStep['state'][]> = {
  AUDITING: ['current', 'ahead', 'ahead'],
  APPROVED: ['done', 'current', 'ahead'],
  PAYING: ['done', 'current', 'ahead'],
  PAID: ['done', 'done', 'done'],
  REJECTED: ['failed'],
  FAILED: ['done', 'failed', 'ahead'],
  REVOKED: ['failed'],
};

const AFTER_ASKING: readonly StepKey[] = ['audit', 'payment', 'arrival'];

/** The steps that a cash-out has gone, and those before it, in their order. */
export function stepsOf({ status, createdAt, auditedAt, paidAt }: Dated): CashOutStep[] {
  const dates: Record<StepKey, string | null | undefined> = {
    ...{ requested: createdAt, audit: auditedAt, payment: null, arrival: paidAt },
  };
  const states = PATHS[status];
  return [
    { key: 'requested', state: 'done', at: createdAt },
    ...AFTER_ASKING.slice(0, states.length).map((key, at): CashOutStep => {
      const state = states[at] ?? 'ahead';
      const isGone = state === 'done' || state === 'failed';
      return { key, state, at: (isGone ? dates[key] : null) ?? null };
    }),
  ];
}
