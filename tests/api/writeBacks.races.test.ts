import { describe, expect, it } from 'vitest';
import { claimDue, pauseAll } from '../../api/src/modules/writeBacks/writeBacks.repository.ts';
import { rescueSending } from '../../api/src/modules/writeBacks/writeBacks.service.ts';
import { onlyOnce, PAUSED, shopError, told, waits, writeBackFixture } from '../support/writeBackFixture.ts';

const fixture = writeBackFixture();

describe('concurrent write-back workers', () => {
  it('post each parcel once between them', async () => {
    const order = await fixture.issued(Array(60).fill(1));
    const other = await fixture.beside();
    let [now, most] = [0, 0];
    fixture.script.beforePost = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
    };
    await fixture.wake(order.shop);
    await fixture.queue.send(fixture.api.database.db, { name: 'shop.send' }, 'second', {
      shopId: order.shop.id,
    });
    await Promise.all([fixture.drain(), fixture.drain(other)]);
    expect(fixture.script.posted.map(({ waybillNo }) => waybillNo).toSorted()).toEqual(
      order.parcels.map(({ waybillNo }) => waybillNo).toSorted(),
    );
    expect(fixture.script.asked).toHaveLength(60);
    expect(await fixture.states(order)).toEqual(order.parcels.map(({ id }) => told(id)));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(10);
    await other.app.close();
    await other.database.close();
  });

  it('claim no parcel twice when they start together', async () => {
    const order = await fixture.issued(Array(40).fill(1));
    const { db, pool } = fixture.api.database;
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE order_package IN SHARE ROW EXCLUSIVE MODE');
    // With the holder and the query, as many connections as the smallest pool has.
    const claims = Promise.all(Array.from({ length: 8 }, () => claimDue(db, order.shop.id, 5)));
    const waiting = async () =>
      (
        await fixture.api.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
      ).length;
    await expect.poll(waiting).toBe(8);
    await holder.query('COMMIT');
    holder.release();
    const ids = (await claims).flat().map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual(order.parcels.map(({ id }) => id));
  });

  it('take over after a lease, and the late result of the former worker changes nothing', async () => {
    const order = await fixture.issued([1]);
    const id = order.parcels[0]?.id ?? 0;
    const { gate, reached } = fixture.heldPost(shopError('waybillUsed'));
    await fixture.wake(order.shop);
    const slow = fixture.drain();
    await reached.promise;
    await fixture.send(order);
    expect(await fixture.states(order)).toEqual([waits(id, { status: 2, leased: true })]);

    await fixture.api.query('UPDATE order_package SET lease_until = now() WHERE id = $1', [id]);
    await fixture.send(order);
    expect(await fixture.states(order)).toEqual([told(id)]);
    gate.resolve();
    await slow;
    expect(await fixture.states(order)).toEqual([told(id)]);
    expect(fixture.script.posted).toHaveLength(1);
  });

  it('finish their current work when the shop is unbound', async () => {
    const order = await fixture.issued([1]);
    const { gate, reached } = fixture.heldPost();
    await fixture.wake(order.shop);
    const slow = fixture.drain();
    await reached.promise;
    await fixture.buyer.call('POST', '/shops/deleteShops', { id: order.shop.id });
    gate.resolve();
    await slow;
    expect(await fixture.states(order)).toEqual([told(order.parcels[0]?.id ?? 0)]);
  });

  it('start nothing twice when the shop is paused and renewed during their work', async () => {
    const order = await fixture.issued([1]);
    const id = order.parcels[0]?.id ?? 0;
    const { gate, reached } = fixture.heldPost();
    await fixture.wake(order.shop);
    const slow = fixture.drain();
    await reached.promise;
    await pauseAll(fixture.api.database.db, order.shop.id, 'lapsed');
    expect(await fixture.states(order)).toEqual([{ ...told(id), ...PAUSED, leased: true }]);
    await fixture.renew(order);
    expect(await fixture.states(order)).toEqual([waits(id, { minutes: 2 })]);
    await fixture.send(order);
    expect(fixture.script.asked).toHaveLength(1);
    gate.resolve();
    await slow;
    await fixture.due(order);
    await fixture.send(order);
    expect(await fixture.states(order)).toEqual([told(id)]);
    expect(fixture.script.posted).toHaveLength(1);
  });

  it('are woken for forgotten parcels, and immediately while a job waits for later', async () => {
    const rescue = () => rescueSending(fixture.api.database.db, fixture.queue);
    const order = await fixture.issued([1]);
    fixture.script.beforePost = onlyOnce(shopError('transient'));
    await fixture.send(order);
    const later = await fixture.issued([1], { shop: order.shop });
    await rescue();
    await rescue();
    expect(await fixture.drain()).toBe(1);
    expect(await fixture.states(later)).toEqual([told(later.parcels[0]?.id ?? 0)]);
    const jobs = await fixture.api.query<{ minutes: number }>(
      `SELECT round(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM queue.job
        WHERE state = 'created' AND name = 'shop.send'`,
    );
    expect(jobs).toEqual([{ minutes: 1 }]);
  });
});
