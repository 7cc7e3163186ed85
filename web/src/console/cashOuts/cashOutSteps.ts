import type { DeskCashOutFragment, LoadCashOutQuery } from '../graphql/generated/graphql.ts';
import type { CashOutStep } from './cashOuts.text.ts';

/** Fen that are still to be transferred: what has not arrived by splits. */
export const leftOf = ({
  realAmount,
  splitAmount,
}: Pick<DeskCashOutFragment, 'realAmount' | 'splitAmount'>): number => realAmount - splitAmount;

/** What the operator may do with a cash-out now. */
export function stepsOf({
  mayApprove,
  mayReject,
  mayEnd,
}: Pick<DeskCashOutFragment, 'mayApprove' | 'mayReject' | 'mayEnd'>): CashOutStep[] {
  return [
    ...(mayApprove ? (['approve'] as const) : []),
    ...(mayReject ? (['reject'] as const) : []),
    ...(mayEnd ? (['confirm', 'fail'] as const) : []),
  ];
}

/** The same on its own page, where it is also paid by splitting recharges. */
export function pageStepsOf(
  cashOut: Parameters<typeof stepsOf>[0] & Pick<LoadCashOutQuery['cashOut'], 'maySplit'>,
): CashOutStep[] {
  return [...(cashOut.maySplit ? (['split'] as const) : []), ...stepsOf(cashOut)];
}
