import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import { expect, it } from 'vitest';
import { orderBody, startApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

const IN_FLIGHT = 15;

it('a shutdown finishes requests in progress and does not wait for idle connections', async () => {
  const api = await startApi();
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const buyer = await api.buyer({ balance: 100_000 });
  const shop = await api.shop();
  const [{ id: walletId } = { id: 0 }] = await api.query<{ id: number }>(
    "SELECT id FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
    [buyer.accountId],
  );

  // Somebody holds the wallet, so that every payment waits inside the service.
  const holder = await api.database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM ledger_account WHERE id = $1 FOR UPDATE', [walletId]);

  let arrived = 0;
  api.app.server.on('request', () => {
    arrived += 1;
  });
  const dispatcher = new Agent({ connections: IN_FLIGHT, keepAliveTimeout: 60_000 });
  const paying = Array.from({ length: IN_FLIGHT }, async () => {
    const { statusCode, body } = await request(`${address}/api/v1/orders/createOrder`, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token': buyer.token },
      body: JSON.stringify(orderBody(buyer, shop, { confirm: true, clientNo: randomUUID() })),
    });
    return [statusCode, ((await body.json()) as { code: number }).code];
  });
  const waiting = async () =>
    (
      await api.query<{ n: number }>(
        "SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      )
    )[0]?.n;
  // One of them in the database, the others behind it.
  await expect.poll(waiting).toBe(1);
  await expect.poll(() => arrived).toBe(IN_FLIGHT);

  const closed = api.app.close();
  await holder.query('COMMIT');
  holder.release();
  expect(await Promise.all(paying)).toEqual(Array(IN_FLIGHT).fill([200, 0]));
  await closed;
  expect(await brokenInvariants(api)).toEqual([]);
  await dispatcher.close();
  await api.close();
});
