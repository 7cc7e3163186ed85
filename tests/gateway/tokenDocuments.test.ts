import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { ownDocuments } from '../../gateway/src/graph/ownDocuments.ts';
import { TokenDocuments } from '../../gateway/src/graph/tokenDocuments.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type Program, programOf } from '../support/tokens.ts';
import { type Folders, foldersOf, idOf } from './support/manifests.ts';

const ME = 'query Me { me(kind: BUYER) { uuid } }';
const ORDERS = 'query Orders { orders { total } }';
const [REGISTER, LIST, DELETE] = ownDocuments;

let api: TestApi;
let folders: Folders;
/** Two of production, and one whose operator lets tokens send texts. */
let gateways: [FastifyInstance, FastifyInstance, FastifyInstance];
beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  folders = foldersOf({ now: ['query Shown { settings { csUrl } }'] });
  const open = (tokenTexts: boolean) =>
    createGateway({
      ...{ apiBaseUrl: `http://127.0.0.1:${port}`, webDist: folders.webDist },
      ...{ production: true, tokenTexts },
    });
  gateways = [await open(false), await open(false), await open(true)];
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await api.close();
  folders.remove();
});

type Body = { data?: Record<string, unknown>; errors?: { message: string; extensions: { code: string } }[] };

async function send(program: Pick<Program, 'token'>, payload: object, at = gateways[0]) {
  const answer = await at.inject({
    ...{ method: 'POST', url: '/graphql', payload },
    headers: { authorization: `Bearer ${program.token}` },
  });
  const body = answer.json<Body>();
  return { status: answer.statusCode, ...body, code: body.errors?.[0]?.extensions.code };
}
const run = (program: Program, text: string, variables: object = {}, at = gateways[0]) =>
  send(program, { documentId: idOf(text), variables }, at);
const register = (program: Program, texts: string[], more: object[] = []) =>
  run(program, REGISTER, {
    input: { documents: [...texts.map((body) => ({ hash: idOf(body), body })), ...more] },
  });

const makeProgram = async () =>
  programOf(api, await api.buyer(), ['documents:write', 'account:read', 'orders:read']);

it('are registered by documents whose ids the guide names', () => {
  const guide = readFileSync(new URL('../../docs/tokenDocuments.md', import.meta.url), 'utf8');
  for (const text of ownDocuments) expect(guide).toContain(`| \`${idOf(text)}\` | \`${text}\` `);
});

describe('documents that a token has registered', () => {
  it('are executed by their ids at every gateway, for that token alone, until it deletes them', async () => {
    const [program, other] = [await makeProgram(), await makeProgram()];
    expect(await run(program, ME)).toMatchObject({ status: 400, code: 'PERSISTED_QUERY_NOT_FOUND' });
    const { data } = await register(program, [ME, ORDERS]);
    expect(data?.registerDocuments).toEqual(
      [ME, ORDERS].map((text) => expect.objectContaining({ hash: idOf(text) })),
    );
    const [first, second] = gateways;
    expect(await run(program, ORDERS, {}, first)).toMatchObject({ data: { orders: { total: 0 } } });
    expect(await run(program, ME, {}, second)).toMatchObject({ data: { me: { uuid: expect.any(String) } } });
    expect(await run(other, ORDERS, {}, second)).toMatchObject({ code: 'PERSISTED_QUERY_NOT_FOUND' });
    expect((await run(program, LIST)).data?.tokenDocuments).toMatchObject([
      { name: 'Me' },
      { name: 'Orders' },
    ]);

    const deleted = await run(program, DELETE, { hashes: [idOf(ORDERS), idOf('never')] });
    expect(deleted.data?.deleteDocuments).toMatchObject([{ name: 'Me' }]);
    for (const at of [first, second])
      expect(await run(program, ORDERS, {}, at)).toMatchObject({ code: 'PERSISTED_QUERY_NOT_FOUND' });
  });

  it('are unknown by an id that is none in the words for programs, and sent without their texts', async () => {
    const program = await makeProgram();
    for (const documentId of [idOf(ME), idOf(ME).toUpperCase(), 'me', ''])
      expect(await send(program, { documentId })).toMatchObject({
        ...{ status: 400, code: 'PERSISTED_QUERY_NOT_FOUND' },
        errors: [{ message: '没有登记过这个查询编号' }],
      });
    expect(await send(program, { documentId: idOf(ME), query: ME })).toMatchObject({
      ...{ code: 'PERSISTED_QUERY_ID_REQUIRED', errors: [{ message: '只执行登记过的查询，请只发送其编号' }] },
    });
  });

  it('are unknown once the token is revoked, and gone', async () => {
    const program = await makeProgram();
    await register(program, [ME]);
    expect((await run(program, ME)).status).toBe(200);
    await api.query('UPDATE api_token SET revoked_at = now() WHERE id = $1', [program.id]);
    expect(await run(program, ME, {}, gateways[1])).toMatchObject({ code: 'PERSISTED_QUERY_NOT_FOUND' });
    // The first one still knows the text, for which nothing is answered.
    expect(await run(program, ME)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await api.query('SELECT FROM token_document WHERE token_id = $1', [program.id])).toEqual([]);
  });

  it('are refused by name where the graph would not execute them, and none of them is taken', async () => {
    const program = await makeProgram();
    const rows = '{ id orderNo status parcels { id items { goodName bundleParts { num } } } }';
    const dear = `query Dear { a: orders(pageSize: 100) { list ${rows} } b: orders(pageSize: 100) { list ${rows} } }`;
    const deep =
      'query Deep { orders { list { parcels { order { parcels { order { parcels { id } } } } } } } }';
    for (const [text, fault] of [
      [dear, 'Dear: 查询数据量过大'],
      [deep, 'Deep: 查询嵌套过深'],
      ['query Wrong { orderz { total } }', 'Wrong: Cannot query field "orderz" on type "Query".'],
      ['query Tokens { apiTokens { list { id } } }', 'Tokens: Query.apiTokens 只限本人使用'],
      ['{ me(kind: BUYER) { uuid } }', ': 必须是唯一的、有名称的操作'],
      ['query Schema { __schema { types { name } } }', 'Schema: GraphQL introspection'],
    ] as const) {
      const { code, errors } = await register(program, [ME, text]);
      expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', expect.stringContaining(fault)]);
    }
    const { errors } = await register(program, [ME], [{ hash: idOf(ORDERS), body: ME }]);
    expect(errors?.[0]?.message).toBe('Me: 编号与内容不符');
    const unnamed = '{ me(kind: BUYER) { uuid } }';
    const refused = await register(program, [ME, unnamed, 'query Wrong { orderz { total } }']);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', errorKey: 'BAD_PARAM' },
      data: {
        field: 'documents.1',
        documents: [
          { hash: idOf(unnamed), name: null, faults: ['必须是唯一的、有名称的操作'] },
          { name: 'Wrong', faults: ['Cannot query field "orderz" on type "Query".'] },
        ],
      },
    });
    expect((await run(program, LIST)).data?.tokenDocuments).toEqual([]);
  });

  it('are registered by who calls REST under its hash alone, within their number, by a program', async () => {
    const buyer = await api.buyer();
    const program = await programOf(api, buyer, ['documents:write']);
    const body = (count: number) => ({
      documents: Array.from({ length: count }, (_, n) => `query Q${n} { me(kind: BUYER) { uuid } }`).map(
        (text, n) => ({
          ...{ hash: idOf(text), name: `Q${n}`, type: 'query', body: text },
        }),
      ),
    });
    const path = '/tokens/registerDocuments';
    const wrong = { documents: [{ hash: idOf(ME), name: 'Me', type: 'query', body: ORDERS }] };
    expect((await program.call('POST', path, wrong)).data).toMatchObject({ errorKey: 'BAD_PARAM' });
    expect((await buyer.call('POST', path, body(1))).data).toMatchObject({ errorKey: 'TOKENS_ONLY' });
    await api.query(
      `INSERT INTO token_document (token_id, hash, name, type, body)
       SELECT $1, encode(sha256(n::text::bytea), 'hex'), 'N' || n, 'query', n::text FROM generate_series(1, 299) n`,
      [program.id],
    );
    expect((await program.call('POST', path, body(2))).data).toMatchObject({ errorKey: 'DOCUMENT_MAX' });
    expect((await program.call<{ list: object[] }>('POST', path, body(1))).data.list).toHaveLength(300);
    const without = await programOf(api, buyer, ['account:read']);
    expect((await without.call('POST', path, body(1))).data).toMatchObject({ errorKey: 'TOKEN_SCOPE' });
    const { data } = await buyer.call<{ list: { documents: number }[] }>('GET', '/tokens/list');
    expect(data.list.map(({ documents }) => documents)).toEqual([0, 300]);
  });

  it('are never registered by being sent, and texts are for tokens where the operator allows them', async () => {
    const program = await makeProgram();
    const automatic = { query: ME, extensions: { persistedQuery: { version: 1, sha256Hash: idOf(ORDERS) } } };
    const [first, , lenient] = gateways;
    for (const payload of [automatic, { query: ME }])
      expect(await send(program, payload, first)).toMatchObject({ code: 'PERSISTED_QUERY_ID_REQUIRED' });
    expect(await send(program, automatic, lenient)).toMatchObject({ data: { me: {} } });
    expect(await run(program, ORDERS, {}, lenient)).toMatchObject({ code: 'PERSISTED_QUERY_NOT_FOUND' });
    const dear = 'query { orders(pageSize: 100) { list { parcels { items { bundleParts { num } } } } } }';
    expect(await send(program, { query: dear }, lenient)).toMatchObject({ code: 'TOO_COSTLY' });
    const { token } = await api.buyer();
    const person = await lenient.inject({
      ...{ method: 'POST', url: '/graphql', payload: { query: ME }, headers: { 'x-token': token } },
    });
    expect(person.json<Body>().errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_ID_REQUIRED');
  });
});

describe('how gateways learn of documents', () => {
  it('asks once for each, and for no more unknown ones than a token may send in a minute', async () => {
    const asked: object[] = [];
    const known = { hash: idOf(ME), name: 'Me', type: 'query', body: ME };
    let away = false;
    const documents = new TokenDocuments({
      postJson: async <T>(_path: string, body: object) => {
        asked.push(body);
        if (away) throw new Error('away');
        return { document: (body as { hash: string }).hash === idOf(ME) ? known : null } as T;
      },
    });
    const both = await Promise.all([documents.find('a', idOf(ME)), documents.find('a', idOf(ME))]);
    expect([both, asked]).toEqual([[{ text: ME }, { text: ME }], [{ token: idOf('a'), hash: idOf(ME) }]]);
    for (let n = 0; n < 60; n += 1)
      expect(await documents.find('a', idOf(`${n}`))).toEqual({ refused: 'unregistered' });
    expect(asked).toHaveLength(61);
    expect(await documents.find('a', idOf('another'))).toEqual({ refused: 'tooMany' });
    expect(await documents.find('a', idOf(ME))).toEqual({ text: ME });
    expect(asked).toHaveLength(61);
    away = true;
    expect(await documents.find('b', idOf(ME))).toEqual({ refused: 'away' });
  });
});
