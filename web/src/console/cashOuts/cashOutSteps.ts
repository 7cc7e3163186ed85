import type { DeskCashOutFragment } from '../graphql/generated/graphql.ts';
import type { CashOutStep } from './cashOuts.text.ts';

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
