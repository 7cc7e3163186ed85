import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { invalidate } from './invalidate.ts';
import { runMutation } from './runOperation.ts';

const SENDERS = gql`query TestSenders($page: Int) { senders(page: $page) { total } }`;
const GOODS = gql`query TestGoods { goods { total } }`;
const DELETE = gql`mutation DeleteSender { deleteSenders { done } }`;
const RENAME = gql`mutation Unlisted { deleteSenders { done } }`;

/** A cache before a gateway that counts its answers; those of `held` operations wait until they are called. */
function start() {
  let total = 0;
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const state = { holds: false, mutation: { data: { deleteSenders: { done: true } } } as object | 'lost' };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName = '', variables }) => {
      asked.push([operationName, variables.page].filter(Boolean).join(' '));
      total += 1;
      const page = { total };
      const answer = operationName.startsWith('Test')
        ? { data: operationName === 'TestGoods' ? { goods: page } : { senders: page } }
        : state.mutation;
      return new Observable((observer) => {
        const send = () => {
          if (answer === 'lost') return observer.error(new Error('offline'));
          observer.next(answer);
          observer.complete();
        };
        if (state.holds) held.push(send);
        else send();
      });
    }),
  });
  /** Shows a page of senders; the states that the page has been in. */
  const show = (page: number) => {
    const seen: { loading: boolean; data: unknown }[] = [];
    const watched = client.watchQuery({ query: SENDERS, variables: { page } });
    watched.subscribe(({ loading, data }) => void seen.push({ loading, data }));
    return seen;
  };
  const cached = (page: number) => client.readQuery({ query: SENDERS, variables: { page } });
  return { client, asked, held, state, show, cached };
}

describe('invalidate', () => {
  async function screen() {
    const page = start();
    const seen = page.show(1);
    await page.client.query({ query: SENDERS, variables: { page: 2 } });
    await page.client.query({ query: GOODS });
    await expect.poll(() => seen.at(-1)?.data).toBeTruthy();
    page.asked.splice(0);
    return { ...page, seen, before: seen.length };
  }

  it('reads again what is on screen, evicts other answers of its fields, and keeps other fields', async () => {
    const { client, asked, seen, before, cached } = await screen();
    await invalidate(client, 'DeleteSender');
    expect(asked).toEqual(['TestSenders 1']);
    expect(cached(1)).toEqual({ senders: { total: 4 } });
    expect(cached(2)).toBeNull();
    expect(client.readQuery({ query: GOODS })).toEqual({ goods: { total: 3 } });
    await expect.poll(() => seen.length).toBeGreaterThan(before);
    expect(seen.slice(before)).toEqual([{ loading: false, data: { senders: { total: 4 } } }]);
  });

  it('does not take an answer that was under way before the change for the one of now', async () => {
    const { client, held, state, show, cached } = start();
    state.holds = true;
    const seen = show(1);
    const read = invalidate(client, 'DeleteSender');
    held[0]?.();
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await read;
    await expect.poll(() => seen.at(-1)?.data).toEqual({ senders: { total: 2 } });
    expect(cached(1)).toEqual({ senders: { total: 2 } });
  });

  it.each([
    ['succeeds', { data: { deleteSenders: { done: true } } }],
    ['is refused', { errors: [{ message: '已删除', extensions: { errorKey: 'NOT_FOUND' } }] }],
    ['gets no answer', 'lost'],
  ] as const)('is run for a mutation that %s', async (_what, answer) => {
    const { client, asked, state } = await screen();
    state.mutation = answer;
    await runMutation(client, DELETE, {}, { awaitReads: true }).catch(() => {});
    expect(asked).toEqual(['DeleteSender', 'TestSenders 1']);
  });

  it('reads once more for all changes that come while one is read', async () => {
    const { client, asked } = await screen();
    await Promise.all(Array.from({ length: 20 }, () => invalidate(client, 'DeleteSender')));
    expect(asked).toHaveLength(1);
    const first = invalidate(client, 'DeleteSender');
    await expect.poll(() => asked.length).toBe(2);
    await Promise.all([first, ...Array.from({ length: 20 }, () => invalidate(client, 'DeleteSender'))]);
    expect(asked).toHaveLength(3);
  });

  it('is not run for a mutation without a row in the table', async () => {
    const { client, asked, cached } = await screen();
    await runMutation(client, RENAME, {}, { awaitReads: true });
    expect(asked).toEqual(['Unlisted']);
    expect(cached(2)).toEqual({ senders: { total: 2 } });
  });
});
