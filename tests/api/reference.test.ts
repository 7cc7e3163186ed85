import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../api/src/app.ts';
import { openDatabase } from '../../api/src/db/client.ts';
import { testBox } from '../support/sealed.ts';

type Operation = { summary?: string; tags?: string[]; security?: object[]; description?: string };
type Document = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
};

// No query is run: the page follows from the routes alone.
const database = openDatabase('postgres://unused', testBox);
const options = {
  database,
  shedding: false,
  explorerUrl: 'http://localhost:4000/explorer/',
};
let demo: Awaited<ReturnType<typeof createApp>>;
let production: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  [demo, production] = await Promise.all([
    createApp({ ...options, demo: true }),
    createApp({ ...options, demo: false }),
  ]);
});
afterAll(async () => {
  await Promise.all([demo.close(), production.close()]);
  await database.close();
});

describe('the REST reference page', () => {
  it('loads everything from this origin and links to the graph', async () => {
    const page = await demo.inject('/reference/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    );
    const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
    expect(loaded.filter((url) => /^(https?:)?\/\//.test(url))).toEqual([]);
    for (const url of loaded) {
      const { statusCode } = await demo.inject(new URL(url, 'http://localhost/reference/').pathname);
      expect([url, statusCode]).toEqual([url, 200]);
    }
    const start = await demo.inject('/reference/static/swagger-initializer.js');
    expect(start.body).toContain('http://localhost:4000/explorer/');
  });

  it.each(['/reference', '/reference/', '/reference/json', '/reference/static/swagger-ui.css'])(
    '%s is absent in production',
    async (url) => expect((await production.inject(url)).statusCode).toBe(404),
  );
});

describe('the OpenAPI document', () => {
  let document: Document;
  let operations: [string, Operation][];
  beforeAll(async () => {
    document = (await demo.inject('/reference/json')).json();
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method} ${path}`,
        operation,
      ]),
    );
  });

  it('describes every operation and assigns it to a noun', () => {
    const nouns = document.tags.map(({ name }) => name);
    expect(operations.filter(([, { summary }]) => !summary)).toEqual([]);
    expect(operations.filter(([, { tags }]) => tags?.length !== 1)).toEqual([]);
    const used = new Set(operations.flatMap(([, { tags }]) => tags ?? []));
    expect([...used].sort()).toEqual([...nouns].sort());
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the session and which operations require which role', () => {
    expect(document.components.securitySchemes.session).toMatchObject({
      type: 'apiKey',
      in: 'header',
      name: 'x-token',
    });
    const of = Object.fromEntries(operations);
    expect(of['get /api/v1/common/captcha']?.security).toEqual([]);
    expect(of['post /api/v1/common/login']?.security).toEqual([]);
    expect(of['post /api/v1/orders/createOrder']).toMatchObject({
      security: [{ session: [] }, { token: [] }],
      'x-scopes': ['orders:write'],
      description: expect.stringContaining('For buyers. Tokens need `orders:write`.'),
    });
    expect(of['post /api/v1/goods/createGoods']).toMatchObject({
      security: [{ session: [] }, { token: [] }],
      'x-scopes': ['goods:write'],
      description: expect.stringContaining('For suppliers. Tokens need `goods:write`.'),
    });
    expect(of['post /api/v1/cashOut/createCashOut']?.security).toEqual([{ session: [] }]);
  });

  it('names each operation once', () => {
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/v1/api/'))).toEqual([]);
  });
});
