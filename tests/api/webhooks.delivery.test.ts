import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonNoticeDto } from '../../api/src/modules/notices/personNotices.schemas.ts';
import { type WebhookEvent, webhookEvents } from '../../api/src/modules/webhooks/webhookEvents.ts';
import type { EndpointWithSecretDto } from '../../api/src/modules/webhooks/webhooks.schemas.ts';
import { WEBHOOK_EXAMPLES } from '../../explorer/docs/webhookExamples.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { type Received, type WebhookReceiver, webhookReceiver } from '../support/webhookReceiver.ts';
import {
  endpointOf,
  messagesOf,
  queueMessages,
  sendWebhooks,
  skipPauses,
  TO_THIS_MACHINE,
} from '../support/webhooks.ts';

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startApi(TO_THIS_MACHINE);
  shop = await api.shop({ stock: 100_000 });
});
afterAll(() => api.close());

/** Runs with a receiver of its own. */
async function receiving(run: (receiver: WebhookReceiver) => Promise<void>): Promise<void> {
  const receiver = await webhookReceiver();
  try {
    await run(receiver);
  } finally {
    await receiver.close();
  }
}

const headersOf = ({ headers }: Received) => headers as Record<string, string>;
const thingsOf = (receiver: WebhookReceiver) => receiver.received.map(({ data }) => data.thing);
const endpointRow = async (id: number) =>
  (await api.query<Record<string, unknown>>('SELECT * FROM webhook_endpoint WHERE id = $1', [id]))[0] ?? {};

async function place(buyer: Person, more: object = {}): Promise<number> {
  const { data } = await buyer.call<{ orderId: number }>(
    ...(['POST', '/orders/createOrder', orderBody(buyer, shop, more)] as const),
  );
  return data.orderId;
}

describe('an event', () => {
  it('reaches the buyer of an order and the supplier whose goods they are, signed, with ids alone', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer({ balance: 1_000_000 });
      const other = await api.buyer({ balance: 1_000_000 });
      const endpoints = [
        await endpointOf(buyer, 'buyer', receiver.url, ['order.paid']),
        await endpointOf(shop.seller, 'seller', receiver.url, ['order.paid']),
      ];
      await endpointOf(other, 'buyer', receiver.url);
      await endpointOf(buyer, 'buyer', receiver.url, ['order.cancelled']);
      const orderId = await place(buyer, { confirm: true });
      await sendWebhooks(api);
      const [order] = await api.query<{ order_no: string }>('SELECT order_no FROM orders WHERE id = $1', [
        orderId,
      ]);
      expect(receiver.received).toHaveLength(2);
      for (const [place, endpoint] of endpoints.entries()) {
        const [message] = await messagesOf(place === 0 ? buyer : shop.seller, endpoint.id);
        const got = receiver.received.find(({ id }) => id === message?.messageNo);
        if (!got) throw new Error('not received');
        const verified = new Webhook(endpoint.secret).verify(got.body, headersOf(got));
        expect(verified).toEqual({
          type: 'order.paid',
          timestamp: expect.stringMatching(/\+08:00$/),
          data: {
            id: orderId,
            orderNo: order?.order_no,
            status: 20,
            updatedAt: expect.stringMatching(/\+08:00$/),
          },
        });
        expect(message).toMatchObject({
          status: 2,
          attempts: 1,
          answerStatus: 200,
          answer: 'taken',
          body: got.body,
        });
      }
      await shop.seller.call('POST', '/webhooks/remove', { id: endpoints[1]?.id });
    }));

  it('is told of everything that its account has to do with', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer({ balance: 1_000_000 });
      const own = await api.shop({ stock: 10 });
      const ofBuyer = await endpointOf(buyer, 'buyer', receiver.url);
      const ofSeller = await endpointOf(own.seller, 'seller', receiver.url);
      const { data } = await buyer.call<{ orderId: number }>(
        'POST',
        '/orders/createOrder',
        orderBody(buyer, own),
      );
      await buyer.call('POST', '/orders/confirmOrder', { id: data.orderId, action: 'pay' });
      const { data: unpaid } = await buyer.call<{ orderId: number }>(
        'POST',
        '/orders/createOrder',
        orderBody(buyer, own),
      );
      await buyer.call('POST', '/orders/cancelOrder', { orderId: unpaid.orderId });
      const parcel = `UPDATE order_package SET %s WHERE order_id = $1`;
      for (const change of [
        'output_status = 4',
        "output_status = 3, waybill_no = 'SF1', status = 30, shipped_at = now()",
        'auto_send_status = 4',
        'status = 40',
        'status = 50, signed_at = now()',
      ])
        await api.query(parcel.replace('%s', change), [data.orderId]);
      await api.query(
        `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status)
         SELECT 'R' || id, id, order_id, account_id, seller_id, 1, 30 FROM order_package WHERE order_id = $1`,
        [data.orderId],
      );
      await api.query('UPDATE refund SET status = 50 WHERE order_id = $1', [data.orderId]);
      await api.query('UPDATE good_stock SET warn_quantity = 5 WHERE id = $1', [own.stockId]);
      await api.query('UPDATE good_stock SET quantity = locked + 5 WHERE id = $1', [own.stockId]);
      await api.query('UPDATE goods SET sold = sold + 1 WHERE id = $1', [own.goodId]);
      await api.query('UPDATE goods SET version = version + 1 WHERE id = $1', [own.goodId]);
      await api.query(
        `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked)
         VALUES ('C' || $1::bigint, $1::bigint, 100, 1, 1, '', '', '')`,
        [buyer.accountId],
      );
      await api.query(
        `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, expires_at)
         VALUES ($1, 1, gen_random_uuid(), '', '', false, '', now() + interval '2 days'), ($1, 1, gen_random_uuid(), '', '', false, '', now() + interval '4 days')`,
        [buyer.accountId],
      );
      const tellExpiring = api.app.scheduledJobs.find(({ name }) => name === 'tellExpiringShops');
      for (const _ of [1, 2]) await tellExpiring?.run(new AbortController().signal);
      const toldOf = async (person: Person, { id }: EndpointWithSecretDto) =>
        (await messagesOf(person, id)).map(({ event }) => event);
      const both = [
        ...['order.paid', 'order.cancelled', 'parcel.problem', 'parcel.waybill_issued', 'parcel.shipped'],
        ...['parcel.delivered', 'refund.changed', 'refund.changed'],
      ];
      const shopsWord = ['cash_out.changed', 'shop.expiring'];
      expect(await toldOf(own.seller, ofSeller)).toEqual([...both, 'stock.low', 'goods.changed']);
      expect(await toldOf(buyer, ofBuyer)).toEqual([...both.toSpliced(5, 0, 'parcel.problem'), ...shopsWord]);
      await sendWebhooks(api);
      expect(receiver.received).toHaveLength(2 * both.length + 2 + 3);
      for (const { type, data } of receiver.received)
        expect([type, ...Object.keys(data).sort()]).toEqual([
          type,
          ...[...Object.keys(WEBHOOK_EXAMPLES[type as WebhookEvent]), 'updatedAt'].sort(),
        ]);
      expect(new Set(receiver.received.map(({ type }) => type))).toEqual(new Set(webhookEvents));
    }));

  it('is not written when its transaction is rolled back, nor while its endpoint is off', () =>
    receiving(async (receiver) => {
      const own = await api.shop();
      const { id } = await endpointOf(own.seller, 'seller', receiver.url, ['goods.changed']);
      const holding = await api.session();
      await holding.query('BEGIN');
      await holding.query('UPDATE goods SET version = version + 1 WHERE id = $1', [own.goodId]);
      await holding.query('ROLLBACK');
      await holding.end();
      const change = { id, url: receiver.url, events: ['goods.changed'] };
      await own.seller.call('POST', '/webhooks/update', { ...change, enabled: false });
      await api.query('UPDATE goods SET version = version + 1 WHERE id = $1', [own.goodId]);
      await own.seller.call('POST', '/webhooks/update', { ...change, enabled: true });
      await api.query('UPDATE goods SET status = 2 WHERE id = $1', [own.goodId]);
      await sendWebhooks(api);
      expect(receiver.received.map(({ data }) => data.status)).toEqual([2]);
    }));
});

describe('a message that fails', () => {
  it('is tried again later, and holds back those of its thing, no others', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer();
      const { id } = await endpointOf(buyer, 'buyer', receiver.url);
      const things = ['a', 'a', 'b', 'a', 'c', 'b'];
      await queueMessages(api, id, things);
      receiver.replies(({ data }) => ({ status: data.thing === 'a' ? 500 : 204, body: 'no\0' }));
      await sendWebhooks(api);
      expect(thingsOf(receiver).toSorted()).toEqual(['a', 'b', 'b', 'c']);
      const [first, second] = await messagesOf(buyer, id);
      expect(first).toMatchObject({ status: 1, attempts: 1, answerStatus: 500, answer: 'no', failure: null });
      expect([second?.attempts, second?.nextAt]).toEqual([0, first?.nextAt]);
      expect(await endpointRow(id)).toMatchObject({ failures: 0, lease_until: null });

      receiver.replies(() => ({ status: 200 }));
      receiver.received.length = 0;
      await skipPauses(api, id);
      await sendWebhooks(api);
      expect(receiver.received.map(({ data }) => data.id)).toEqual([1, 2, 4]);
    }));

  it('says when it is tried again, which is not before the pause of its endpoint', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer();
      const { id } = await endpointOf(buyer, 'buyer', receiver.url);
      await queueMessages(api, id, ['a']);
      receiver.replies(() => ({ status: 500 }));
      await sendWebhooks(api);
      await queueMessages(api, id, ['b']);
      const [{ until } = { until: '' }] = await api.query<{ until: string }>(
        "UPDATE webhook_endpoint SET paused_until = date_trunc('second', now() + interval '1 hour') WHERE id = $1 RETURNING paused_until::text AS until",
        [id],
      );
      const rows = await messagesOf(buyer, id);
      expect(rows.map(({ nextAt }) => Date.parse(nextAt ?? ''))).toEqual(Array(2).fill(Date.parse(until)));
    }));

  it('goes at once when its endpoint is woken up, with what waits behind it', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer();
      const { id } = await endpointOf(buyer, 'buyer', receiver.url);
      await queueMessages(api, id, ['a', 'a', 'b']);
      receiver.replies(() => ({ status: 500 }));
      await sendWebhooks(api);
      receiver.replies(() => ({ status: 200 }));
      receiver.received.length = 0;
      const other = await api.buyer();
      expect((await other.call('POST', '/webhooks/wake', { id })).data.errorKey).toBe('NOT_FOUND');
      await sendWebhooks(api);
      expect(receiver.received).toEqual([]);
      await buyer.call('POST', '/webhooks/wake', { id });
      await sendWebhooks(api);
      await sendWebhooks(api);
      expect(receiver.received.map(({ data }) => data.id).toSorted()).toEqual([1, 2, 3]);
    }));

  it('is given up after a day, and the next of its thing goes', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer();
      const { id } = await endpointOf(buyer, 'buyer', receiver.url);
      await queueMessages(api, id, ['a', 'a']);
      receiver.replies(({ data }) => ({
        status: data.id === 1 ? 302 : 200,
        headers: { location: receiver.url },
      }));
      let waited = 0;
      for (let tries = 1; tries <= 11; tries += 1) {
        await sendWebhooks(api);
        const [row] = await api.query<{ seconds: number }>(
          'SELECT extract(epoch FROM next_at - tried_at)::int AS seconds FROM webhook_message WHERE endpoint_id = $1 ORDER BY id LIMIT 1',
          [id],
        );
        waited += row?.seconds ?? 0;
        if (tries < 11) await skipPauses(api, id);
      }
      expect(waited).toBeGreaterThan(23 * 3_600);
      expect(waited).toBeLessThan(30 * 3_600);
      expect(receiver.received.map(({ data }) => data.id)).toEqual(Array(11).fill(1));
      await skipPauses(api, id);
      await sendWebhooks(api);
      expect((await messagesOf(buyer, id)).map(({ status }) => status)).toEqual([3, 2]);
    }));

  it('is sent once more by hand, under its own id', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer();
      const other = await api.buyer();
      const { id } = await endpointOf(buyer, 'buyer', receiver.url);
      receiver.replies(() => ({ status: 410 }));
      await queueMessages(api, id, ['a', 'b']);
      await sendWebhooks(api);
      const [first] = await messagesOf(buyer, id);
      const resend = (who: Person) => who.call('POST', '/webhooks/resend', { id: first?.id });
      expect((await resend(other)).data.errorKey).toBe('NOT_FOUND');
      expect((await resend(buyer)).data.errorKey).toBe('WEBHOOK_OFF');
      await buyer.call('POST', '/webhooks/wake', { id });
      receiver.replies(() => ({ status: 200 }));
      expect((await resend(buyer)).data).toMatchObject({ status: 1, attempts: 0 });
      expect((await resend(buyer)).data).toMatchObject({ status: 1, attempts: 0 });
      await sendWebhooks(api);
      expect(receiver.received.filter((one) => one.id === first?.messageNo)).toHaveLength(2);
      expect((await messagesOf(buyer, id))[0]).toMatchObject({ status: 2, attempts: 1, answerStatus: 200 });
    }));
});

describe('an endpoint that fails', () => {
  it('is tried with one message at a time, less and less often, until it answers', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer();
      const { id } = await endpointOf(buyer, 'buyer', receiver.url);
      await queueMessages(
        api,
        id,
        Array.from({ length: 30 }, (_, place) => `thing ${place}`),
      );
      receiver.replies(() => ({ status: 503 }));
      await sendWebhooks(api);
      expect(receiver.received).toHaveLength(8);
      await sendWebhooks(api);
      expect(receiver.received).toHaveLength(8);
      for (const more of [1, 2, 3]) {
        await skipPauses(api, id);
        await sendWebhooks(api);
        expect(receiver.received).toHaveLength(8 + more);
      }
      expect(await endpointRow(id)).toMatchObject({ failures: 4, resting_since: null });
      receiver.replies(() => ({ status: 200 }));
      await skipPauses(api, id);
      await sendWebhooks(api);
      expect(receiver.received).toHaveLength(11 + 30);
      expect(await endpointRow(id)).toMatchObject({ failures: 0, failing_since: null });
    }));

  it('is put to rest after three days, its owner is told, and it can be woken', () =>
    receiving(async (receiver) => {
      const own = await api.shop();
      const { id } = await endpointOf(own.seller, 'seller', receiver.url, ['goods.changed']);
      receiver.replies(() => ({ status: 500 }));
      const change = () => api.query('UPDATE goods SET version = version + 1 WHERE id = $1', [own.goodId]);
      await change();
      await sendWebhooks(api);
      await api.query("UPDATE webhook_endpoint SET failing_since = now() - interval '3 days' WHERE id = $1", [
        id,
      ]);
      await skipPauses(api, id);
      await sendWebhooks(api);
      const list = async () =>
        (await own.seller.call<{ list: { status: number; waiting: number }[] }>('GET', '/webhooks/list')).data
          .list[0];
      expect(await list()).toMatchObject({ status: 3, waiting: 1 });
      const { data } = await own.seller.call<{ list: PersonNoticeDto[] }>('POST', '/notice/mine', {});
      expect(data.list).toMatchObject([{ kind: 'webhookResting', title: '事件推送已暂停' }]);
      await change();
      await skipPauses(api, id);
      await sendWebhooks(api);
      expect([receiver.received.length, (await list())?.waiting]).toEqual([2, 1]);

      receiver.replies(() => ({ status: 200 }));
      expect((await own.seller.call('POST', '/webhooks/wake', { id })).data).toMatchObject({ status: 1 });
      await change();
      await skipPauses(api, id);
      await sendWebhooks(api);
      expect(await list()).toMatchObject({ status: 1, waiting: 0, firstFailedAt: null });
    }));

  it('keeps nobody else waiting, however much waits for it', () =>
    receiving(async (receiver) => {
      const [dead, alive] = [await api.buyer(), await api.buyer()];
      const { id: deadId } = await endpointOf(dead, 'buyer', `http://127.0.0.1:${receiver.port}/dead`);
      await queueMessages(
        api,
        deadId,
        Array.from({ length: 2_000 }, (_, place) => `thing ${place % 500}`),
      );
      const { id } = await endpointOf(alive, 'buyer', receiver.url);
      await queueMessages(api, id, ['a', 'b', 'c']);
      const answers = Promise.withResolvers<{ status: number }>();
      let open = 0;
      receiver.replies(({ data }) => {
        if (String(data.thing).startsWith('thing')) {
          open += 1;
          return answers.promise;
        }
        return { status: 200 };
      });
      const sending = sendWebhooks(api);
      while ((await messagesOf(alive, id)).some(({ status }) => status !== 2)) await api.query('SELECT 1');
      // What comes while the slow one is still waited for goes too.
      await queueMessages(api, id, ['d']);
      while ((await messagesOf(alive, id)).some(({ status }) => status !== 2)) await api.query('SELECT 1');
      expect(open).toBeLessThanOrEqual(8);
      answers.resolve({ status: 500 });
      await sending;
      await dead.call('POST', '/webhooks/remove', { id: deadId });
    }));
});

describe('a secret', () => {
  it('is rotated without a gap: for a day the former one signs too', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer();
      const { id, secret: former } = await endpointOf(buyer, 'buyer', receiver.url);
      const { data } = await buyer.call<EndpointWithSecretDto>('POST', '/webhooks/rotateSecret', { id });
      expect(data.formerSecretEndsAt).toMatch(/\+08:00$/);
      await buyer.call('POST', '/webhooks/test', { id });
      await sendWebhooks(api);
      const verifies = (secret: string, message: Received | undefined) => {
        if (!message) throw new Error('not received');
        return new Webhook(secret).verify(message.body, headersOf(message));
      };
      for (const secret of [former, data.secret])
        expect(verifies(secret, receiver.received[0])).toMatchObject({ type: 'webhook.test' });
      expect(String(receiver.received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);

      await api.query('UPDATE webhook_endpoint SET former_until = now() WHERE id = $1', [id]);
      await buyer.call('POST', '/webhooks/test', { id });
      await sendWebhooks(api);
      expect(verifies(data.secret, receiver.received[1])).toMatchObject({ type: 'webhook.test' });
      expect(() => verifies(former, receiver.received[1])).toThrow('No matching signature');
      const [row] = await api.query<{ secret: string }>('SELECT secret FROM webhook_endpoint WHERE id = $1', [
        id,
      ]);
      expect(row?.secret).toMatch(/^v1\./);
    }));
});

describe('several workers', () => {
  it('send each message once, and those of one thing one after the other', () =>
    receiving(async (receiver) => {
      const buyers = await Promise.all(Array.from({ length: 3 }, () => api.buyer()));
      const open = new Set<unknown>();
      const together: unknown[] = [];
      receiver.replies(async ({ data: { thing } }) => {
        if (open.has(thing)) together.push(thing);
        open.add(thing);
        await api.query('SELECT 1');
        open.delete(thing);
        return { status: 200 };
      });
      for (const [place, buyer] of buyers.entries()) {
        const { id } = await endpointOf(buyer, 'buyer', receiver.url);
        await queueMessages(
          api,
          id,
          Array.from({ length: 60 }, (_, number) => `${place} ${number % 7}`),
        );
      }
      await Promise.all(Array.from({ length: 6 }, () => sendWebhooks(api)));
      const received = receiver.received.map(({ id }) => id);
      expect(received).toHaveLength(180);
      expect(new Set(received).size).toBe(180);
      expect(together).toEqual([]);
      for (const ofThing of Map.groupBy(receiver.received, ({ data }) => data.thing).values()) {
        const numbers = ofThing.map(({ data }) => Number(data.id));
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      }
    }));

  it('lose nothing when one ends in the middle of a request', () =>
    receiving(async (receiver) => {
      const buyer = await api.buyer();
      const { id } = await endpointOf(buyer, 'buyer', receiver.url);
      await queueMessages(api, id, ['a']);
      const stop = new AbortController();
      receiver.replies(() => {
        stop.abort();
        return new Promise(() => undefined);
      });
      await sendWebhooks(api, stop.signal);
      expect((await messagesOf(buyer, id))[0]).toMatchObject({ status: 1, attempts: 0 });
      receiver.replies(() => ({ status: 200 }));
      await sendWebhooks(api);
      expect((await messagesOf(buyer, id))[0]).toMatchObject({ status: 2, attempts: 1 });
    }));
});
