import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { limits } from '../../gateway/src/graph/limits.ts';
import { rateLimits } from '../../gateway/src/rates/rateLimits.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let url: string;
const gateways: FastifyInstance[] = [];

beforeAll(async () => {
  api = await startApi();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  for (let at = 0; at < 2; at += 1)
    gateways.push(await createGateway({ apiBaseUrl: url, webDist: '/nonexistent', limitedRates: true }));
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await api.close();
});

const QUERY = 'query Limited { goods(pageSize: 1) { total } }';

function ask(at: number, { token = '', remoteAddress = '203.0.113.1' }, headers = {}) {
  return (gateways[at] as FastifyInstance).inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: { 'content-type': 'application/json', ...(token && { 'x-token': token }), ...headers },
    payload: JSON.stringify({ query: QUERY }),
  });
}

/** As often as the caller may, and once more. */
async function useUp(at: number, caller: { token?: string; remoteAddress?: string }, requests: number) {
  let admitted = 0;
  for (let left = requests + 1; left > 0; left -= 1) {
    const { statusCode } = await ask(at, caller);
    if (statusCode !== 200) break;
    admitted += 1;
  }
  return admitted;
}

const leftOf = (headers: Record<string, unknown>, policy: string) =>
  Number(new RegExp(`"${policy}";r=(\\d+)`).exec(String(headers.ratelimit))?.[1]);

describe('a gateway that limits rates', { timeout: 60_000 }, () => {
  it('says with each answer what is left, and refuses what exceeds it', async () => {
    const caller = { remoteAddress: '203.0.113.10' };
    const first = await ask(0, caller);
    expect(first.headers['ratelimit-policy']).toContain(`"visitor";q=${rateLimits.visitor.requests};w=60`);
    expect(leftOf(first.headers, 'visitor')).toBe(rateLimits.visitor.requests - 1);
    expect(leftOf((await ask(0, caller)).headers, 'visitor-cost')).toBeLessThan(rateLimits.visitor.cost);
    // A minute may end meanwhile, and its counts with it: then as many again are admitted.
    await useUp(0, caller, 2 * rateLimits.visitor.requests);
    const refused = await ask(0, caller, { accept: 'application/graphql-response+json' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('application/graphql-response+json');
    expect(refused.json()).toEqual({
      errors: [
        {
          message: '操作过于频繁，请稍后再试',
          extensions: { code: 'RATE_LIMITED', errorKey: 'RATE_LIMITED', requestId: expect.any(String) },
        },
      ],
    });
  });

  it('says what an operation has cost, and in the answer what is left where that is asked for', async () => {
    const [gateway] = gateways as [FastifyInstance];
    const answerTo = (query: string, extensions?: object) =>
      gateway.inject({
        ...{ method: 'POST', url: '/graphql', remoteAddress: '203.0.113.30' },
        payload: { query, ...(extensions && { extensions }) },
      });
    const plain = await answerTo(QUERY);
    expect(Number(plain.headers['x-graphql-cost'])).toBeGreaterThan(0);
    expect(Object.keys(plain.json())).toEqual(['data']);
    const { data, extensions } = (await answerTo(QUERY, { cost: true })).json();
    expect(data).toEqual(plain.json().data);
    const points = Number(plain.headers['x-graphql-cost']);
    expect(extensions.cost).toEqual({ points, most: limits.cost.visitor });
    expect(extensions.rates).toContainEqual({
      ...{ policy: 'visitor', requests: expect.any(Number), points: expect.any(Number) },
      endsIn: expect.any(Number),
    });
    // A row of goods and what lists have at most: more than visitors may ask for.
    const rows =
      'id goodsNo name price priceYuan pic unit weight sold monthSold shipFrom isGift minNum maxNum';
    const costly = await answerTo(
      `{ goods(pageSize: 100) { list { ${rows} } } notices(pageSize: 100) { list { id } } }`,
      { cost: true },
    );
    expect(costly.json().errors[0].extensions.code).toBe('TOO_COSTLY');
    expect(costly.json().extensions.cost.points).toBeGreaterThan(limits.cost.visitor);
  });

  it('tells another gateway of a session within seconds', async () => {
    const buyer: Person = await api.buyer();
    const asked = { token: buyer.token, remoteAddress: '203.0.113.20' };
    const here = await ask(0, asked);
    expect(leftOf(here.headers, 'token')).toBeGreaterThan(0);
    // Once known, it counts to its account and not to the address.
    await expect
      .poll(async () => String((await ask(0, asked)).headers['ratelimit-policy']), { timeout: 10_000 })
      .toMatch(/"account"(?!.*"address")/);
    // The other one has not been asked: what it counts, it was told.
    const MANY = 60;
    await expect
      .poll(
        async () => {
          for (let n = 0; n < MANY; n += 1) await ask(0, asked);
          return leftOf((await ask(1, asked)).headers, 'account');
        },
        { timeout: 20_000, interval: 1_000 },
      )
      .toBeLessThanOrEqual(rateLimits.account.requests - MANY);
  });

  it('lets platforms push as often as they do', async () => {
    const [gateway] = gateways as [FastifyInstance];
    const { headers } = await gateway.inject({ method: 'POST', url: '/api/v1/tracking/push', payload: {} });
    expect(headers).not.toHaveProperty('ratelimit');
    const upload = await gateway.inject({ method: 'POST', url: '/api/v1/fileUpload/upload' });
    expect(upload.headers).toHaveProperty('ratelimit');
  });
});
