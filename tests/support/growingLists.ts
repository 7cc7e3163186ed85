import { randomUUID } from 'node:crypto';
import { PAYEE } from '../../api/src/modules/cashOuts/payees.ts';
import { orderBody, type Person, type TestApi } from './api.ts';
import { addBookEntries } from './bookEntries.ts';
import { seedOrders } from './manyOrders.ts';
import { testBox } from './sealed.ts';
import { secondWarehouse } from './secondWarehouse.ts';
import { addShopOrders, bindShop } from './shopOrders.ts';
import { ADD_SKUS } from './skus.ts';
import { endpointOf } from './webhooks.ts';

/** A list of REST as somebody reads it. */
export type GrowingList = {
  call: Person['call'];
  /** What the list is of, and how it is sorted: with each of these in turn. */
  asked: object[];
  /** What rows are told apart by. */
  idOf?: string;
  /** Puts one row more on the list. Rows with numbers of the same remainder by 2 are equal in what the list is sorted by. */
  grow(n: number): Promise<void>;
};

type Seed = (api: TestApi) => Promise<GrowingList>;

/** A copy of a row under an id of its own, with what is different, and texts of its own in the named columns. */
async function copy(
  { query }: TestApi,
  table: string,
  id: number,
  change: object = {},
  ...unique: string[]
): Promise<number> {
  const texts = Object.fromEntries(unique.map((column) => [column, randomUUID()]));
  const [row] = await query<{ id: number }>(
    `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(t) || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id'))) || $2::jsonb)).*
       FROM ${table} t WHERE t.id = $1 RETURNING id`,
    [id, JSON.stringify({ ...change, ...texts })],
  );
  return row?.id ?? 0;
}

/** An order of one parcel, with a refund, of a buyer at a supplier. */
async function orderOf(api: TestApi, buyer: Person, seller: Person) {
  await seedOrders((text, values) => api.query(text, values), {
    ...{ accountId: buyer.accountId, sellerId: seller.accountId },
    ...{ orders: 1, parcelsEach: 1 },
  });
  const [ids] = await api.query<{ orderId: number; parcelId: number }>(
    'SELECT order_id AS "orderId", id AS "parcelId" FROM order_package WHERE account_id = $1',
    [buyer.accountId],
  );
  if (!ids) throw new Error('nothing was ordered');
  const [refund] = await api.query<{ id: number }>(
    `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status)
     VALUES ($1, $2, $3, $4, $5, 500, 60) RETURNING id`,
    [randomUUID(), ids.parcelId, ids.orderId, buyer.accountId, seller.accountId],
  );
  return { ...ids, refundId: refund?.id ?? 0 };
}

const goods: Seed = async (api) => {
  const shop = await api.shop();
  return {
    call: api.call,
    asked: [
      ...[1, 2, 3, 4, 5].map((sort) => ({ sort, categoryId: 9 })),
      { sort: 1, keyword: '晴雨伞' },
      { sort: 3, warehouseId: shop.warehouseId },
    ],
    grow: async (n) => {
      const odd = n % 2;
      const change = {
        name: '晴雨伞',
        category_id: 9,
        search_text: odd ? '晴雨伞' : '晴 雨伞',
        sort: odd,
        sold: odd,
        supply_price: 100 + odd,
        created_at: `2031-01-0${1 + odd}T00:00:00.123456Z`,
      };
      const id = await copy(api, 'goods', shop.goodId, change, 'goods_no');
      await api.query(ADD_SKUS);
      await api.query('SELECT create_stock($1, id, $3, 5, 0) FROM sku WHERE good_id = $2', [
        ...[shop.seller.accountId, id, shop.warehouseId],
      ]);
    },
  };
};

const sellerGoods: Seed = async (api) => {
  const shop = await api.shop();
  return {
    call: shop.seller.call,
    asked: [1, 2, 3, 4].map((sort) => ({ sort })),
    grow: async (n) => {
      const odd = n % 2;
      const change = { sold: odd, updated_at: `2031-01-0${1 + odd}T00:00:00.123456Z` };
      const id = await copy(api, 'goods', shop.goodId, change, 'goods_no');
      await api.query(ADD_SKUS);
      await api.query('SELECT create_stock($1, id, $3, $4, 0) FROM sku WHERE good_id = $2', [
        ...[shop.seller.accountId, id, shop.warehouseId, 5 + odd],
      ]);
    },
  };
};

const ownSkus: Seed = async (api) => {
  const shop = await api.shop();
  const grow = async () => {
    await copy(api, 'goods', shop.goodId, {}, 'goods_no');
    await api.query(ADD_SKUS);
  };
  return { call: shop.seller.call, asked: [{}, { bundles: false }], grow };
};

const warehouses =
  (by: 'seller' | 'buyer'): Seed =>
  async (api) => {
    const { seller, warehouseId } = await api.shop();
    const { call } = by === 'seller' ? seller : await api.buyer();
    const grow = async () => void (await copy(api, 'warehouse', warehouseId, {}, 'name'));
    return { call, asked: [{}], grow };
  };

const favourites: Seed = async (api) => {
  const [{ goodId }, buyer] = [await api.shop(), await api.buyer()];
  return {
    call: buyer.call,
    asked: [{}],
    grow: async () => {
      const id = await copy(api, 'goods', goodId, {}, 'goods_no');
      await api.query('INSERT INTO good_collect (account_id, good_id, price) VALUES ($1, $2, 100)', [
        ...[buyer.accountId, id],
      ]);
    },
  };
};

const addressBook: Seed = async (api) => {
  const buyer = await api.buyer();
  const grow = (n: number) => addBookEntries(api, buyer, 1, n + 1);
  return { call: buyer.call, asked: [{}, { keyword: '客人' }, { group: '' }], grow };
};

const orders: Seed = async (api) => {
  const [buyer, seller] = [await api.buyer(), await api.seller()];
  const { orderId } = await orderOf(api, buyer, seller);
  return {
    call: buyer.call,
    asked: ['newest', 'oldest', 'feeHigh', 'feeLow'].map((sort) => ({ sort })),
    grow: async (n) => {
      const fees = { goods_fee: 100 + (n % 2), total_fee: 400 + (n % 2) };
      await copy(api, 'orders', orderId, fees, 'order_no');
    },
  };
};

const parcels: Seed = async (api) => {
  const [buyer, seller] = [await api.buyer(), await api.seller()];
  const { orderId, parcelId } = await orderOf(api, buyer, seller);
  return {
    call: buyer.call,
    asked: [{}, { status: 50 }, { warehouseId: 2 }],
    grow: async () => {
      // Orders know how many parcels they have.
      await api.query('UPDATE orders SET package_count = package_count + 1 WHERE id = $1', [orderId]);
      await copy(api, 'order_package', parcelId, { status: 50, waybill_no: null }, 'package_no');
    },
  };
};

const refunds: Seed = async (api) => {
  const [buyer, seller] = [await api.buyer(), await api.seller()];
  const { refundId } = await orderOf(api, buyer, seller);
  return {
    call: seller.call,
    asked: [{}],
    grow: async () => void (await copy(api, 'refund', refundId, {}, 'refund_no')),
  };
};

const cases: Seed = async (api) => {
  const [buyer, seller] = [await api.buyer(), await api.seller()];
  const { parcelId } = await orderOf(api, buyer, seller);
  const [ended] = await api.query<{ id: number }>(
    `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status, outcome, finished_at)
     SELECT 'S' || id, id, order_id, account_id, seller_id, 3, 2, 10, 80, 'revoked', now() FROM order_package WHERE id = $1 RETURNING id`,
    [parcelId],
  );
  return {
    call: seller.call,
    asked: [{}, { open: false }],
    grow: async () => void (await copy(api, 'after_sale_case', ended?.id ?? 0, {}, 'case_no')),
  };
};

const returns: Seed = async (api) => {
  const seller = await api.seller();
  const [one] = await api.query<{ id: number }>(
    `INSERT INTO return_parcel (seller_id, waybill_no, arrived_at) VALUES ($1, gen_random_uuid()::text, now()) RETURNING id`,
    [seller.accountId],
  );
  return {
    call: seller.call,
    asked: [{}, { state: 'stray' }],
    grow: async () => void (await copy(api, 'return_parcel', one?.id ?? 0, {}, 'waybill_no')),
  };
};

const claims: Seed = async (api) => {
  const [buyer, seller] = [await api.buyer(), await api.seller()];
  const { parcelId } = await orderOf(api, buyer, seller);
  const [ended] = await api.query<{ id: number }>(
    `INSERT INTO courier_claim (claim_no, package_id, order_id, seller_id, courier_name, waybill_no, direct, kind, amount, text, opened_by, status, finished_at)
     SELECT 'L' || id, id, order_id, seller_id, '圆通速递', 'YT', false, 2, 10, '压扁', 'seller', 60, now() FROM order_package WHERE id = $1 RETURNING id`,
    [parcelId],
  );
  return {
    call: seller.call,
    asked: [{}, { open: false }],
    grow: async () => void (await copy(api, 'courier_claim', ended?.id ?? 0, {}, 'claim_no')),
  };
};

/** Of two kinds, all since the same moment. */
const problems: Seed = async (api) => {
  const [buyer, seller] = [await api.buyer(), await api.seller()];
  const { parcelId, refundId } = await orderOf(api, buyer, seller);
  const at = { created_at: '2026-01-01T00:00:00.123456Z' };
  return {
    call: buyer.call,
    asked: [{}, { kind: 'refund' }],
    grow: async () => {
      const failed = { ...at, status: 20, output_status: 4, refund_status: 0, waybill_no: null };
      await copy(api, 'order_package', parcelId, failed, 'package_no');
      const signed = { ...at, status: 50, refund_status: 30, waybill_no: null };
      const package_id = await copy(api, 'order_package', parcelId, signed, 'package_no');
      await copy(api, 'refund', refundId, { ...at, package_id, status: 30 }, 'refund_no');
    },
  };
};

const moneyLogs: Seed = async (api) => {
  const { call, accountId } = await api.buyer();
  const grow = async () => void (await api.query('SELECT give_demo_money($1, 100)', [accountId]));
  return { call, asked: [{}, { direction: 'in' }], grow };
};

const recharges: Seed = async (api) => {
  const { call, accountId } = await api.buyer();
  return {
    call,
    asked: [{}],
    grow: async () => {
      await api.query(
        `INSERT INTO payment (pay_no, account_id, amount, pay_type, expire_at, next_ask_at) VALUES ($1, $2, 100, 1, now(), now())`,
        [randomUUID(), accountId],
      );
    },
  };
};

const cashOuts: Seed = async (api) => {
  const { call, accountId } = await api.buyer();
  return {
    call,
    asked: [{}],
    grow: async () => {
      await api.query(
        `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, status)
         VALUES ($1, $2, 100, 1, 1, $3, $3, '', 40)`,
        [randomUUID(), accountId, testBox.seal('', PAYEE)],
      );
    },
  };
};

const notices: Seed = async (api) => ({
  call: api.call,
  asked: [{ type: 1 }],
  grow: async (n) => {
    await api.query(`INSERT INTO notice (type, title, detail, created_at) VALUES (1, '公告', '', $1)`, [
      `2026-01-0${1 + (n % 2)}T00:00:00.123456Z`,
    ]);
  },
});

const personNotices: Seed = async (api) => {
  const { call, accountId } = await api.buyer();
  return {
    call,
    asked: [{}, { unread: true }],
    grow: async () => {
      await api.query(
        `INSERT INTO person_notice (account_id, kind, title, detail) VALUES ($1, 'test', '消息', '')`,
        [accountId],
      );
    },
  };
};

const shops: Seed = async (api) => {
  const buyer = await api.buyer();
  return { call: buyer.call, asked: [{}], grow: async () => void (await bindShop(api, buyer)) };
};

const shopOrders: Seed = async (api) => {
  const buyer = await api.buyer();
  const { id } = await bindShop(api, buyer);
  return { call: buyer.call, asked: [{}], grow: async () => void (await addShopOrders(api, id, [{}])) };
};

const shopGoods: Seed = async (api) => {
  const [{ goodId }, buyer] = [await api.shop(), await api.buyer()];
  const { id: shopId } = await bindShop(api, buyer);
  return {
    call: buyer.call,
    asked: [{ shopId }],
    grow: async () => {
      await api.query('INSERT INTO shop_good (shop_id, remote_good_id, good_id) VALUES ($1, $2, $3)', [
        ...[shopId, randomUUID(), goodId],
      ]);
    },
  };
};

const shopSkus: Seed = async (api) => {
  const buyer = await api.buyer();
  const { id: shopId } = await bindShop(api, buyer);
  return {
    call: buyer.call,
    asked: [{ shopId }, { shopId, state: 0 }],
    grow: async () => {
      await api.query(
        `INSERT INTO shop_sku (shop_id, remote_good_id, remote_sku_id, title, sku, sku_text, pic, seen_at)
         VALUES ($1, $2, 's', '小熊', '棕色', '棕色', '', now())`,
        [shopId, randomUUID()],
      );
    },
  };
};

const shopListings: Seed = async (api) => {
  const buyer = await api.buyer();
  const { id: shopId } = await bindShop(api, buyer);
  return {
    call: buyer.call,
    asked: [{ shopId }],
    grow: async () => {
      const { goodId } = await api.shop();
      await api.query(
        `INSERT INTO shop_listing (shop_id, good_id, title, category_id, category_name, properties, freight_id, phone,
           times, plus, ending, floor, on_sale)
         VALUES ($1, $2, '小熊', '1', '玩具', '[]', '0', '0571-88880000', 150, 0, 0, 0, true)`,
        [shopId, goodId],
      );
    },
  };
};

const assignedOrders: Seed = async (api) => {
  const { seller } = await api.shop();
  const [{ id: shopId } = { id: 0 }] = await api.query<{ id: number }>(
    `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, expires_at)
     VALUES ($1, 2, $2, '青禾的店', '', true, '', now()) RETURNING id`,
    [seller.accountId, randomUUID()],
  );
  return {
    call: seller.call,
    asked: [{}],
    grow: async () => {
      await api.query(
        `INSERT INTO unclaimed_order (supplier_shop_id, merchant_shop_id, assigned_id, merchant_name, goods_title, sku, num, province, city,
                                      assigned_at)
         VALUES ($1, 'm', $2, '商家', '小熊', '棕色', 1, '浙江省', '杭州市', now())`,
        [shopId, randomUUID()],
      );
    },
  };
};

const shopStocks: Seed = async (api) => {
  const buyer = await api.buyer();
  const { id: shopId } = await bindShop(api, buyer);
  return {
    call: buyer.call,
    asked: [{ shopId }],
    grow: async () => {
      await api.query(
        `WITH seen AS (
           INSERT INTO shop_sku (shop_id, remote_good_id, remote_sku_id, title, sku, sku_text, pic, seen_at)
           VALUES ($1, $2, 's', '小熊', '棕色', '棕色', '', now()) RETURNING id, shop_id
         ) INSERT INTO shop_stock (shop_sku_id, shop_id, quantity) SELECT id, shop_id, 5 FROM seen`,
        [shopId, randomUUID()],
      );
    },
  };
};

const sourceOrders: Seed = async (api) => {
  const buyer = await api.buyer();
  const { id: shopId } = await bindShop(api, buyer);
  return {
    call: buyer.call,
    asked: [{}, { shopId }],
    grow: async () => {
      const [order] = await addShopOrders(api, shopId, [{}]);
      await api.query(
        "INSERT INTO source_order (shop_order_id, shop_id, source_id, supplier, items) VALUES ($1, $2, $2, '', '[]')",
        [order?.id, shopId],
      );
    },
  };
};

const erpAccountOf = async (api: TestApi, accountId: number): Promise<number> => {
  const [kept] = await api.query<{ id: number }>(
    "INSERT INTO erp_account (seller_id, sid, app_key, shop_no, secret, stock_from) VALUES ($1::bigint, 's', 'k', 'n' || $1::bigint, '', now()) RETURNING id",
    [accountId],
  );
  return kept?.id ?? 0;
};

const erpTrades: Seed = async (api) => {
  const [shop, buyer] = [await api.shop(), await api.buyer({ balance: 1_000_000 })];
  const erpAccountId = await erpAccountOf(api, shop.seller.accountId);
  return {
    call: shop.seller.call,
    asked: [{ accountId: erpAccountId }],
    grow: async () => {
      const { data } = await buyer.call<{ orderId: number }>(
        'POST',
        '/orders/createOrder',
        orderBody(buyer, shop, { clientNo: randomUUID() }),
      );
      await api.query(
        `INSERT INTO erp_trade (package_id, order_id, seller_id, account_id)
         SELECT id, order_id, seller_id, $2 FROM order_package WHERE order_id = $1`,
        [data.orderId, erpAccountId],
      );
    },
  };
};

const erpStocks: Seed = async (api) => {
  const { seller } = await api.shop();
  const accountId = await erpAccountOf(api, seller.accountId);
  return {
    call: seller.call,
    asked: [{ accountId }],
    grow: async () => {
      await api.query(
        "INSERT INTO erp_stock (account_id, warehouse_no, article_no, available) VALUES ($1, 'W1', $2, 1)",
        [accountId, randomUUID()],
      );
    },
  };
};

const stocks: Seed = async (api) => {
  const { seller, goodId, warehouseId } = await api.shop();
  return {
    call: seller.call,
    asked: [{}],
    grow: async (n) => {
      const id = await copy(api, 'goods', goodId, {}, 'goods_no');
      await api.query(ADD_SKUS);
      await api.query('SELECT create_stock($1, id, $3, 5, $4) FROM sku WHERE good_id = $2', [
        ...[seller.accountId, id, warehouseId, 10 * (n % 2)],
      ]);
    },
  };
};

const stockLogs: Seed = async (api) => {
  const { seller, stockId } = await api.shop();
  return {
    call: seller.call,
    asked: [{ stockId }],
    grow: async () => {
      await api.query(
        `INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no) VALUES ($1, 1, 1, 1, 0, '')`,
        [stockId],
      );
    },
  };
};

const transfers: Seed = async (api) => {
  const shop = await api.shop();
  const [one] = await api.query<{ id: number }>(
    `INSERT INTO stock_transfer (transfer_no, seller_id, from_warehouse_id, to_warehouse_id, status)
     VALUES ($1, $2, $3, $4, 10) RETURNING id`,
    [randomUUID(), shop.seller.accountId, shop.warehouseId, await secondWarehouse(api, shop)],
  );
  return {
    call: shop.seller.call,
    asked: [{}, { status: 10 }],
    grow: async () => {
      const id = await copy(api, 'stock_transfer', one?.id ?? 0, {}, 'transfer_no');
      await api.query('INSERT INTO stock_transfer_line VALUES ($1, $2, 1)', [id, shop.skuId]);
    },
  };
};

const waves: Seed = async (api) => {
  const { seller, warehouseId } = await api.shop();
  const [one] = await api.query<{ id: number }>(
    `INSERT INTO wave (wave_no, seller_id, warehouse_id) VALUES ('261128-1', $1, $2) RETURNING id`,
    [seller.accountId, warehouseId],
  );
  return {
    call: seller.call,
    asked: [{}, { open: true }],
    grow: async () => void (await copy(api, 'wave', one?.id ?? 0, {}, 'wave_no')),
  };
};

const stocktakes: Seed = async (api) => {
  const { seller, warehouseId } = await api.shop();
  const { data } = await seller.call<{ stocktakeId: number }>('POST', '/stocktakes/begin', { warehouseId });
  return {
    call: seller.call,
    asked: [{}, { status: 10 }],
    grow: async () => void (await copy(api, 'stocktake', data.stocktakeId, {}, 'stocktake_no')),
  };
};

const stocktakeLines: Seed = async (api) => {
  const { seller, goodId, warehouseId } = await api.shop();
  const { data } = await seller.call<{ stocktakeId: number }>('POST', '/stocktakes/begin', { warehouseId });
  return {
    call: seller.call,
    asked: [{ stocktakeId: data.stocktakeId }],
    idOf: 'skuId',
    grow: async () => {
      const id = await copy(api, 'goods', goodId, {}, 'goods_no');
      await api.query(ADD_SKUS);
      await api.query('SELECT create_stock($1, id, $3, 5, 0) FROM sku WHERE good_id = $2', [
        ...[seller.accountId, id, warehouseId],
      ]);
    },
  };
};

const bulkEdits: Seed = async (api) => {
  const { seller, editId } = await editedShop(api);
  return {
    call: seller.call,
    asked: [{}, { kind: 5 }],
    grow: async () => void (await copy(api, 'bulk_edit', editId, {}, 'edit_no')),
  };
};

const bulkEditLines: Seed = async (api) => {
  const { seller, editId, goodId } = await editedShop(api);
  return {
    call: seller.call,
    asked: [{ editId }],
    idOf: 'place',
    grow: async (n) => {
      await api.query(
        'INSERT INTO bulk_edit_line (edit_id, place, good_id, before, after) VALUES ($1, $2, $3, 1, 2)',
        [...[editId, n + 2, goodId]],
      );
    },
  };
};

async function editedShop(api: TestApi) {
  const { seller, goodId } = await api.shop();
  const { data } = await seller.call<{ editId: number }>('POST', '/bulkEdits/apply', {
    ...{ kind: 5, change: { mode: 1, value: 0 }, rows: [{ id: goodId, before: 1 }] },
  });
  return { seller, goodId, editId: data.editId };
}

/** Half of them paid for. */
const reservations: Seed = async (api) => {
  const [buyer, shop] = [await api.buyer(), await api.shop()];
  const { orderId, parcelId } = await orderOf(api, buyer, shop.seller);
  const { goodId, skuId, warehouseId, stockId } = shop;
  return {
    call: shop.seller.call,
    asked: [{ stockId }],
    idOf: 'orderId',
    grow: async (n) => {
      const status = n % 2 ? 20 : 10;
      const held = {
        good_id: goodId,
        warehouse_id: warehouseId,
        status,
        pay_expire_at: '2031-01-01T00:00:00Z',
        paid_at: n % 2 ? '2026-01-01T00:00:00Z' : null,
      };
      const order_id = await copy(api, 'orders', orderId, held, 'order_no');
      const parcel = { order_id, sku_id: skuId, status, waybill_no: null };
      await copy(api, 'order_package', parcelId, parcel, 'package_no');
    },
  };
};

const invitees: Seed = async (api) => {
  const agent = await api.buyer({ level: 2 });
  return {
    call: agent.call,
    asked: [{}],
    idOf: 'userId',
    grow: async () => {
      const { accountId } = await api.buyer();
      await api.query('UPDATE account SET super_id = $1 WHERE id = $2', [agent.accountId, accountId]);
    },
  };
};

const userProfits: Seed = async (api) => {
  const [agent, user, { goodId }] = [await api.buyer({ level: 2 }), await api.buyer(), await api.shop()];
  await api.query('UPDATE account SET super_id = $1 WHERE id = $2', [agent.accountId, user.accountId]);
  return {
    call: agent.call,
    asked: [{}],
    grow: async (n) => {
      const id = await copy(api, 'goods', goodId, {}, 'goods_no');
      await api.query(
        'INSERT INTO user_profit (agent_id, user_id, good_id, profit, updated_at) VALUES ($1, $2, $3, 10, $4)',
        [agent.accountId, user.accountId, id, `2026-01-0${1 + (n % 2)}T00:00:00.123456Z`],
      );
    },
  };
};

/** Of one of the goods; some as useful as each other. */
const invoices: Seed = async (api) => {
  const buyer = await api.buyer();
  const grow = async () => {
    await api.query(
      `INSERT INTO invoice (account_id, kind, custody, title_kind, title, amount, due_at) VALUES ($1, 1, 1, 1, '', 100, now())`,
      [buyer.accountId],
    );
  };
  return { call: buyer.call, asked: [{}, { status: 1 }], grow };
};

const webhookMessages: Seed = async (api) => {
  const buyer = await api.buyer();
  const { id: endpointId } = await endpointOf(buyer, 'buyer', 'https://erp.example/');
  const grow = async () => {
    await api.query(
      `INSERT INTO webhook_message (endpoint_id, type, thing, data, state) VALUES ($1, 'order.paid', 'order 1', '{"id": 1}', 3)`,
      [endpointId],
    );
  };
  return { call: buyer.call, asked: [{ endpointId }, { endpointId, failed: true }], grow };
};

const reviews =
  (isSeller: boolean): Seed =>
  async (api) => {
    const [buyer, { goodId, seller }] = [await api.buyer(), await api.shop()];
    return {
      call: isSeller ? seller.call : buyer.call,
      asked: isSeller ? [{}, { waiting: true }] : [{ goodId }, { goodId, sort: 'useful' }],
      grow: async (n) => {
        await api.query(
          'INSERT INTO review (order_id, good_id, account_id, seller_id, score, added_text) VALUES (nextval($1), $2, $3, $4, $5, $6)',
          ['orders_id_seq', goodId, buyer.accountId, seller.accountId, 1 + (n % 5), n % 2 ? '追评' : ''],
        );
      },
    };
  };

/** Every list of REST that has pages. A new one is named here, or fails the tests. */
export const GROWING_LISTS: Record<string, Seed> = {
  'GET /goods/list': goods,
  'POST /goods/getGoodsList': sellerGoods,
  'POST /goods/getSkusList': ownSkus,
  'POST /warehouse/list': warehouses('buyer'),
  'GET /warehouse/list': warehouses('buyer'),
  'POST /warehouse/getWarehouseList': warehouses('seller'),
  'POST /goodCollect/getGoodCollectList': favourites,
  'POST /addressBook/list': addressBook,
  'POST /orders/getOrdersList': orders,
  'POST /orderPackages/getOrderPackagesList': parcels,
  'POST /userMoneyLogs/getUserMoneyLogsList': moneyLogs,
  'POST /user/invite/list': invitees,
  'POST /userProfits/getUserProfitsList': userProfits,
  'POST /recharges/getRechargesList': recharges,
  'POST /cashOut/getCashOutList': cashOuts,
  'POST /notice/list': notices,
  'POST /notice/mine': personNotices,
  'POST /problems/list': problems,
  'POST /shops/getShopsList': shops,
  'POST /shops/getShopGoodsList': shopGoods,
  'POST /shops/getShopSkusList': shopSkus,
  'POST /shops/getShopStocksList': shopStocks,
  'POST /sourceOrders/getSourceOrdersList': sourceOrders,
  'POST /erpAccounts/getErpTradesList': erpTrades,
  'POST /erpAccounts/getErpStocksList': erpStocks,
  'POST /shops/getShopListingsList': shopListings,
  'POST /shopOrders/getShopOrdersList': shopOrders,
  'POST /shopOrders/getAssignedOrdersList': assignedOrders,
  'POST /refunds/getRefundsList': refunds,
  'POST /afterSales/getCasesList': cases,
  'POST /returns/getReturnsList': returns,
  'POST /courierClaims/getClaimsList': claims,
  'GET /invoices/list': invoices,
  'POST /webhooks/messages': webhookMessages,
  'POST /reviews/getReviewsList': reviews(false),
  'POST /reviews/getSellerReviewsList': reviews(true),
  'POST /goodStock/getGoodStockList': stocks,
  'POST /goodStock/getStockLogsList': stockLogs,
  'POST /goodStock/getReservationsList': reservations,
  'POST /stockTransfers/getTransfersList': transfers,
  'POST /waves/getWavesList': waves,
  'POST /bulkEdits/getEditsList': bulkEdits,
  'POST /bulkEdits/getLinesList': bulkEditLines,
  'POST /stocktakes/getStocktakesList': stocktakes,
  'POST /stocktakes/getLinesList': stocktakeLines,
};

/** Answers of a `list` with its `total` that have no pages, with why. */
export const WHOLE_LISTS: Record<string, string> = {
  'POST /couriers/getCouriersList': 'the couriers of the platform, a dozen',
  'POST /shipmentTemplates/list': 'an account has a hundred templates at most',
  'POST /basketLines/list': 'a basket has two hundred lines at most',
  'GET /sellerSends/find': 'an account has twenty senders at most',
  'POST /statistics/shopSales': 'a line for each day, month or shop, or goods, at most 500',
  'POST /statistics/sellerProfit': 'a line for each day of a span that the caller gives',
  'POST /statistics/afterSales': 'a line for each goods, courier, warehouse or month, at most 500',
  'POST /printSettings/getPrintSettingsList': 'an account has twenty settings at most',
};
