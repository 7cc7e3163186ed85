import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { classifyFailure } from '../../gateway/src/rest/failures.ts';
import { ok, refused } from './support/fakeUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { buyerRow } from './support/upstream/accounts.ts';

let graph: TestGraph;
const id = 'request-0001';
const signedIn = { 'x-token': 'token-of-a-buyer', 'x-request-id': id };
const me = '{ me(kind: BUYER) { id } }';

beforeAll(async () => {
  graph = await startGraph();
});
afterAll(() => graph.close());
beforeEach(() => graph.upstream.forget());

describe('a refusal of REST', () => {
  it.each([
    [401, 'NOT_LOGGED_IN', 'UNAUTHENTICATED'],
    [401, 'SESSION_EXPIRED', 'UNAUTHENTICATED'],
    [401, 'SESSION_KICKED', 'UNAUTHENTICATED'],
    [403, 'NO_PERMISSION', 'FORBIDDEN'],
    [400, 'BAD_PARAM', 'BAD_USER_INPUT'],
    [200, 'NOT_FOUND', 'NOT_FOUND'],
    [200, 'IDEMPOTENCY_CONFLICT', 'CONFLICT'],
    [429, 'RATE_LIMITED', 'RATE_LIMITED'],
    [200, 'BALANCE_SHORT', 'REFUSED'],
    [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
  ])('with %i %s becomes %s with its message, data and request id', async (status, errorKey, code) => {
    graph.upstream.on('/user/info', (_, __, reply) =>
      reply.code(status).send(refused(errorKey, '余额不足', { lack: '3.00', need: 300 })),
    );
    const { status: http, data, errors } = await graph.ask(me, {}, signedIn);
    expect({ http, data, errors }).toEqual({
      http: 200,
      data: null,
      errors: [
        {
          message: '余额不足',
          path: ['me'],
          locations: [{ line: 1, column: 3 }],
          extensions: { code, errorKey, requestId: id, data: { lack: '3.00', need: 300 } },
        },
      ],
    });
  });

  it('reports that the session has ended', async () => {
    graph.upstream.on('/user/info', (_, __, reply) =>
      reply.code(401).send(refused('SESSION_EXPIRED', '授权已过期', { reload: true })),
    );
    const { errors } = await graph.ask(me, {}, signedIn);
    expect(errors[0]?.extensions).toEqual({
      code: 'UNAUTHENTICATED',
      errorKey: 'SESSION_EXPIRED',
      reload: true,
      requestId: id,
    });
  });

  it('is not assumed for a success with an unusual status', async () => {
    graph.upstream.on('/user/info', (_, __, reply) => reply.code(500).send(ok(buyerRow(5))));
    expect((await graph.ask(me, {}, signedIn)).data).toEqual({ me: { id: 5 } });
  });

  it('of one field keeps the results of the others', async () => {
    graph.upstream.on('/user/info', () => refused('SESSION_EXPIRED', '授权已过期'));
    graph.upstream.on('/orders/lastBuyGood', () =>
      ok({
        goodId: 1,
        warehouseId: 1,
        courierId: 1,
        num: 1,
        senderId: 1,
        platform: 0,
        boughtAt: '2026-11-21T10:00:00Z',
      }),
    );
    graph.upstream.on('/goods/list', () => refused('UNAVAILABLE', '服务繁忙，请稍后再试'));
    const { data, errors } = await graph.ask('{ lastPurchase { num good { id } } }', {}, signedIn);
    expect(data).toEqual({ lastPurchase: { num: 1, good: null } });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['lastPurchase', 'good'], 'UPSTREAM_UNAVAILABLE'],
    ]);
  });
});

describe('an upstream response without an errorKey', () => {
  const path = '/api/v1/orders/getOrdersList';
  const code = (status: number, body: unknown, where = path) => classifyFailure(status, body, where)?.code;

  it.each([
    ['授权已过期', 'UNAUTHENTICATED'],
    ['未登录或授权无效', 'UNAUTHENTICATED'],
    ['Token is expired', 'UNAUTHENTICATED'],
    ['您的帐户异地登陆或令牌失效', 'UNAUTHENTICATED'],
    ['店铺授权已过期，请续期', 'REFUSED'],
    ['电子面单授权失效，请续期后重试', 'REFUSED'],
    ['库存不足，仅剩3件', 'REFUSED'],
  ])('is classified, %s: %s', (msg, expected) => {
    expect(code(200, refused(undefined, msg))).toBe(expected);
  });

  it('gets no invented key, neither from its text nor from a reload flag', () => {
    expect(classifyFailure(200, refused(undefined, '授权已过期'), path)).toEqual({
      code: 'UNAUTHENTICATED',
      msg: '授权已过期',
    });
    expect(classifyFailure(200, refused(undefined, '请重新登录', { reload: true }), path)).toEqual({
      code: 'UNAUTHENTICATED',
      reload: true,
      msg: '请重新登录',
    });
  });

  it('of getSendAddress is exempt, as its platform has authorisations of its own', () => {
    const where = '/api/v1/shops/getSendAddress';
    expect(code(200, refused(undefined, '授权已过期'), where)).toBe('REFUSED');
    expect(code(200, refused(undefined, '授权已过期', { reload: true }), where)).toBe('REFUSED');
  });

  it.each([
    [400, 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [413, 'BAD_USER_INPUT'],
    [429, 'RATE_LIMITED'],
    [200, 'REFUSED'],
  ])('is classified by its status %i only then: %s', (status, expected) => {
    expect(code(status, refused(undefined, '不行'))).toBe(expected);
  });

  it('keeps its message, whatever its status', () => {
    expect(
      [500, 502, 503].map((status) =>
        classifyFailure(status, refused(undefined, '系统维护中，请晚上再来'), path),
      ),
    ).toEqual(Array.from({ length: 3 }, () => ({ code: 'REFUSED', msg: '系统维护中，请晚上再来' })));
  });

  it('keeps its message for a reported defect', async () => {
    graph.upstream.on('/user/info', () => refused('INTERNAL', '系统打盹了，请再试一次'));
    const { errors } = await graph.ask(me, {}, signedIn);
    expect(errors.map(({ message, extensions }) => [message, extensions.errorKey])).toEqual([
      ['系统打盹了，请再试一次', 'INTERNAL'],
    ]);
  });
});

describe('a failing upstream', () => {
  const busy = { code: 'UPSTREAM_UNAVAILABLE', errorKey: 'UNAVAILABLE', requestId: id };

  it.each([
    ['not JSON', '<html>502 Bad Gateway</html>'],
    ['no envelope', '{"status":"ok"}'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('with an answer that is %s is reported without internals', async (_, body) => {
    graph.upstream.on('/user/info', (_seen, __, reply) => reply.type('application/json').send(body));
    const { errors } = await graph.ask(me, {}, signedIn);
    expect(errors.map(({ message, extensions }) => ({ message, extensions }))).toEqual([
      { message: '服务繁忙，请稍后再试', extensions: busy },
    ]);
  });

  it.each([
    ['a call', { callMs: 100, operationMs: 60_000 }],
    ['an operation', { callMs: 60_000, operationMs: 100 }],
  ])('with %s that times out is reported', async (_, timeouts) => {
    const hurried = await startGraph({ timeouts });
    hurried.upstream.on('/user/info', () => new Promise(() => {}));
    const { errors } = await hurried.ask(me, {}, signedIn);
    expect(errors.map(({ message, extensions }) => [message, extensions.code])).toEqual([
      ['服务器请求超时，请稍后重试', 'UPSTREAM_TIMEOUT'],
    ]);
    expect(hurried.upstream.seen).toHaveLength(1);
    await hurried.close();
  });

  it('with a broken connection is retried for reads but not for writes', async () => {
    let broken = 0;
    const breakOnce =
      (answer: object) =>
      (_: unknown, request: { socket: { destroy(): void } }, reply: { hijack(): void }) => {
        broken += 1;
        if (broken > 1) return answer;
        reply.hijack();
        request.socket.destroy();
      };
    graph.upstream.on('/user/info', breakOnce(ok(buyerRow(5))));
    expect((await graph.ask(me, {}, signedIn)).data).toEqual({ me: { id: 5 } });
    expect(graph.upstream.seen).toHaveLength(2);

    broken = 0;
    graph.upstream.forget();
    graph.upstream.on('/orders/cancelOrder', breakOnce(ok({ orderId: 1, status: 60, refundFee: 0 })));
    const { errors } = await graph.ask('mutation { cancelOrder(id: 1) { orderId } }', {}, signedIn);
    expect(errors[0]?.extensions).toEqual(busy);
    expect(graph.upstream.seen).toHaveLength(1);
  });

  it('that is down is reported as unavailable', async () => {
    const away = await startGraph();
    await away.upstream.close();
    const { errors } = await away.ask(me, {}, signedIn);
    expect(errors[0]?.extensions).toEqual(busy);
    await away.app.close();
  });

  it('with a value unknown to the graph reveals nothing internal', async () => {
    const log = vi.fn();
    const logged = await startGraph({ logger: { level: 'error', stream: { write: log } } as object });
    logged.upstream.on('/user/info', () => ok({ ...buyerRow(5), realStatus: 77, balance: 0.5 }));
    const { errors, text } = await logged.ask('{ me(kind: BUYER) { realStatus } }', {}, signedIn);
    expect(errors.map(({ message, extensions }) => ({ message, extensions }))).toEqual([
      {
        message: '系统繁忙，请稍后再试',
        extensions: { code: 'INTERNAL_SERVER_ERROR', errorKey: 'INTERNAL', requestId: id },
      },
    ]);
    expect(text).not.toMatch(/77|RealStatus|at .+:\d+:\d+|node_modules/);
    expect(log.mock.calls.flat().join()).toContain('unexpected error');
    await logged.close();
  });
});
