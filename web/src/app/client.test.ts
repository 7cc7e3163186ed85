import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createTokenStore } from '../features/session/tokenStore.ts';
import { LoadAccount } from '../graphql/account.graphql.ts';
import { runQuery } from '../graphql/runOperation.ts';
import type { StorageArea } from '../lib/storage.ts';
import { type AuthReport, createAuthSignal } from './authSignal.ts';
import { createApolloClient } from './client.ts';

type Reply = (headers: Headers, body: unknown) => Response | Promise<Response>;

const me = {
  ...{
    __typename: 'Buyer',
    id: 1,
    uuid: 'u-li',
    authorityId: 10001,
    kind: 'BUYER',
    member: null,
    phone: '13800000001',
  },
  ...{ nickName: '李四', headerImg: null, balance: 10000, frozen: 0 },
};
const json = (body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });
const refused = (errorKey: string, message: string) =>
  json({ errors: [{ message, extensions: { code: 'REFUSED', errorKey, data: { reload: true } } }] });

function setUp(reply: Reply) {
  const map = new Map([['token', 't-1']]);
  const area: StorageArea = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  const signal = createAuthSignal();
  const reports: AuthReport['type'][] = [];
  const warnings: string[] = [];
  signal.subscribe(({ type }) => void reports.push(type));
  let outdated = 0;
  const client = createApolloClient({
    tokens: createTokenStore(area),
    signal,
    warn: (text) => void warnings.push(text),
    pathname: () => '/t3/',
    outdated: () => {
      outdated += 1;
    },
    uri: 'http://gateway/graphql',
    fetch: async (_, init) => reply(new Headers(init?.headers), JSON.parse(String(init?.body))),
  });
  const loud = () => client.query({ query: LoadAccount, variables: { kind: 'BUYER' } });
  const quiet = () => runQuery(client, LoadAccount, { kind: 'BUYER' });
  return { client, map, outdated: () => outdated, reports, warnings, loud, quiet };
}

describe('the Apollo client', () => {
  it('sends the token and a request id of its own', async () => {
    const seen: [string | null, string | null][] = [];
    const { quiet, map } = setUp((headers) => {
      seen.push([headers.get('x-token'), headers.get('x-request-id')]);
      return json({ data: { me } });
    });
    await quiet();
    map.delete('token');
    await quiet();
    expect(seen.map(([token]) => token)).toEqual(['t-1', null]);
    expect(new Set(seen.map(([, id]) => id)).size).toBe(2);
    expect(seen[0]?.[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('reports an ended session, and hands the refusal on as a value', async () => {
    const { quiet, reports, warnings } = setUp(() => refused('SESSION_EXPIRED', '授权已过期'));
    expect(await quiet()).toEqual({
      kind: 'refused',
      errorKey: 'SESSION_EXPIRED',
      msg: '授权已过期，请重新登录',
      data: { reload: true },
    });
    expect([reports, warnings]).toEqual([['session.expired'], []]);
  });

  it('says nothing of a session that was replaced meanwhile', async () => {
    const { quiet, reports, map } = setUp(() => {
      map.set('token', 't-2');
      return refused('SESSION_KICKED', '您的帐户异地登陆或令牌失效');
    });
    expect(await quiet()).toMatchObject({ errorKey: 'SESSION_KICKED', msg: '授权已过期，请重新登录' });
    expect(reports).toEqual([]);
  });

  it('warns of a refusal unless the flow shows it itself', async () => {
    const { quiet, loud, warnings } = setUp(() => refused('NOT_FOUND', '数据不存在'));
    await quiet();
    expect(warnings).toEqual([]);
    await expect(loud()).rejects.toThrow('数据不存在');
    expect(warnings).toEqual(['数据不存在']);
  });

  it('shows a refusal of a back end that names no key: as a value where the flow shows it, else as a warning', async () => {
    const { client, quiet, loud, warnings } = setUp(() =>
      json({ errors: [{ message: '仓库盘点中', path: ['me'], extensions: { code: 'REFUSED' } }] }),
    );
    expect(await quiet()).toEqual({ kind: 'refused', errorKey: '', msg: '仓库盘点中', data: {} });
    expect(warnings).toEqual([]);
    await runQuery(client, LoadAccount, { kind: 'BUYER' }, { warnOnRefusal: true });
    await expect(loud()).rejects.toThrow('仓库盘点中');
    expect(warnings).toEqual(['仓库盘点中', '仓库盘点中']);
  });

  it('tells of a timeout behind the gateway, whoever asked', async () => {
    const { quiet, warnings } = setUp(() => refused('TIMEOUT', '服务器请求超时，请稍后重试'));
    expect(await quiet()).toMatchObject({ kind: 'refused', errorKey: 'TIMEOUT' });
    expect(warnings).toEqual(['服务器请求超时，请稍后重试']);
  });

  it('keeps to itself what breaks where the caller does without an answer', async () => {
    const { client, warnings } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(runQuery(client, LoadAccount, { kind: 'BUYER' }, { warnOnRefusal: true })).rejects.toThrow();
    expect(warnings).toEqual([]);
  });

  it('throws what the gateway says of a document', async () => {
    const { quiet } = setUp(() =>
      json({
        errors: [{ message: 'Variable "$id" got invalid value', extensions: { code: 'BAD_USER_INPUT' } }],
      }),
    );
    await expect(quiet()).rejects.toThrow('Variable');
  });

  it('keeps a renewed token', async () => {
    const { quiet, map } = setUp(() => json({ data: { me } }, { 'new-token': 't-1b' }));
    await quiet();
    expect(map.get('token')).toBe('t-1b');
  });

  it.each([
    [new DOMException('signal timed out', 'TimeoutError'), true, '服务器请求超时，请稍后重试'],
    [new DOMException('signal timed out', 'TimeoutError'), false, '服务器请求超时，请稍后重试'],
    [new TypeError('Failed to fetch'), false, '网络连接失败，请检查网络后重试'],
  ])('words %s for the person (quiet: %s)', async (error, isQuiet, words) => {
    const { quiet, loud, warnings } = setUp(() => Promise.reject(error));
    await expect(isQuiet ? quiet() : loud()).rejects.toThrow();
    expect(warnings).toEqual([words]);
  });

  it('sends the text of a document that has no id, and of one that has the id alone', async () => {
    const bodies: unknown[] = [];
    const { client } = setUp((_, body) => {
      bodies.push(body);
      return json({ data: { captcha: null } });
    });
    const text = 'query Named {\n  captcha {\n    captchaId\n    __typename\n  }\n}';
    const document = gql(text);
    const named = { ...document, documentId: 'ab'.repeat(32) };
    await client.query({ query: document });
    await client.query({ query: named, fetchPolicy: 'network-only' });
    expect(bodies).toEqual([
      { operationName: 'Named', variables: {}, query: text },
      {
        operationName: 'Named',
        variables: {},
        extensions: { persistedQuery: { version: 1, sha256Hash: 'ab'.repeat(32) } },
      },
    ]);
  });

  it('says that the page is outdated when the gateway does not know its documents', async () => {
    const { quiet, loud, outdated, warnings } = setUp(
      () =>
        new Response(
          JSON.stringify({
            errors: [{ message: '页面有新版本', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
          }),
          { status: 400, headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' } },
        ),
    );
    await expect(quiet()).rejects.toThrow('页面有新版本');
    await expect(loud()).rejects.toThrow('页面有新版本');
    expect([outdated(), warnings]).toEqual([2, []]);
  });

  it('throws what is a defect and no refusal', async () => {
    const { quiet } = setUp(() => refused('INTERNAL', '系统繁忙，请稍后再试'));
    await expect(quiet()).rejects.toThrow('系统繁忙');
  });
});
