import { describe, expect, it } from 'vitest';
import { generatedDocuments, operationOf } from '../../vite/operations.ts';
import { homeRequests } from '../../vite/preloadQueries.ts';
import { ListHomeCategories } from '../features/goods/home.graphql.ts';
import { createTokenStore } from '../features/session/tokenStore.ts';
import { anyGoods, feedVariables } from '../shop/goodsQuery.ts';
import { ListGoodsFeed } from '../shop/shop.graphql.ts';
import { createAuthSignal } from './authSignal.ts';
import { createApolloClient } from './client.ts';
import { withPreloadedQueries } from './preloadedQueries.ts';

function setUp(answer: Promise<Response>, { token = null as string | null, sinceStart = 500 } = {}) {
  const sent: string[] = [];
  const send: typeof fetch = async (_, init) => {
    sent.push(String(init?.body));
    return new Response('anew');
  };
  const ask = withPreloadedQueries(send, [{ body: 'goods', token, answer }], () => sinceStart);
  return { sent, text: async (init: RequestInit) => (await ask('/graphql', init)).text() };
}

describe('what was asked before there was anybody to ask', () => {
  it('is answered once', async () => {
    const { sent, text } = setUp(Promise.resolve(new Response('first')));
    expect(await text({ body: 'goods' })).toBe('first');
    expect(await text({ body: 'goods' })).toBe('anew');
    expect(sent).toEqual(['goods']);
  });

  it('is no answer to anything else', async () => {
    const { sent, text } = setUp(Promise.resolve(new Response('first')));
    expect(await text({ body: 'categories' })).toBe('anew');
    expect(sent).toEqual(['categories']);
  });

  it('is only for who asked', async () => {
    const first = Promise.resolve(new Response('first'));
    expect(await setUp(first).text({ body: 'goods', headers: { 'x-token': 't-1' } })).toBe('anew');
    expect(await setUp(first, { token: 't-1' }).text({ body: 'goods' })).toBe('anew');
    const { text } = setUp(first, { token: 't-1' });
    expect(await text({ body: 'goods', headers: { 'x-token': 't-1' } })).toBe('first');
  });

  it('is asked anew when it did not come, or came long ago', async () => {
    const lost = Promise.reject(new TypeError('fetch failed'));
    expect(await setUp(lost).text({ body: 'goods' })).toBe('anew');
    const old = setUp(Promise.resolve(new Response('first')), { sinceStart: 60_000 });
    expect(await old.text({ body: 'goods' })).toBe('anew');
  });

  it('can be given up', async () => {
    const { text } = setUp(new Promise(() => {}));
    const giveUp = new AbortController();
    const waiting = text({ body: 'goods', signal: giveUp.signal });
    giveUp.abort(new Error('too long'));
    await expect(waiting).rejects.toThrow('too long');
    await expect(text({ body: 'goods', signal: AbortSignal.abort(new Error('gone')) })).resolves.toBe('anew');
  });
});

it('asks at first what the home page asks, letter for letter', async () => {
  const sent: string[] = [];
  const client = createApolloClient({
    tokens: createTokenStore({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
    signal: createAuthSignal(),
    warn: () => {},
    pathname: () => '/t3/',
    outdated: () => {},
    fetch: async (_, init) => {
      sent.push(String(init?.body));
      return Response.error();
    },
  });
  const inBuild = <T extends object>(document: T, name: string): T => {
    const generated = generatedDocuments().get(name);
    return { ...document, documentId: generated && operationOf(generated)?.id };
  };
  const feed = inBuild(ListGoodsFeed, 'ListGoodsFeedDocument');
  for (const page of [1, 2])
    await client.query({ query: feed, variables: feedVariables(anyGoods, page) }).catch(() => {});
  await client.query({ query: inBuild(ListHomeCategories, 'ListHomeCategoriesDocument') }).catch(() => {});
  expect(sent).toEqual(homeRequests());
});
