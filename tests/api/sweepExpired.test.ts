import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepExpired } from '../../api/src/jobs/sweepExpired.ts';
import { orderBody, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('removes what has served its time and keeps what has not', async () => {
  const buyer = await api.buyer({ balance: 10_000 });
  const shop = await api.shop();
  const rows = async () =>
    (
      await api.query<Record<string, number>>(
        `SELECT (SELECT count(*) FROM captcha) AS captchas, (SELECT count(*) FROM counter) AS counters,
                (SELECT count(*) FROM quote) AS quotes, (SELECT count(*) FROM idempotency_key) AS keys`,
      )
    )[0];
  const leaveTraces = async () => {
    await api.call('GET', '/common/captcha');
    await buyer.call('POST', '/orders/quote', orderBody(buyer, shop));
    await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { clientNo: randomUUID() }));
  };
  await leaveTraces();
  await api.query("UPDATE captcha SET expires_at = now() - interval '61 minutes'");
  await api.query("UPDATE counter SET key = 'old', ends_at = now() - interval '25 hours'");
  await api.query("UPDATE quote SET expires_at = now() - interval '61 minutes'");
  await api.query("UPDATE idempotency_key SET created_at = now() - interval '73 hours'");
  await leaveTraces();
  expect(await rows()).toEqual({ captchas: 2, counters: 2, quotes: 2, keys: 2 });
  await sweepExpired(api.database.db);
  expect(await rows()).toEqual({ captchas: 1, counters: 1, quotes: 1, keys: 1 });
});
