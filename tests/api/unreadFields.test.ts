import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSeller, findUser } from '../../api/src/modules/accounts/accounts.repository.ts';
import { findGood, listGoods } from '../../api/src/modules/goods/goods.repository.ts';
import { listSellerGoods } from '../../api/src/modules/goods/sellerGoodList.repository.ts';
import { listParcels } from '../../api/src/modules/parcels/parcels.repository.ts';
import { listRefunds } from '../../api/src/modules/refunds/refunds.repository.ts';
import { listOrders } from '../../api/src/modules/shipments/orders.repository.ts';
import { listShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import { listMoneyLogs } from '../../api/src/modules/wallet/moneyLogs.repository.ts';
import { listWarehouses } from '../../api/src/modules/warehouses/warehouses.repository.ts';
import type { Actor } from '../../api/src/shared/actor.ts';
import type { Fields } from '../../api/src/shared/fields.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { plantBuyer, plantSeller } from '../support/twoWholeAccounts.ts';

let api: TestApi;
let seller: Awaited<ReturnType<typeof plantSeller>>;
let buyer: Awaited<ReturnType<typeof plantBuyer>>;
beforeAll(async () => {
  api = await startApi();
  seller = await plantSeller(api, '甲');
  buyer = await plantBuyer(api, '乙', seller);
}, 60_000);
afterAll(() => api.close());

const ID: Fields = new Map([['id', null]]);
const LIST_OF_IDS: Fields = new Map([['list', ID]]);

/** Reads with what is asked for, and the names of what is not read then. */
const READS: Record<string, { read: (fields: Fields) => Promise<unknown>; unread: string[] }> = {
  goods: {
    read: (fields) => listGoods(api.database.db, { ids: String(seller.shop.goodId) }, null, fields),
    unread: ['total', 'list.warehouses', 'list.collectCount', 'list.skuCount', 'list.shipFrom'],
  },
  'one of the goods': {
    read: async (fields) => await findGood(api.database.db, seller.shop.goodId, null, fields && ID),
    unread: ['warehouses', 'detail', 'skus', 'collectCount'],
  },
  "a supplier's goods": {
    read: (fields) => listSellerGoods(api.database.db, seller.accountId, {}, fields),
    unread: ['total', 'list.stocks', 'list.skuCount', 'list.collectCount'],
  },
  orders: {
    read: (fields) => listOrders(api.database.db, actorOf(), {}, fields),
    unread: ['total', 'totalIsExact', 'list.senderName', 'list.outputCounts.issuing', 'list.firstReceiver'],
  },
  parcels: {
    read: (fields) => listParcels(api.database.db, actorOf(), { refundStatus: 40 }, fields),
    unread: ['total', 'list.items', 'list.refundId'],
  },
  refunds: {
    read: (fields) => listRefunds(api.database.db, actorOf(), {}, fields),
    unread: ['total', 'list.items'],
  },
  'wallet lines': {
    read: (fields) => listMoneyLogs(api.database.db, buyer.accountId, { type: 2 }, fields),
    unread: ['total', 'sumOut', 'list.parts'],
  },
  'shop orders': {
    read: (fields) => listShopOrders(api.database.db, buyer.accountId, {}, fields),
    unread: ['total', 'counts', 'list.linesLeft', 'list.receiverName'],
  },
  warehouses: {
    read: (fields) => listWarehouses(api.database.db, { ids: [seller.shop.warehouseId] }, fields),
    unread: ['total', 'list.couriers', 'list.goodsCount'],
  },
  'a buyer': {
    read: async (fields) => await findUser(api.database.db, buyer.accountId, fields && ID),
    unread: ['inviteCount'],
  },
  'a supplier': {
    read: async (fields) => await findSeller(api.database.db, seller.accountId, fields && ID),
    unread: ['warehouseCount', 'goodsCount'],
  },
};

function actorOf(): Actor {
  return { accountId: buyer.accountId, kind: 'buyer' } as Actor;
}

/** A value by its path, of the first row of a list. */
function valueAt(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (value, name) => (Array.isArray(value) ? value[0] : value)?.[name],
      answer as never as Record<string, never>,
    );
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === 0 ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

describe('what nobody asked for', () => {
  it.each(Object.entries(READS))('is not read of %s', async (_what, { read, unread }) => {
    const [whole, sparse] = [await read(null), await read(LIST_OF_IDS)];
    expect(unread.filter((path) => isEmpty(valueAt(whole, path)))).toEqual([]);
    expect(unread.filter((path) => !isEmpty(valueAt(sparse, path)))).toEqual([]);
  });
});
