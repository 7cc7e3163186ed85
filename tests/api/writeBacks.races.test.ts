import { describe, expect, it } from 'vitest';
import { claimDue, pauseAll } from '../../api/src/modules/writeBacks/writeBacks.repository.ts';
import { rescueSending } from '../../api/src/modules/writeBacks/writeBacks.service.ts';
import { onlyOnce, PAUSED, shopError, told, waits, writeBackFixture } from '../support/writeBackFixture.ts';

const scene = writeBackFixture();

describe('concurrent write-back workers', () => {
  it('post each parcel once between them', async () => {
    const order = await scene.issued(Array(60).fill(1));
    const other = await scene.beside();
    let [now, most] = [0, 0];
    scene.script.beforePost = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
    };
    await scene.wake(order.shop);
    await scene.queue.send(scene.api.database.db, { name: 'shop.send' }, 'second', { shopId: order.shop.id });
    await Promise.all([scene.drain(), scene.drain(other)]);
    expect(scene.script.posted.map(({ waybillNo }) => waybillNo).toSorted()).toEqual(
      order.parcels.map(({ waybillNo }) => waybillNo).toSorted(),
    );
    expect(scene.script.asked).toHaveLength(60);
    expect(await scene.states(order)).toEqual(order.parcels.map(({ id }) => told(id)));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(10);
    await other.app.close();
    await other.database.close();
  });

  it('claim no parcel twice when they start together', async () => {
    const order = await scene.issued(Array(60).fill(1));
    const { db, pool } = scene.api.database;
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE order_package IN SHARE ROW EXCLUSIVE MODE');
    const claims = Promise.all(Array.from({ length: 12 }, () => claimDue(db, order.shop.id, 5)));
    const waiting = async () =>
      (
        await scene.api.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
      ).length;
    await expect.poll(waiting).toBe(12);
    await holder.query('COMMIT');
    holder.release();
    const ids = (await claims).flat().map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual(order.parcels.map(({ id }) => id));
  });

  it('take over after a lease, and the late result of the former worker changes nothing', async () => {
    const order = await scene.issued([1]);
    const id = order.parcels[0]?.id ?? 0;
    const { gate, reached } = scene.heldPost(shopError('waybillUsed'));
    await scene.wake(order.shop);
    const slow = scene.drain();
    await reached.promise;
    await scene.send(order);
    expect(await scene.states(order)).toEqual([waits(id, { status: 2, leased: true })]);

    await scene.api.query('UPDATE order_package SET lease_until = now() WHERE id = $1', [id]);
    await scene.send(order);
    expect(await scene.states(order)).toEqual([told(id)]);
    gate.resolve();
    await slow;
    expect(await scene.states(order)).toEqual([told(id)]);
    expect(scene.script.posted).toHaveLength(1);
  });

  it('finish their current work when the shop is unbound', async () => {
    const order = await scene.issued([1]);
    const { gate, reached } = scene.heldPost();
    await scene.wake(order.shop);
    const slow = scene.drain();
    await reached.promise;
    await scene.buyer.call('POST', '/shops/deleteShops', { id: order.shop.id });
    gate.resolve();
    await slow;
    expect(await scene.states(order)).toEqual([told(order.parcels[0]?.id ?? 0)]);
  });

  it('start nothing twice when the shop is paused and renewed during their work', async () => {
    const order = await scene.issued([1]);
    const id = order.parcels[0]?.id ?? 0;
    const { gate, reached } = scene.heldPost();
    await scene.wake(order.shop);
    const slow = scene.drain();
    await reached.promise;
    await pauseAll(scene.api.database.db, order.shop.id, 'lapsed');
    expect(await scene.states(order)).toEqual([{ ...told(id), ...PAUSED, leased: true }]);
    await scene.renew(order);
    expect(await scene.states(order)).toEqual([waits(id, { minutes: 2 })]);
    await scene.send(order);
    expect(scene.script.asked).toHaveLength(1);
    gate.resolve();
    await slow;
    await scene.due(order);
    await scene.send(order);
    expect(await scene.states(order)).toEqual([told(id)]);
    expect(scene.script.posted).toHaveLength(1);
  });

  it('are woken for forgotten parcels, and immediately while a job waits for later', async () => {
    const rescue = () => rescueSending(scene.api.database.db, scene.queue);
    const order = await scene.issued([1]);
    scene.script.beforePost = onlyOnce(shopError('transient'));
    await scene.send(order);
    const later = await scene.issued([1], { shop: order.shop });
    await rescue();
    await rescue();
    expect(await scene.drain()).toBe(1);
    expect(await scene.states(later)).toEqual([told(later.parcels[0]?.id ?? 0)]);
    const jobs = await scene.api.query<{ minutes: number }>(
      `SELECT round(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM queue.job
        WHERE state = 'created' AND name = 'shop.send'`,
    );
    expect(jobs).toEqual([{ minutes: 1 }]);
  });
});
