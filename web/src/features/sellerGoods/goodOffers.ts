import type { GoodsStatus } from '../../graphql/generated/graphql.ts';
import type { GoodAction } from './goodActions.machine.ts';

const TAKEN_BY: Record<GoodAction, readonly GoodsStatus[]> = {
  putOn: ['DRAFT', 'OFF_SALE', 'REJECTED'],
  takeOff: ['ON_SALE', 'AUDITING'],
  remove: ['DRAFT', 'ON_SALE', 'OFF_SALE', 'AUDITING', 'REJECTED', 'BANNED'],
};

/** Whether goods of that status can have it done to them; the server has the last word. */
export function isOffered(action: GoodAction, status: GoodsStatus): boolean {
  return TAKEN_BY[action].includes(status);
}
