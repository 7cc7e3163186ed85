import { type ApolloClient, gql } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type AuthReport, createAuthSignal } from '../../app/authSignal.ts';
import { createApolloClient } from '../../app/client.ts';
import type { StorageArea } from '../../lib/storage.ts';
import { createTokenStore } from '../session/tokenStore.ts';
import { changeFeedInput, changeFeedLogic } from './changeFeed.logic.ts';
import { NO_NEWS } from './changeFeed.machine.ts';
import { refreshScreen } from './refreshScreen.ts';

const ORDERS = gql`query TestOrders { orders { total } }`;
const ME = gql`query TestMe { me { balance } }`;
const UNREAD = gql`query TestUnread { unreadNotices { count } }`;
const GOODS = gql`query TestGoods { goods { total } }`;

/** A page before a gateway that answers another number every time. */
function start() {
  let total = 0;
  const asked: string[] = [];
  const warnings: string[] = [];
  const reports: AuthReport['type'][] = [];
  const streams: { token: string | null; controller: ReadableStreamDefaultController<Uint8Array> }[] = [];
  const refused = new Set<string>();
  const area: StorageArea = { getItem: () => 't-1', setItem: () => {}, removeItem: () => {} };
  const signal = createAuthSignal();
  signal.subscribe(({ type }) => void reports.push(type));
  const client = createApolloClient({
    tokens: createTokenStore(area),
    signal,
    warn: (text) => void warnings.push(text),
    pathname: () => '/t3/',
    outdated: () => {},
    uri: 'http://gateway/graphql',
    fetch: async (url, init) => {
      if (String(url).endsWith('/stream')) {
        const token = new Headers(init?.headers).get('x-token');
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => void streams.push({ token, controller }),
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      }
      const { operationName } = JSON.parse(String(init?.body));
      asked.push(operationName);
      total += 1;
      const data = {
        TestOrders: { orders: { __typename: 'OrderPage', total } },
        TestMe: { me: { __typename: 'Buyer', balance: total } },
        TestUnread: { unreadNotices: { __typename: 'UnreadNotices', count: total } },
        TestGoods: { goods: { __typename: 'GoodPage', total } },
      }[operationName as string];
      const errors = [{ message: '系统繁忙', extensions: { errorKey: 'UNAVAILABLE' } }];
      const answer = refused.has(operationName) ? { errors } : { data };
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    },
  });
  return { client, asked, warnings, reports, streams, refused };
}

/** Shows a query on a page; answers every state that the page has been in. */
function show(client: ApolloClient, query: typeof ORDERS) {
  const seen: { loading: boolean; data: unknown }[] = [];
  client
    .watchQuery({ query, fetchPolicy: 'cache-and-network', context: { quiet: true } })
    .subscribe(({ loading, data }) => void seen.push({ loading, data }));
  return seen;
}

describe('queries on screen', () => {
  async function screen() {
    const page = start();
    const [orders, ...others] = [ORDERS, ME, UNREAD, GOODS].map((query) => show(page.client, query));
    await expect.poll(() => [orders, ...others].every((seen) => seen?.at(-1)?.data)).toBe(true);
    page.asked.splice(0);
    return { ...page, orders };
  }

  it.each([
    [{ ...NO_NEWS, orders: true }, ['TestOrders']],
    [{ ...NO_NEWS, wallet: true }, ['TestMe']],
    [{ ...NO_NEWS, notices: true }, ['TestUnread']],
    [{ ...NO_NEWS, orders: true, wallet: true }, ['TestMe', 'TestOrders']],
    [{ ...NO_NEWS, all: true }, ['TestGoods', 'TestMe', 'TestOrders', 'TestUnread']],
    [NO_NEWS, []],
  ])('queries on screen are refetched for the change %j', async (news, names) => {
    const { client, asked } = await screen();
    await refreshScreen(client, news);
    expect(asked.sort()).toEqual(names);
  });

  it('a refetch updates the screen without a loading state', async () => {
    const { client, orders } = await screen();
    const before = orders?.length ?? 0;
    await refreshScreen(client, { ...NO_NEWS, orders: true });
    await expect.poll(() => orders?.length).toBeGreaterThan(before);
    expect(orders?.slice(before).map(({ loading }) => loading)).not.toContain(true);
  });

  it('a refused refetch keeps the data and shows the message of the refusal', async () => {
    const { client, orders, refused, warnings } = await screen();
    const before = orders?.at(-1);
    refused.add('TestOrders');
    await refreshScreen(client, { ...NO_NEWS, all: true });
    expect([orders?.at(-1), warnings]).toEqual([before, ['系统繁忙']]);
  });
});

describe('the change stream', () => {
  beforeEach(() => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('window', Object.assign(new EventTarget(), { navigator }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function listen() {
    const page = start();
    const logic = changeFeedLogic({
      client: page.client,
      subscribeToAccount: (listener) => {
        listener(true);
        return () => {};
      },
    });
    const actor = createActor(logic, { input: changeFeedInput() }).start();
    await expect.poll(() => page.streams.length).toBe(1);
    const say = (event: string, data: unknown) =>
      page.streams[0]?.controller.enqueue(
        new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      );
    return { ...page, actor, say };
  }
  const nothing = { orderIds: [], wallet: false, notice: false, resync: false };

  it('the change stream is opened with the session token and its events trigger refetches', async () => {
    const { client, actor, say, streams, asked } = await listen();
    const orders = show(client, ORDERS);
    await expect.poll(() => orders.at(-1)?.data).toBeTruthy();
    say('next', { data: { changes: nothing } });
    await expect.poll(() => actor.getSnapshot().value.connection).toEqual({ listening: 'open' });
    say('next', { data: { changes: { ...nothing, orderIds: [7] } } });
    await expect.poll(() => asked).toEqual(['TestOrders', 'TestOrders']);
    expect(streams[0]?.token).toBe('t-1');
    actor.stop();
  });

  it('the connection counts as lost when the stream ends', async () => {
    const { actor, streams, warnings } = await listen();
    streams[0]?.controller.close();
    await expect.poll(() => actor.getSnapshot().value.connection).toEqual({ lost: 'oneFailure' });
    expect(warnings).toEqual([]);
    actor.stop();
  });

  it('an expired session on the stream is reported like on any response', async () => {
    const { actor, say, reports, warnings } = await listen();
    say('next', {
      errors: [
        { message: '您的帐户异地登陆或令牌失效', extensions: { errorKey: 'SESSION_KICKED', reload: true } },
      ],
    });
    await expect.poll(() => reports).toEqual(['session.expired']);
    expect([actor.getSnapshot().value.connection, warnings]).toEqual([{ lost: 'oneFailure' }, []]);
    actor.stop();
  });
});
