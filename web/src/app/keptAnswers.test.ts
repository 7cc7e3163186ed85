import { describe, expect, it } from 'vitest';
import { withKeptAnswers } from './keptAnswers.ts';

/** A gateway whose answer has a version by its body. */
function setUp() {
  const versions = new Map<string, number>();
  const sent: (string | null)[] = [];
  const ask = withKeptAnswers(async (_, init) => {
    const body = String(init?.body);
    const known = new Headers(init?.headers).get('if-none-match');
    sent.push(known);
    const etag = `W/"${body}.${versions.get(body) ?? 1}"`;
    if (known === etag) return new Response(null, { status: 304, headers: { etag, 'new-token': 't-2' } });
    return new Response(`${body} ${versions.get(body) ?? 1}`, { headers: known === null ? {} : { etag } });
  });
  const send = async (body: string, token = 't-1', headers: object = { 'if-none-match': '""' }) => {
    const response = await ask('/graphql', {
      method: 'POST',
      body,
      headers: { 'x-token': token, ...headers },
    });
    return {
      status: response.status,
      text: await response.text(),
      renewed: response.headers.get('new-token'),
    };
  };
  return { send, sent, versions };
}

describe('kept answers', () => {
  it('are handed out while they are what the gateway would answer', async () => {
    const { send, sent, versions } = setUp();
    expect(await send('orders')).toEqual({ status: 200, text: 'orders 1', renewed: null });
    expect(await send('orders')).toEqual({ status: 200, text: 'orders 1', renewed: 't-2' });
    versions.set('orders', 2);
    expect(await send('orders')).toMatchObject({ status: 200, text: 'orders 2' });
    expect(sent).toEqual(['""', 'W/"orders.1"', 'W/"orders.1"']);
  });

  it('are of the same question', async () => {
    const { send, sent } = setUp();
    await send('orders');
    await send('parcels');
    expect(sent).toEqual(['""', '""']);
  });

  it('are forgotten when somebody else signs in, or nobody is left', async () => {
    const { send, sent } = setUp();
    await send('orders', 't-1');
    await send('orders', 't-2');
    await send('orders', 't-1');
    await send('orders', '');
    expect(sent).toEqual(['""', '""', '""', '""']);
  });

  it('are the last twenty', async () => {
    const { send, sent } = setUp();
    for (let page = 0; page <= 20; page++) await send(`page ${page}`);
    await send('page 1');
    await send('page 0');
    expect(sent.slice(-2)).toEqual(['W/"page 1.1"', '""']);
  });

  it('are not kept of requests that do not ask for it', async () => {
    const { send, sent } = setUp();
    await send('pay', 't-1', {});
    await send('pay');
    expect(sent).toEqual([null, '""']);
  });
});
