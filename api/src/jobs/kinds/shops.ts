import type { JobKind } from '../queue.ts';

export const PULL_GOODS: JobKind<{ pullId: string }> = {
  name: 'shop.pullGoods',
  expireInSeconds: 300,
  atOnce: 2,
};
/** Sends the stock of a shop's links to it. Only a wake-up: what is due stands in `shop_stock`. */
export const SEND_STOCK: JobKind<{ shopId: number }> = {
  name: 'shop.sendStock',
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
  atOnce: 4,
};
/** Puts goods up in a shop. Only a wake-up: what is due stands in `shop_listing`. */
export const PUT_UP: JobKind<{ shopId: number }> = {
  name: 'shop.putUp',
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
  atOnce: 2,
};
/** Asks what a shop's platform says later of goods that were put up. Only a wake-up, as above. */
export const READ_VERDICTS: JobKind<{ shopId: number }> = {
  name: 'shop.readVerdicts',
  expireInSeconds: 600,
  deleteAfterSeconds: 86_400,
  atOnce: 4,
};
export const RENEW: JobKind<{ shopId: number }> = { name: 'shop.renew', expireInSeconds: 60 };
