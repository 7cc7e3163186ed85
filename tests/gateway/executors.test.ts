import fc from 'fast-check';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { isCompilable } from '../../gateway/src/graph/compilable.ts';
import { buildExecutedSchema, buildSchema } from '../../gateway/src/graph/schema.ts';
import { spellingOf } from '../../gateway/src/graph/spelling.ts';
import { ok, pageOf } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { type Ask, asker, startGraph, type TestGraph } from './support/graph.ts';
import { randomDocument, variables } from './support/randomDocument.ts';
import { goodRow } from './support/upstream/goods.ts';

const schema = buildSchema();
const executed = buildExecutedSchema();
const headers = { 'x-token': 'token-of-a-buyer', 'x-request-id': 'request-0001' };
let compiled: TestGraph;
let plain: Ask;
let closePlain: () => Promise<void>;

beforeAll(async () => {
  compiled = await startGraph();
  answerAll(compiled.upstream);
  const app = await createGateway({
    apiBaseUrl: compiled.upstream.url,
    webDist: '/nonexistent',
    compile: false,
  });
  plain = asker(app);
  closePlain = () => app.close();
});
afterAll(async () => {
  await closePlain();
  await compiled.close();
});

/** The answer of graphql-js, and what the compiled code says to the same the first and every later time. */
async function both(query: string, value: Record<string, unknown> = {}) {
  const expected = await plain(query, value, headers);
  const answers = [];
  for (let time = 0; time < 3; time++) answers.push(await compiled.ask(query, value, headers));
  return { expected: brief(expected), answers: answers.map(brief) };
}

/** Where fragments of an interface meet, compiled code writes the same fields in another order. */
const brief = ({ status, text }: { status: number; text: string }) => ({ status, answer: JSON.parse(text) });

const documents: [title: string, query: string, value?: Record<string, unknown>][] = [
  [
    'an interface',
    '{ me(kind: BUYER) { __typename id kind balanceYuan ... on Buyer { level } ... on Seller { companyName } } }',
  ],
  [
    'an interface by a variable',
    'query ($k: AccountKind!) { me(kind: $k) { ...A } } fragment A on Account { id ... on Seller { contact } }',
    { k: 'SELLER' },
  ],
  [
    'variables that must not be null and have defaults',
    'query ($n: Int! = 2, $k: AccountKind! = BUYER) { goods(pageSize: $n) { pageSize } me(kind: $k) { id } }',
  ],
  [
    'enumerations inside lists and as 0',
    '{ goods { list { platforms status } } orders { list { platform afterSaleStatus allowedActions } } }',
  ],
  [
    'defaults of variables that are left out',
    'query ($s: OrderSort! = OLDEST, $t: OrderSort = FEE_LOW, $n: Int! = 3) { a: orders(sort: $s, pageSize: $n) { total } b: orders(sort: $t) { total } }',
  ],
  ['a refusal at the root', '{ good(id: 404) { id name } }'],
  ['a refusal beside answers', '{ good(id: 404) { id } goods { total } }'],
  ['a refused write', 'mutation { confirmOrder(id: 1, clientNo: "client-00001") { status } }'],
  [
    'a write and its order',
    'mutation ($id: EntityId!) { cancelOrder(id: $id) { status order { id good { id } } } }',
    { id: 1 },
  ],
  [
    'null relations',
    '{ goods { list { id warehouses { id warehouse { id } } } } lastPurchase { good { id } } }',
  ],
  ['a field name twice', '{ goods { total total list { id } list { name } } }'],
  ['aliases', '{ a: goods(pageSize: 1) { t: total } b: goods(pageSize: 2) { total } }'],
  [
    'one fragment under different conditions',
    'query ($y: Boolean!, $n: Boolean!) { a: goods { total ...P @include(if: $n) } b: goods { ...P @include(if: $y) } } fragment P on GoodPage { page list { id } }',
    { y: true, n: false },
  ],
  [
    'include and skip at once',
    'query ($y: Boolean!, $n: Boolean!) { goods { total @include(if: $y) @skip(if: $n) page @include(if: $n) @skip(if: $y) } }',
    { y: true, n: false },
  ],
  [
    'null for a variable with a default, where null is none',
    'query ($p: Int = 2) { goods(page: $p, pageSize: 1) { total page } }',
    { p: null },
  ],
  ['null for the id of the only field', 'query ($i: EntityId = 1) { good(id: $i) { id } }', { i: null }],
  [
    'null for a condition with a default',
    'query ($y: Boolean = true) { goods(pageSize: 1) { total @include(if: $y) page } }',
    { y: null },
  ],
  [
    'null for a condition of the root',
    'query ($y: Boolean = true) { goods(pageSize: 1) @skip(if: $y) { total } }',
    { y: null },
  ],
  [
    'an absent variable with a default of the field',
    'query ($p: Int) { goods(page: 1) { total } notices(pageSize: 3) { total } regions(level: $p) { version } }',
  ],
  [
    'a text literal',
    '{ readAddresses(text: "张三 13800000000") { text rest confidence { name } problems { field reasonCode } } }',
  ],
  ['names of objects', '{ __proto__: goods { constructor: total toString: page } }'],
  [
    'wrong variables',
    'query ($n: Int!, $k: AccountKind!) { me(kind: $k) { id } goods(page: $n) { total } }',
    { n: 'x', k: 'ADMIN' },
  ],
  ['a missing variable', 'query ($n: Int!) { goods(page: $n) { total } }', {}],
  ['null for what must not be', 'query ($n: Int!) { goods(page: $n) { total } }', { n: null }],
  ['an unknown field', '{ goods { nothing } }'],
  ['introspection', '{ __schema { queryType { name } } __type(name: "Fen") { name kind } }'],
];

describe('compiled execution equals graphql-js', () => {
  it.each(documents)('for the document %s', async (_, query, value) => {
    const { expected, answers } = await both(query, value);
    expect(answers).toEqual([expected, expected, expected]);
  });

  it('for random documents', async () => {
    let telling = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1_000), { minLength: 40, maxLength: 200 }), async (numbers) => {
        const query = randomDocument(schema, numbers);
        const document = parse(query);
        expect(validate(schema, document)).toEqual([]);
        const { expected, answers } = await both(query, variables);
        expect(answers).toEqual([expected, expected, expected]);
        if (isCompilable(executed, spellingOf(schema).document(document)) && expected.status === 200)
          telling += 1;
      }),
      { numRuns: 150 },
    );
    expect(telling).toBeGreaterThan(75);
  });

  it('for values that the graph rejects, with the same null and the same error', async () => {
    compiled.upstream.on('/goods/list', () =>
      ok(pageOf([goodRow(1), goodRow(3, { price: 0.5 }), goodRow(4, { createdAt: '昨天' })])),
    );
    compiled.upstream.on('/orders/lastBuyGood', () =>
      ok({
        goodId: 3,
        warehouseId: 1,
        courierId: 1,
        num: 1,
        senderId: 1,
        platform: 0,
        boughtAt: '2026-11-21T10:00:00Z',
      }),
    );
    for (const query of [
      '{ goods { list { id price } } }',
      '{ goods { total list { id createdAt } } }',
      '{ lastPurchase { num good { id price } } settings { title } }',
    ]) {
      const { expected, answers } = await both(query);
      expect(JSON.stringify(expected.answer)).toContain('系统繁忙');
      expect(answers).toEqual([expected, expected, expected]);
    }
    answerAll(compiled.upstream);
  });
});

const inputs: typeof documents = [
  [
    'a variable with a default that is left out',
    'query ($p: Int = 2, $y: Boolean = true) { goods(page: $p) { page total @include(if: $y) } }',
  ],
  [
    'an input object with a variable that is absent, where the field has a default',
    'mutation ($t: String!, $r: String) { createSender(input: { name: $t, phone: $t, provinceCode: $t, cityCode: $t, districtCode: $t, address: $t, remark: $r }) { remark } }',
    { t: '33' },
  ],
  [
    'a list of which a part is a variable',
    'mutation ($i: EntityId!) { deleteSenders(ids: [1, $i]) }',
    { i: 2 },
  ],
  [
    'a variable with a name that every object has',
    'query ($__proto__: String) { warehouses(filter: { keyword: $__proto__ }) { total } }',
  ],
  [
    'an input by a variable that leaves defaults out',
    'mutation ($input: SenderInput!) { createSender(input: $input) { id remark isDefault } }',
    { input: { name: 'a', phone: 'b', provinceCode: '33', cityCode: '', districtCode: '', address: 'c' } },
  ],
  [
    'a list of inputs by a variable',
    'mutation ($input: OrderInput!) { quoteOrder(input: $input) { quoteNo rows { state problems { field } } } }',
    {
      input: {
        goodId: 1,
        warehouseId: 1,
        courierId: 1,
        senderId: 1,
        packages: [{ receiverName: 'a', receiverPhone: 'b', address: 'c' }],
      },
    },
  ],
  [
    'null that says something, beside what is absent',
    'mutation ($l: Fen, $s: EntityId) { updateShop(id: 1, input: { autoDayLimit: $l, autoParcelLimit: null, defaultSenderId: $s }) { id } }',
    { l: null },
  ],
  [
    'a batch by a variable',
    'mutation ($input: BatchInput!) { quoteBatch(input: $input) { parts { refusal { errorKey } rows { state problems { field } } } } }',
    {
      input: {
        type: 'AUTO',
        senderId: 1,
        parts: [{ goodId: 1, warehouseId: 1, courierId: 1, mergeIds: [1] }],
      },
    },
  ],
  [
    'an input by a variable, with and without null',
    'query ($f: OrderFilter, $g: GoodFilter, $m: MoneyLogFilter) { orders(filter: $f) { total } goods(filter: $g) { total } moneyLogs(filter: $m) { total } }',
    { f: { status: 'CLOSED', keyword: null, platform: 'OTHER' }, g: null },
  ],
];

describe('compiled execution calls REST like graphql-js', () => {
  it.each(inputs)('for the document %s', async (_, query, value = {}) => {
    const requested = async (ask: Ask) => {
      compiled.upstream.forget();
      const { errors } = await ask(query, value, headers);
      expect(errors).toEqual([]);
      return compiled.upstream.seen
        .map(({ path, query: params, body }) => ({ path, params, body }))
        .toSorted((a, b) => a.path.localeCompare(b.path));
    };
    const expected = await requested(plain);
    expect(expected.length).toBeGreaterThan(0);
    for (let time = 0; time < 3; time++) expect(await requested(compiled.ask)).toEqual(expected);
  });
});

describe('client input never becomes code', () => {
  const marker = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';

  it.each([
    ['in an argument', (text: string) => `{ readAddresses(text: "${text}") { text } }`],
    ['escaped', (text: string) => `{ readAddresses(text: "${text.replaceAll('_', '\\u005f')}") { text } }`],
    ['in a block', (text: string) => `{ readAddresses(text: """${text}""") { text } }`],
    ['in an input object', (text: string) => `{ goods(filter: { keyword: "${text}" }) { total } }`],
    [
      'as a default of a variable',
      (text: string) => `query ($t: String! = "${text}") { readAddresses(text: $t) { text } }`,
    ],
  ])('in %s', async (_, wrap) => {
    const query = wrap(`${marker}0);globalThis.reached=1;(0`);
    const { expected, answers } = await both(query);
    expect(answers).toEqual([expected, expected, expected]);
    expect(expected.status).toBe(200);
    expect(globalThis).not.toHaveProperty('reached');
    expect(isCompilable(executed, parse(query))).toBe(false);
  });
});
