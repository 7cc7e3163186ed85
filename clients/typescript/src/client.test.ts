import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ChengcangError,
  CreateOrder,
  createClient,
  LoadGood,
  RefundParcels,
  verifyWebhook,
} from './index.ts';

type Answer = { status?: number; headers?: Record<string, string>; body: unknown } | Error;

/** A client whose platform gives these answers in turn; `sent` are the bodies that it got. */
function clientWith(...answers: Answer[]) {
  const sent: Record<string, unknown>[] = [];
  const client = createClient({
    url: 'https://shop.example/graphql',
    token: 'chengcang_x',
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer is left');
      const { status = 200, headers = {}, body } = answer;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    },
  });
  return { client, sent };
}

const refusal = (errorKey: string, more: object = {}) => ({
  errors: [{ message: '不行', path: ['createOrder'], extensions: { code: 'REFUSED', errorKey, ...more } }],
});
const busy = { status: 503, body: '<html>' };
const good = { body: { data: { good: null } } };
const unknown = {
  status: 400,
  body: { errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
};
const order = { input: { warehouseId: 1, courierId: 2, packages: [] }, clientNo: 'order-1' };

describe('a request', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-29T00:00:00Z') });
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('goes by the id, and by the text from then on where the id is not known', async () => {
    const { client, sent } = clientWith(unknown, good, good);
    for (const _ of [1, 2]) await client.request(LoadGood, { id: 1 });
    const { id, name: operationName, text: query } = LoadGood;
    const rest = { operationName, variables: { id: 1 } };
    expect(sent).toEqual([
      { documentId: `sha256:${id}`, ...rest },
      { query, ...rest },
      { query, ...rest },
    ]);
  });

  it.each([
    ['no answer', new TypeError('fetch failed'), 500],
    ['a proxy that is busy', busy, 500],
    ['a pause in seconds and a quarter more', { ...busy, headers: { 'retry-after': '8' } }, 10_000],
    [
      'a pause until a moment',
      { ...busy, headers: { 'retry-after': 'Sun, 29 Nov 2026 00:00:04 GMT' } },
      5_000,
    ],
    ['a pause of an hour', { ...busy, headers: { 'retry-after': '3600' } }, 60_000],
    ['an api that is away', { body: refusal('UNAVAILABLE') }, 500],
  ])('is tried again under the same key after %s', async (_, answer, ms) => {
    const { client, sent } = clientWith(answer, { body: { data: { createOrder: { orderId: 7 } } } });
    const request = client.request(CreateOrder, order);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await request).toEqual({ createOrder: { orderId: 7 } });
    expect(sent.map(({ variables }) => variables)).toEqual([order, order]);
  });

  it('pauses longer and longer, and gives up after four more tries', async () => {
    const { client, sent } = clientWith(...Array.from({ length: 6 }, () => busy));
    const failed = expect(client.request(LoadGood, { id: 1 })).rejects.toMatchObject({
      ...{ key: 'UNREADABLE', status: 503 },
    });
    for (const [at, ms] of [500, 1_000, 2_000, 4_000].entries()) {
      expect(sent).toHaveLength(at + 1);
      await vi.advanceTimersByTimeAsync(ms);
    }
    await failed;
    expect(sent).toHaveLength(5);
  });

  it.each([
    ['an error of REST', 404, { code: 7, data: { errorKey: 'NO_ROUTE' }, msg: '接口不存在' }],
    ['an answer of REST', 200, { code: 0, data: { good: null }, msg: '成功' }],
    ['data beside a status that is none', 500, { data: { good: null } }],
    ['data that is no object', 200, { data: 'good' }],
    ['errors that are none', 400, { errors: 'no' }],
    ['a list', 200, [{ data: { good: null } }]],
    ['nothing', 200, null],
  ])('that is answered with %s has no answer', async (_, status, body) => {
    const client = createClient({
      ...{ url: 'https://shop.example/t3/', token: 'chengcang_x', retries: 0 },
      fetch: async () => new Response(JSON.stringify(body), { status }),
    });
    const unreadable = { name: 'ChengcangError', key: 'UNREADABLE', status, errors: [expect.anything()] };
    await expect(client.request(LoadGood, { id: 1 })).rejects.toMatchObject(unreadable);
  });

  it('to an address that has no graph is not tried again', async () => {
    const { client, sent } = clientWith({ status: 404, body: '<html>' });
    await expect(client.request(LoadGood, { id: 1 })).rejects.toMatchObject({
      key: 'UNREADABLE',
      status: 404,
    });
    expect(sent).toHaveLength(1);
  });

  it('that might do something twice is tried again only where it was refused unseen', async () => {
    const { client, sent } = clientWith({ ...busy, status: 429 }, busy);
    const failed = expect(client.request(RefundParcels, { ids: [1] })).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(500);
    await failed;
    expect(sent).toHaveLength(2);
  });

  it('ends with its signal, in a pause, too', async () => {
    const { client, sent } = clientWith(busy);
    const stop = new AbortController();
    const failed = expect(client.request(LoadGood, { id: 1 }, { signal: stop.signal })).rejects.toThrow(
      'stop',
    );
    await vi.advanceTimersByTimeAsync(1);
    stop.abort(new Error('stop'));
    await failed;
    expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('that is refused throws what programs and people need to know, at once', async () => {
    const failed = [{ row: 3, field: 'phone', reasonCode: 'PHONE', msg: '号码有误' }];
    const { client } = clientWith(
      { body: refusal('ROWS_INVALID', { requestId: 'r-1', data: { failed } }) },
      { body: { ...refusal('BAD_PARAM', { data: { field: 'packages.0.address' } }), data: { good: null } } },
    );
    const error = await client.request(CreateOrder, order).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ChengcangError);
    expect(error).toMatchObject({
      ...{ message: '不行', key: 'ROWS_INVALID', code: 'REFUSED', status: 200, requestId: 'r-1' },
      ...{ path: 'createOrder', rows: failed, field: undefined, partial: null },
    });
    await expect(client.request(CreateOrder, order)).rejects.toMatchObject({
      ...{ rows: [], field: 'packages.0.address', partial: { good: null } },
    });
  });
});

describe('changes', () => {
  it('hand over the cursor of a page once all of it was taken, and end with the last one', async () => {
    const page = (cursor: string, ids: number[], hasMore: boolean) => ({
      body: { data: { changesSince: { list: ids.map((id) => ({ kind: 'ORDER', id })), cursor, hasMore } } },
    });
    const { client, sent } = clientWith(page('b', [1, 2], true), page('c', [], true), page('d', [3], false));
    const seen: unknown[] = [];
    const onCursor = (cursor: string) => void seen.push(cursor);
    for await (const { id } of client.changes({ cursor: 'a', kinds: ['ORDER'], onCursor })) seen.push(id);
    expect(seen).toEqual([1, 2, 'b', 'c', 3, 'd']);
    const variables = sent.map(({ variables }) => variables);
    expect(variables).toEqual(['a', 'b', 'c'].map((since) => ({ since, kinds: ['ORDER'] })));
  });
});

describe('a webhook', () => {
  /** Published with the libraries of Standard Webhooks. */
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"test": 2432232314}';
  const now = new Date(1_614_265_330_000);
  const headers = {
    'Webhook-Id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const later = (seconds: number) => ({ now: new Date(now.getTime() + seconds * 1000) });
  const other = 'whsec_plJ3nmyCDGBKInavdOK15jsl';

  it('of the published vector is taken, also as bytes, with other secrets and signatures beside', async () => {
    const message = { messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', test: 2432232314 };
    expect(await verifyWebhook(secret, headers, body, { now })).toEqual(message);
    const signatures = `v1a,AAAA v1,%%% v1,AAAA ${headers['webhook-signature']}`;
    const given = new Headers({ ...headers, 'webhook-signature': signatures });
    const bytes = new TextEncoder().encode(body);
    expect(await verifyWebhook([other, secret], given, bytes, later(300))).toEqual(message);
  });

  it('that the package of the api signs is taken', async () => {
    const text = JSON.stringify({ type: 'order.paid', data: { id: 1, remark: '中文' } });
    const signed = new Webhook(secret).sign('msg_1', now, text);
    const of = { ...headers, 'Webhook-Id': 'msg_1', 'webhook-signature': signed };
    expect(await verifyWebhook(secret, of, text, { now })).toMatchObject({
      type: 'order.paid',
      messageId: 'msg_1',
    });
  });

  it.each([
    ['whose secret is another', other, {}, body, 0],
    ['whose body was changed', secret, {}, `${body} `, 0],
    ['whose id was changed', secret, { 'Webhook-Id': 'msg_2' }, body, 0],
    ['that is too old', secret, {}, body, 301],
    ['that is of the future', secret, {}, body, -301],
    ['whose timestamp is no number', secret, { 'webhook-timestamp': '1614265330x' }, body, 0],
    ['whose signature is of another version', secret, { 'webhook-signature': 'v2,AAAA' }, body, 0],
    ['that says nothing of itself', secret, { 'webhook-signature': undefined }, body, 0],
  ])('%s is refused', async (_, key, change, text, seconds) => {
    await expect(verifyWebhook(key, { ...headers, ...change }, text, later(seconds))).rejects.toMatchObject({
      name: 'WebhookError',
    });
  });

  it.each(['null', '7', '{"type":"order.paid"', ''])(
    'that says %j is none, whoever signed it',
    async (text) => {
      const signed = new Webhook(secret).sign('msg_1', now, text);
      const of = { ...headers, 'webhook-id': 'msg_1', 'webhook-signature': signed };
      await expect(verifyWebhook(secret, of, text, { now })).rejects.toMatchObject({ name: 'WebhookError' });
    },
  );

  it.each(['', 'whsec_', 'whsec_%%'])('is not verified with %j, which is no secret', async (none) => {
    await expect(verifyWebhook(none, headers, body, { now })).rejects.toThrow(TypeError);
  });
});
