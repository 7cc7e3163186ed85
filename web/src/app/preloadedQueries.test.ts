import { describe, expect, it } from 'vitest';
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
