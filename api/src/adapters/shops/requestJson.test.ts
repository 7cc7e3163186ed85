import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestJson, retryRead } from './requestJson.ts';
import { ShopError } from './shopError.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(body: string, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async () => new Response(body, init));
  return requestJson({ platform: 'x', url: 'http://x/?token=secret', init: {}, timeoutMs: 1_000 });
}

async function failureOf(call: Promise<unknown>) {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ShopError)) throw new Error('no ShopError');
  const { kind, code, retryAfterMs } = error;
  return { kind, code, retryAfterMs };
}

describe('requestJson', () => {
  it('keeps the digits of large integers and changes nothing else', async () => {
    const answer = await answering(
      '{"a":9007199254740991,"b":9007199254740993,"c":[-9007199254740993],"d":1.5,"e":1e20,"f":"9007199254740993"}',
    );
    expect(answer).toEqual({
      a: 9_007_199_254_740_991,
      b: '9007199254740993',
      c: ['-9007199254740993'],
      d: 1.5,
      e: 1e20,
      f: '9007199254740993',
    });
  });

  it('parses the body whatever the status below 500', async () => {
    expect(await answering('{"code":1}', { status: 400 })).toEqual({ code: 1 });
  });

  it.each([
    ['{}', { status: 500 }, 'transient', 'HTTP_500', null],
    ['{}', { status: 503 }, 'transient', 'HTTP_503', null],
    ['{}', { status: 429 }, 'rateLimited', 'HTTP_429', null],
    ['{}', { status: 429, headers: { 'retry-after': '7' } }, 'rateLimited', 'HTTP_429', 7_000],
    ['{}', { status: 429, headers: { 'retry-after': 'soon' } }, 'rateLimited', 'HTTP_429', null],
    ['<html>', { status: 200 }, 'transient', 'BAD_ANSWER', null],
    ['<html>', { status: 403 }, 'invalid', 'HTTP_403', null],
    ['', { status: 200 }, 'transient', 'BAD_ANSWER', null],
  ])('reports %j with %j as %s %s', async (body, init, kind, code, retryAfterMs) => {
    expect(await failureOf(answering(body, init))).toEqual({ kind, code, retryAfterMs });
  });

  it('does not reveal the request when nothing answers', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed: http://x/?token=secret');
    });
    const call = requestJson({ platform: 'x', url: 'http://x/?token=secret', init: {}, timeoutMs: 1_000 });
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).toEqual(new ShopError('x', 'transient', 'NO_ANSWER'));
    expect((error as Error).cause).toBeUndefined();
  });
});

describe('retryRead', () => {
  it.each([
    [['transient'], 2],
    [['transient', 'transient'], 2],
    [['rateLimited'], 1],
    [['authExpired'], 1],
    [['unknown'], 1],
    [[], 1],
  ] as const)('with the failure %j calls %i times', async (kinds, times) => {
    const left = [...kinds];
    let made = 0;
    const read = async () => {
      made += 1;
      const kind = left.shift();
      if (kind) throw new ShopError('x', kind, 'CODE');
    };
    await retryRead(read).catch(() => {});
    expect(made).toBe(times);
  });
});
