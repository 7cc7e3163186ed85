import type { Db } from '../../api/src/db/client.ts';
import { readSettings } from '../../api/src/modules/settings/settings.ts';
import type { PlaceTerms } from '../../api/src/modules/shipments/orders.writes.ts';
import { type PlaceableOrder, placeable } from '../../api/src/modules/shipments/pricedOrder.ts';
import { priceOrder } from '../../api/src/modules/shipments/quoting.service.ts';
import type { OrderInput } from '../../api/src/modules/shipments/shipments.schemas.ts';
import type { Actor } from '../../api/src/shared/actor.ts';
import { sealPerson } from '../../api/src/shared/personalData.ts';
import type { DemoDatabase } from '../support/demoDatabase.ts';

export type Buyer = { id: number; senderId: number };

/** Buyers with more money, and goods of one combination with more stock, than any run takes. */
export async function createFixture(
  { pool, db }: DemoDatabase,
  count: number,
): Promise<{ buyers: Buyer[]; goods: number[] }> {
  const { rows: buyers } = await pool.query<Buyer>(
    `WITH b AS (INSERT INTO account (kind, phone, phone_print, password_hash, nick_name)
                SELECT 1, '', 'bench' || n, 'x', 'bench' FROM generate_series(1, $1::int) n RETURNING id)
     INSERT INTO sender (account_id, person, province_code, city_code, district_code, province, city, district)
     SELECT id, $2, '33', '3301', '330106', '浙江省', '杭州市', '西湖区' FROM b
     RETURNING account_id AS id, id AS "senderId"`,
    [count, sealPerson(db.box, 'sender', { name: '发件人', phone: '13800000099', address: '文三路1号' })],
  );
  await pool.query(
    `SELECT give_demo_money(id, 1000000000)
       FROM account WHERE nick_name = 'bench'`,
  );
  await pool.query('UPDATE good_stock SET quantity = 100000000, safety_held = safety_quantity');
  const { rows: goods } = await pool.query<{ id: number }>(
    `SELECT s.good_id AS id FROM good_stock s JOIN goods g ON g.id = s.good_id JOIN sku k ON k.good_id = g.id AND k.deleted_at IS NULL
      WHERE s.warehouse_id = 1 AND g.status = 1 GROUP BY s.good_id HAVING count(*) = 1 ORDER BY 1`,
  );
  return { buyers, goods: goods.map(({ id }) => id) };
}

export const actorOf = ({ id }: Buyer): Actor => ({ accountId: id, kind: 'buyer', level: 1, superId: null });

const receiver = {
  receiverName: '张三',
  receiverPhone: '13800000011',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  address: '文三路123号',
};

/** What an order of `parcels` parcels asks for. */
export function inputOf(buyer: Buyer, goodId: number, parcels = 1): OrderInput {
  return {
    goodId,
    warehouseId: 1,
    courierId: 1,
    senderId: buyer.senderId,
    packages: Array.from({ length: parcels }, () => receiver),
  };
}

/** Priced once, to be placed as often as one likes. */
export async function priced(db: Db, buyer: Buyer, goodId: number, parcels = 1): Promise<PlaceableOrder> {
  const settings = await readSettings(db);
  const whole = await priceOrder(db, actorOf(buyer), inputOf(buyer, goodId, parcels), settings, new Date());
  const order = placeable(whole);
  if (!order) throw new Error('no parcel can go');
  return order;
}

export function termsOf(accountId: number, { confirm }: { confirm: boolean }): PlaceTerms {
  return {
    accountId,
    op: 'createOrder',
    key: null,
    hash: '',
    kept: {},
    type: 1,
    remark: '',
    allowDuplicate: true,
    byItself: false,
    payMinutes: 30,
    maxUnpaid: 1_000,
    confirm,
  };
}
