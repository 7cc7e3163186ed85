import { describe, expect, it } from 'vitest';
import type { Person } from '../support/api.ts';
import { issuingFixture } from '../support/issuingFixture.ts';

const fixture = issuingFixture();
type Waiting = { toShip: number; late: number; name: string; cutoffAt: string | null };
const DAY = "interval '1 day'";

const toShip = async (who: Person) =>
  (await who.call<{ toShip: number; late: number; warehouses: Waiting[] }>('POST', '/orderPackages/toShip'))
    .data;
const listed = async (who: Person, filter: object) =>
  (await who.call<{ total: number }>('POST', '/orderPackages/getOrderPackagesList', filter)).data.total;

describe('what waits to be shipped', () => {
  it('is counted by warehouse, and what of it is late, as the lists count it', async () => {
    const paid = await fixture.paid(3);
    const { seller } = paid.shop;
    await fixture.query(`UPDATE order_package SET promised_ship_at = now() + ${DAY} WHERE order_id = $1`, [
      paid.orderId,
    ]);
    await fixture.query(
      `UPDATE order_package SET promised_ship_at = now() - ${DAY} WHERE id = (SELECT min(id) FROM order_package WHERE order_id = $1)`,
      [paid.orderId],
    );
    const waiting = await toShip(seller);
    expect(waiting).toMatchObject({ toShip: 3, late: 1, warehouses: [{ toShip: 3, late: 1 }] });
    expect([
      await listed(seller, { status: 20 }),
      await listed(seller, { late: true }),
      await listed(paid.buyer, { late: true }),
    ]).toEqual([3, 1, 1]);
    await fixture.issue(paid.orderId);
    expect(await toShip(seller)).toMatchObject({ toShip: 0, late: 0, warehouses: [{ toShip: 0 }] });
    expect(await listed(seller, { late: true })).toBe(0);
  });

  it('is of the own warehouses, each with the moment at which its day ends, or none where it rests', async () => {
    const paid = await fixture.paid(1);
    const other = await fixture.paid(1);
    const { seller, warehouseId } = paid.shop;
    const cutoffAt = async () => (await toShip(seller)).warehouses.map((each) => each.cutoffAt);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const change = (set: string) => fixture.query(`UPDATE warehouse SET ${set} WHERE id = $1`, [warehouseId]);
    await change("cutoff_time = '16:30', work_days = '1111111', sunday_rest = false, rest_dates = '{}'");
    expect(await cutoffAt()).toEqual([`${today}T16:30:00+08:00`]);
    await change(`rest_dates = '{${today}}'`);
    expect(await cutoffAt()).toEqual([null]);
    expect((await toShip(other.shop.seller)).warehouses).toHaveLength(1);
  });
});
