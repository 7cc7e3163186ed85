import type { ListProblemsQuery } from '../../../graphql/generated/graphql.ts';

export type Problem = ListProblemsQuery['problems']['list'][number];

/** What can be done about a problem from its row. */
export type ProblemDeed = 'renew' | 'map' | 'settings' | 'resend' | 'recharge' | 'order';

type Facts = Pick<Problem, 'kind' | 'reasonCode' | 'shopId' | 'orderId'>;

/** What helps against a problem, the surest first. */
export function deedsFor({ kind, reasonCode, shopId, orderId }: Facts): ProblemDeed[] {
  const deeds: ProblemDeed[] = [];
  const lapsed = kind === 'SHOP' || reasonCode === 'SHOP_EXPIRED';
  if (shopId !== null && lapsed) deeds.push('renew');
  if (shopId !== null && reasonCode === 'GOODS_UNMAPPED') deeds.push('map');
  if (shopId !== null && reasonCode === 'AUTO_LIMIT') deeds.push('settings');
  if (reasonCode === 'BALANCE_SHORT') deeds.push('recharge');
  if (kind === 'AUTO_SEND' && orderId !== null && !lapsed) deeds.push('resend');
  if (orderId !== null) deeds.push('order');
  return deeds;
}
