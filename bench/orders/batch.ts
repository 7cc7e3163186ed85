import { placeOrders } from '../../api/src/modules/shipments/orders.writes.ts';
import type { PlaceableOrder } from '../../api/src/modules/shipments/pricedOrder.ts';
import { sealPerson } from '../../api/src/shared/personalData.ts';
import type { DemoDatabase } from '../support/demoDatabase.ts';
import { median } from '../support/median.ts';
import { type Buyer, priced, termsOf } from './fixture.ts';

const ORDERS = 20;
const PARCELS = 500;
const ROUNDS = 5;

/** Ten thousand parcels in twenty orders: the product's batch, and the same parcels by one INSERT over `unnest`; ms. */
export async function batchOfParcels(
  { db, pool }: DemoDatabase,
  buyer: Buyer,
  goods: readonly number[],
): Promise<{ batch: number; floor: number }> {
  const orders: PlaceableOrder[] = [];
  for (let n = 0; n < ORDERS; n++)
    orders.push(await priced(db, buyer, goods[n % goods.length] ?? 0, PARCELS));
  const terms = termsOf(buyer.id, { confirm: false });
  const sealed = sealPerson(db.box, 'receiver', {
    name: '张三',
    phone: '13800000011',
    address: '文三路123号',
  });
  const batches: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    let begun = performance.now();
    const { orderIds } = await placeOrders(db, terms, orders);
    const batch = performance.now() - begun;
    const ids = orderIds.flatMap((id) => Array.from({ length: PARCELS }, () => id));
    const numbers = ids.map((id, at) => `F${id}-${at}`);
    begun = performance.now();
    await pool.query(INSERT, [ids, numbers, buyer.id, sealed]);
    const floor = performance.now() - begun;
    // The first round warms up.
    if (round === 0) continue;
    batches.push(batch);
    floors.push(floor);
  }
  return { batch: median(batches), floor: median(floors) };
}

const INSERT = `
  INSERT INTO order_package (order_id, package_no, account_id, seller_id, platform, sku_id, num, status, receiver,
    province_code, city_code, district_code, province, city, district, weight,
    goods_fee, courier_fee, remote_fee, discount_fee, package_fee, supplier_share, agent_share)
  SELECT id, no, $3, (SELECT min(a.id) FROM account a WHERE a.kind = 2), 0, 1, 1, 10, $4, '33', '3301', '330106',
    '浙江省', '杭州市', '西湖区', 300, 200, 300, 0, 0, 500, 430, 0
    FROM unnest($1::bigint[], $2::text[]) AS given (id, no)`;
