import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { joinedScreens } from '../../vite/firstScreens.ts';
import { generatedDocuments, operationOf } from '../../vite/operations.ts';
import { createTokenStore } from '../features/session/tokenStore.ts';
import { createAuthSignal } from './authSignal.ts';
import { createApolloClient } from './client.ts';
import { ID, screens } from './firstScreens.ts';

const START = readFileSync(new URL('../../public/start.js', import.meta.url), 'utf8');

interface Preloaded {
  body: string;
  token: string | null;
  answer: Promise<Response>;
}

/** Runs what every page runs first, at an address, with what the browser has stored. */
function open(address: string, stored: Record<string, string> = {}, { answer = {}, given = '' } = {}) {
  const { pathname, search } = new URL(address, 'http://site');
  const asked: { body: string; token: string | null }[] = [];
  const links: object[] = [];
  const classes = new Set<string>();
  const toggle = (name: string, on: boolean) => void (on ? classes.add(name) : classes.delete(name));
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const window: { preloadedQueries?: Preloaded[]; localStorage: typeof localStorage } = { localStorage };
  const content = JSON.stringify(
    joinedScreens().map(({ sent }) => ({ ...sent, code: ['assets/pages-1.js'] })),
  );
  const found: Record<string, object | null> = {
    '[name=first-screens]': { content },
    '#first-screen': given ? { textContent: given } : null,
  };
  runInNewContext(START, {
    window,
    Response,
    location: { pathname, search },
    localStorage,
    matchMedia: () => ({ matches: false }),
    Image: class {},
    document: {
      documentElement: { classList: { toggle } },
      addEventListener: () => {},
      querySelector: (at: string) => found[at],
      createElement: () => ({}),
      head: { append: (link: object) => void links.push(link) },
    },
    fetch: async (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      asked.push({ body, token: headers['x-token'] ?? null });
      return new Response(JSON.stringify(answer), { headers: { 'new-token': 't-2' } });
    },
  });
  return { asked, links, classes: [...classes], preloaded: window.preloadedQueries ?? [] };
}

const addressOf = (path: string) =>
  `/t3${path.replace(String.raw`(?:/\d+)?`, '/3').replace(String.raw`(\d+)`, '7').replace('.*', 'anything')}`;
const stored = { visitor: {}, buyer: { token: 't-1', type: '1' }, seller: { token: 't-1', type: '2' } };

describe('the first screen of a page', () => {
  it.each(screens)('$name asks once, for what its components ask, letter for letter', async (screen) => {
    const { asked, preloaded } = open(addressOf(screen.path), stored[screen.who]);
    expect(asked.map(({ body }) => JSON.parse(body).operationName)).toEqual([screen.name]);
    expect(preloaded.map(({ body }) => body)).toEqual(await bodiesOf(screen.asks));
  });

  it('hands every part of the answer to its own question, with what the answer says of the session', async () => {
    const answer = {
      data: {
        ...{ notices: 'n', settings: 's', goods: 1 },
        ...{ goods3: 2, goods4: 3, goods5: 4, goods6: 5 },
        categories: [],
        homePlaces: null,
      },
    };
    const { preloaded } = open('/t3/', {}, { answer });
    const answers = await Promise.all(preloaded.map(({ answer }) => answer));
    expect(await Promise.all(answers.map((one) => one.json()))).toEqual([
      { data: { notices: 'n' } },
      { data: { settings: 's' } },
      { data: { goods: 1 } },
      { data: { goods: 2 } },
      { data: { goods: 3 } },
      { data: { goods: 4 } },
      { data: { goods: 5 } },
      { data: { categories: [] } },
      { data: { homePlaces: null } },
    ]);
    expect(answers.map(({ headers }) => headers.get('new-token'))).toEqual(answers.map(() => 't-2'));
  });

  it('has no answer to any when one is refused, so that each is asked for by itself', async () => {
    const { preloaded } = open('/t3/', {}, { answer: { data: {}, errors: [{ message: '系统繁忙' }] } });
    const outcomes = await Promise.allSettled(preloaded.map(({ answer }) => answer));
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  it('asks nothing where the page has brought the answer, and only visitors take it', async () => {
    const given = JSON.stringify({ data: { settings: 'given' } });
    const visitor = open('/t3/', {}, { given });
    expect(visitor.asked).toEqual([]);
    expect(await (await visitor.preloaded[1]?.answer)?.json()).toEqual({ data: { settings: 'given' } });
    const buyer = open('/t3/', stored.buyer, { given });
    expect(buyer.asked.map(({ token }) => token)).toEqual(['t-1']);
  });

  it('is what all pages have in common at any other address', () => {
    const askedAt = (address: string, who: keyof typeof stored) =>
      open(address, stored[who]).asked.map(({ body }) => JSON.parse(body).operationName);
    for (const address of ['/t3/?category=3', '/t3/orderCenter?tab=all', '/t3/me', '/t3/goodsInfo/x'])
      expect(askedAt(address, 'buyer')).toEqual(['OpenBuyerPage']);
    expect(askedAt('/t3/orderCenter', 'visitor')).toEqual(['OpenVisitorPage']);
    expect(askedAt('/t3/me', 'seller')).toEqual(['OpenSellerPage']);
  });

  it('has the way to the code of its page on the way, as the page itself will load it', () => {
    expect(open('/t3/orderCenter', stored.buyer).links).toEqual([
      { rel: 'modulepreload', crossOrigin: '', href: '/t3/assets/pages-1.js' },
    ]);
  });

  it('marks the page of somebody who is signed in before it is painted', () => {
    expect([open('/t3/', stored.buyer).classes, open('/t3/').classes]).toEqual([['member'], []]);
  });
});

/** What the client sends for these operations in a build. */
async function bodiesOf(asks: (typeof screens)[number]['asks']): Promise<string[]> {
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
  for (const [name, given] of asks) {
    const document = generatedDocuments().get(`${name}Document`);
    if (!document) throw new Error(`${name} is not among the generated documents`);
    const query = { ...document, documentId: operationOf(document)?.id };
    const variables = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, value === ID ? 7 : value]),
    );
    await client.query({ query, variables }).catch(() => {});
  }
  return sent;
}
