import type { Actor } from '../../shared/actor.ts';
import { may } from '../../shared/rights.ts';
import { refundStatus } from '../../shared/statuses.ts';

export type RefundAction = 'answer' | 'revoke' | 'confirmReturn';

export type RefundState = {
  status: number;
  appliedBy: string;
  /** The goods had left their warehouse. */
  wasShipped: boolean;
  returned: boolean;
};

const { applied, waitSeller, success } = refundStatus;

const RULES: Record<RefundAction, (refund: RefundState, by: 'buyer' | 'seller') => boolean> = {
  answer: ({ status }, by) => by === 'seller' && status === waitSeller,
  revoke: ({ status, appliedBy }, by) =>
    by === 'buyer' && appliedBy === 'user' && (status === applied || status === waitSeller),
  confirmReturn: ({ status, wasShipped, returned }, by) =>
    by === 'seller' && status === success && wasShipped && !returned,
};

/** What the actor may do with a refund. */
export function allowedRefundActions(
  refund: RefundState,
  actor: Pick<Actor, 'kind' | 'token' | 'member'>,
): RefundAction[] {
  if (!may(actor, 'refunds:write')) return [];
  return (Object.keys(RULES) as RefundAction[]).filter((action) => RULES[action](refund, actor.kind));
}
