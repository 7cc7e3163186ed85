import type { GoodsStatus } from '../../graphql/generated/graphql.ts';
import type { GoodDeed } from './goodDeeds.machine.ts';

const TAKEN_BY: Record<GoodDeed, readonly GoodsStatus[]> = {
  putOn: ['DRAFT', 'OFF_SALE', 'REJECTED'],
  takeOff: ['ON_SALE', 'AUDITING'],
  remove: ['DRAFT', 'ON_SALE', 'OFF_SALE', 'AUDITING', 'REJECTED', 'BANNED'],
};

/** Whether goods of that status can have it done to them; the server has the last word. */
export function isOffered(deed: GoodDeed, status: GoodsStatus): boolean {
  return TAKEN_BY[deed].includes(status);
}
