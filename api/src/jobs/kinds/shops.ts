import type { JobKind } from '../queue.ts';

export const PULL_GOODS: JobKind<{ pullId: string }> = {
  name: 'shop.pullGoods',
  expireInSeconds: 300,
  atOnce: 2,
};
export const RENEW: JobKind<{ shopId: number }> = { name: 'shop.renew', expireInSeconds: 60 };
