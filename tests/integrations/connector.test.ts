import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MAX_ANSWER_BYTES, pathOf } from '../../api/src/adapters/shops/connected/messages.ts';
import {
  NONCE,
  SIGNATURE,
  signAnswer,
  signRequest,
  TIMESTAMP,
} from '../../api/src/adapters/shops/connected/signatures.ts';
import { SHOP_ERROR_KINDS, ShopError } from '../../api/src/adapters/shops/shopError.ts';
import type { ShopPlatform } from '../../api/src/adapters/shops/shopPlatform.ts';
import { createConnector } from '../../api/src/connector/createConnector.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';
import { remoteOrder, scriptedShop } from '../support/scriptedShop.ts';
import { connected, connectorBox, SECRET, startConnector } from './connector.ts';
import { closed, listening, startRelay } from './relay.ts';
import { lastDays, listed, numbersOf, outcomeOf, shipmentOf } from './shopCalls.ts';

const MINUTE_MS = 60_000;
const SHOP = { remoteShopId: 'shop-1', shopName: '橙子小店' };

/** A scripted platform with a shop, behind a connector. */
async function opened(changes: Partial<ShopPlatform> = {}) {
  const { script, platform } = scriptedShop();
  script.shops.set('code-1', SHOP);
  script.shops.set('code-2', { remoteShopId: 'shop-2', shopName: '柚子小店' });
  script.orders = [remoteOrder(1), remoteOrder(2)];
  const adapter = { ...platform, ...changes };
  const shop = await connected(adapter);
  return { script, adapter, shop, grant: await shop.exchange('code-1') };
}

describe('a shop through its connector', () => {
  it.each(SHOP_ERROR_KINDS)('fails as %s where its adapter does', async (kind) => {
    const error = new ShopError('douyin', kind, 'isv.some-code:1', 7_000);
    const { shop, grant } = await opened({
      sendAddresses: async () => {
        throw error;
      },
    });
    const thrown = await shop.sendAddresses(grant).catch((each: unknown) => each);
    expect(thrown).toBeInstanceOf(ShopError);
    expect(thrown).toEqual(error);
  });

  it('may be tried again after a defect of its adapter', async () => {
    const { shop, grant } = await opened({
      sendAddresses: async () => {
        throw new TypeError('陈晓明');
      },
    });
    expect(await outcomeOf(shop.sendAddresses(grant))).toBe('transient HTTP_500');
  });

  it('may be tried again when the adapter answers what no platform says', async () => {
    const { shop, grant } = await opened({
      listOrders: async () => ({ orders: [remoteOrder(1, { payAmount: Number.NaN })], next: null }),
    });
    expect(await outcomeOf(shop.listOrders(grant, lastDays(1), null))).toBe('transient BAD_ANSWER');
  });

  it('is not asked for what no connector takes', async () => {
    const { script, shop, grant } = await opened();
    expect(await outcomeOf(shop.getOrder(grant, '1'.repeat(201)))).toBe('invalid BAD_REQUEST');
    expect(script.asked).toEqual([]);
  });

  it('may be tried again when its connector cannot be reached or takes too long', async () => {
    const { adapter, grant } = await opened({ sendAddresses: () => new Promise(() => undefined) });
    const away = await connected(adapter, { connectorUrl: 'http://127.0.0.1:1' });
    expect(await outcomeOf(away.sendAddresses(grant))).toBe('transient NO_ANSWER');
    const slow = await connected(adapter, { timeoutMs: 60 });
    expect(await outcomeOf(slow.sendAddresses(grant))).toBe('transient TIMEOUT');
  });

  it('has no group with an order that was not asked about', async () => {
    const { shop, grant } = await opened({
      mergeGroups: async () => [['R00000001', '13812345678'], ['other']],
    });
    expect(await shop.mergeGroups(grant, [remoteOrder(1)])).toEqual([['R00000001']]);
  });
});

describe('what callers keep for a connector', () => {
  it('is tokens that tell nothing and are of use for their shop alone', async () => {
    const { script, shop, grant } = await opened();
    const kept = JSON.stringify(grant);
    for (const token of [...script.alive, 'refresh-shop-1']) expect(kept).not.toContain(token);
    expect(await shop.sendAddresses(grant)).toHaveLength(1);
    const other = await shop.exchange('code-2');
    const stolen = { ...other, accessToken: grant.accessToken };
    expect(await outcomeOf(shop.sendAddresses(stolen))).toBe('transient TOKEN');
    expect(await outcomeOf(shop.refresh({ ...stolen, refreshToken: grant.refreshToken }))).toBe(
      'transient TOKEN',
    );
  });

  it('is of no use where another key seals, unless the former one still opens', async () => {
    const { adapter, grant } = await opened();
    const [former, next] = [Buffer.alloc(32, 'connector'), Buffer.alloc(32, 'next')];
    const withKeys = async (box: ReturnType<typeof secretBox>) =>
      connected(adapter, { connectorUrl: await startConnector(adapter, { box }) });
    const stranger = await withKeys(secretBox(next));
    // Not as expired, which would unbind every shop for a wrong setting.
    expect(await outcomeOf(stranger.sendAddresses(grant))).toBe('transient TOKEN');
    expect(await outcomeOf(stranger.refresh(grant))).toBe('transient TOKEN');
    const rotated = await withKeys(secretBox({ current: next, others: [former] }));
    expect(await outcomeOf(rotated.sendAddresses(grant))).toBe('done');
    // A renewed grant needs the former key no more.
    expect(await outcomeOf(stranger.sendAddresses(await rotated.refresh(grant)))).toBe('done');
  });

  it('may be a grant of the time before it, which is renewed and sealed', async () => {
    const { script, adapter, shop } = await opened();
    const before = await adapter.exchange('code-1');
    expect(await outcomeOf(shop.sendAddresses(before))).toBe('authExpired TOKEN');
    const renewed = await shop.refresh(before);
    expect(await shop.sendAddresses(renewed)).toHaveLength(1);
    expect(script.refreshes).toBe(1);
  });

  it('is cursors that tell nothing and lead on in their shop alone', async () => {
    const { script, shop, grant } = await opened();
    script.orders = Array.from({ length: 250 }, (_, no) => remoteOrder(no));
    expect(numbersOf(await listed(shop, grant, lastDays(30)))).toHaveLength(250);
    const { next } = await shop.listOrders(grant, lastDays(30), null);
    expect(next).not.toBe('100');
    const other = await shop.exchange('code-2');
    for (const [access, cursor] of [[other, next] as const, [grant, '100'] as const])
      expect(await outcomeOf(shop.listOrders(access, lastDays(30), cursor))).toBe('invalid CURSOR');
  });
});

describe('a connector', () => {
  const PATH = pathOf('douyin', 'remark');

  /** A connector whose clock the test sets, and requests to it, each right but for `changes`. */
  async function bench() {
    const { script, platform } = scriptedShop();
    script.shops.set('code-1', SHOP);
    script.orders = [remoteOrder(1)];
    const grant = await platform.exchange('code-1');
    const access = {
      remoteShopId: 'shop-1',
      accessToken: connectorBox.seal(grant.accessToken, 'douyin token of shop-1'),
    };
    const clock = { at: new Date('2026-11-20T00:00:00Z').getTime() };
    const start = () => {
      const now = () => new Date(clock.at);
      const { app } = createConnector({ shop: platform, secret: SECRET, box: connectorBox, now });
      onTestFinished(() => app.close());
      return app;
    };
    const remark = JSON.stringify({
      ...{ access, remoteOrderNo: 'R00000001', remark: { flagColor: null, text: '礼' } },
    });
    const signed = ({ path = PATH, body = remark, secret = SECRET, at = clock.at } = {}) => {
      const request = { path, body, timestamp: String(at), nonce: randomUUID() };
      return {
        path,
        body,
        headers: {
          'content-type': 'application/json',
          [TIMESTAMP]: request.timestamp,
          [NONCE]: request.nonce,
          [SIGNATURE]: signRequest(secret, request),
        } as Record<string, string>,
      };
    };
    const app = start();
    type Sent = Omit<ReturnType<typeof signed>, 'body'> & { body: string | undefined };
    const send = async ({ path, body, headers }: Sent, to = app) =>
      (await to.inject({ method: 'POST', url: path, headers, ...(body !== undefined && { payload: body }) }))
        .statusCode;
    return { script, access, clock, start, remark, signed, send };
  }

  it('lets in what is signed, and answers over its nonce', async () => {
    const { script, start, signed } = await bench();
    const { path, body, headers } = signed();
    const answer = await start().inject({ method: 'POST', url: path, payload: body, headers });
    const nonce = headers[NONCE] ?? '';
    expect([answer.statusCode, answer.body]).toEqual([200, '{"value":null}']);
    expect(answer.headers[SIGNATURE]).toBe(signAnswer(SECRET, { path, nonce, body: answer.body }));
    expect(script.remarks).toHaveLength(1);
  });

  it('refuses what is forged or altered', async () => {
    const { script, remark, signed, send, clock } = await bench();
    const right = signed();
    const { [SIGNATURE]: _, ...unsigned } = right.headers;
    const alterations = [
      signed({ secret: `${SECRET}!` }),
      { ...right, headers: unsigned },
      { ...right, headers: { ...right.headers, [SIGNATURE]: '' } },
      { ...right, headers: { ...right.headers, [SIGNATURE]: 'f'.repeat(64) } },
      { ...right, headers: { ...right.headers, [NONCE]: randomUUID() } },
      { ...right, headers: { ...right.headers, [TIMESTAMP]: String(clock.at + 1) } },
      { ...right, body: remark.replace('礼', '退') },
      { ...right, path: pathOf('douyin', 'postShipment') },
      { ...right, body: undefined },
    ];
    const statuses = [];
    for (const each of alterations) statuses.push(await send(each));
    expect(statuses).toEqual(alterations.map(() => 401));
    expect(script.remarks).toEqual([]);
    expect(await send(right)).toBe(200);
  });

  it('refuses what was signed more than five minutes ago or ahead', async () => {
    const { script, signed, send, clock } = await bench();
    clock.at += 10 * MINUTE_MS;
    for (const offset of [-5 * MINUTE_MS - 1, 5 * MINUTE_MS + 1])
      expect(await send(signed({ at: clock.at + offset }))).toBe(401);
    expect(await send(signed({ at: Number.NaN }))).toBe(401);
    expect(script.remarks).toEqual([]);
    for (const offset of [-5 * MINUTE_MS, 5 * MINUTE_MS])
      expect(await send(signed({ at: clock.at + offset }))).toBe(200);
  });

  it('lets a write in once, for as long as it could come again', async () => {
    const { script, signed, send, clock } = await bench();
    const ahead = signed({ at: clock.at + 5 * MINUTE_MS });
    expect(await send(ahead)).toBe(200);
    for (const minutes of [0, 5, 5]) {
      clock.at += minutes * MINUTE_MS;
      // What else comes makes it forget nothing too early.
      expect(await send(signed())).toBe(200);
      expect(await send(ahead)).toBe(401);
    }
    clock.at += 1;
    expect(await send(ahead)).toBe(401);
    expect(script.remarks).toHaveLength(4);
  });

  it('lets no write in that another process may have let in before it started', async () => {
    const { script, signed, send, start, clock } = await bench();
    const before = signed();
    expect(await send(before)).toBe(200);
    clock.at += 1_000;
    const restarted = start();
    expect(await send(before, restarted)).toBe(401);
    expect(await send(signed(), restarted)).toBe(200);
    expect(script.remarks).toHaveLength(2);
  });

  it('lets a read in again, which changes nothing', async () => {
    const { access, signed, send } = await bench();
    const read = signed({ path: pathOf('douyin', 'sendAddresses'), body: JSON.stringify({ access }) });
    expect([await send(read), await send(read)]).toEqual([200, 200]);
  });

  it('may be asked again after a request that it does not understand', async () => {
    const { script, start, signed, remark } = await bench();
    const more = JSON.stringify({ ...JSON.parse(remark), urgent: true });
    for (const body of [more, '{}', 'null', 'no json', '[]']) {
      const { path, headers } = signed({ body });
      const answer = await start().inject({ method: 'POST', url: path, payload: body, headers });
      expect(answer.json()).toEqual({
        failure: { kind: 'transient', code: 'BAD_REQUEST', retryAfterMs: null },
      });
    }
    expect(script.remarks).toEqual([]);
  });

  it('takes no body that is longer than any that is right, and answers one platform only', async () => {
    const { signed, send } = await bench();
    expect(await send(signed({ body: ' '.repeat(4 * 1024 * 1024 + 1) }))).toBe(413);
    expect(await send(signed({ path: pathOf('taobao', 'remark') }))).toBe(404);
  });
});

describe('the answers of a connector', () => {
  async function answeredBy(answer: (body: string) => string) {
    const { adapter, grant } = await opened();
    const relay = await startRelay(await startConnector(adapter), { answer });
    onTestFinished(relay.close);
    const shop = await connected(adapter, { connectorUrl: relay.url });
    return outcomeOf(shop.sendAddresses(grant));
  }

  it('are taken as they are signed, and not as anybody on the way alters them', async () => {
    expect(await answeredBy((body) => body)).toBe('done');
    expect(await answeredBy((body) => body.replace('true', 'false'))).toBe('transient BAD_SIGNATURE');
    expect(await answeredBy(() => '{"failure":{"kind":"invalid","code":"X","retryAfterMs":null}}')).toBe(
      'transient BAD_SIGNATURE',
    );
  });

  it('are not those of another connector or another request', async () => {
    const { adapter, grant } = await opened();
    const connectorUrl = await startConnector(adapter, { secret: `${SECRET}!` });
    const foreign = await connected(adapter, { connectorUrl });
    expect(await outcomeOf(foreign.sendAddresses(grant))).toBe('transient HTTP_401');
    const path = pathOf('douyin', 'sendAddresses');
    const body = '{"value":[]}';
    const repeated = await says(body, signAnswer(SECRET, { path, nonce: randomUUID(), body }));
    const shop = await connected(adapter, { connectorUrl: repeated });
    expect(await outcomeOf(shop.sendAddresses(grant))).toBe('transient BAD_SIGNATURE');
  });

  it('are not longer than any that is right', async () => {
    const { adapter, grant } = await opened();
    const shop = await connected(adapter, { connectorUrl: await says(' '.repeat(MAX_ANSWER_BYTES + 1), '') });
    expect(await outcomeOf(shop.sendAddresses(grant))).toBe('transient NO_ANSWER');
  });

  it('are checked where they arrive', async () => {
    const { adapter, grant } = await opened();
    for (const body of ['{"value":[{"name":"陈晓明"}]}', '{"value":7}', '{}', 'no json']) {
      const shop = await connected(adapter, { connectorUrl: await says(body) });
      expect(await outcomeOf(shop.sendAddresses(grant))).toBe('transient BAD_ANSWER');
    }
  });

  /** A server that answers everything with this, signed for the request unless a signature is given. */
  async function says(body: string, signature?: string): Promise<string> {
    const server = createServer(({ url: path = '', headers }, response) => {
      const nonce = String(headers[NONCE]);
      response.setHeader(SIGNATURE, signature ?? signAnswer(SECRET, { path, nonce, body }));
      response.end(body);
    });
    onTestFinished(() => closed(server));
    return listening(server);
  }
});

describe('a shipment through a connector', () => {
  it('arrives as it was sent, by the lines that it holds', async () => {
    const { script, shop, grant } = await opened();
    const parcel = shipmentOf(['R00000001'], { lineIds: ['g-1:s-1'], remoteAddressId: 'a-1' });
    await shop.postShipment(grant, parcel);
    expect(script.posted).toEqual([parcel]);
  });
});
