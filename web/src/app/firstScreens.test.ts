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

interface Options {
  answer?: object;
  /** What the page has brought. */
  given?: string;
  narrow?: boolean;
  /** Whether it is in view. */
  isPainted?: boolean;
}

/** Runs what every page runs first, at an address, with what the browser has stored. */
function open(address: string, stored: Record<string, string> = {}, options: Options = {}) {
  const { answer = {}, given = '', narrow = false, isPainted = true } = options;
  const { pathname, search } = new URL(address, 'http://site');
  const asked: { body: string; token: string | null }[] = [];
  const links: object[] = [];
  const classes = new Set<string>();
  const toggle = (name: string, on: boolean) => void (on ? classes.add(name) : classes.delete(name));
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const window: { preloadedQueries?: Preloaded[]; localStorage: typeof localStorage } = { localStorage };
  const content = JSON.stringify({
    files: ['assets/pages-1.js', 'assets/pages-2.css', 'assets/phone-3.js'],
    screens: joinedScreens().map(({ sent }) => ({ ...sent, code: [0, 1], phoneCode: [2] })),
  });
  const timers: (() => void)[] = [];
  const found: Record<string, object | null> = {
    '[name=first-screens]': { content },
    '[name=scripts]': { content: JSON.stringify(['/t3/assets/react-1.js', '/t3/assets/index-1.js']) },
    'script[type=module]': null,
    '#first-screen': given ? { textContent: given } : null,
  };
  runInNewContext(START, {
    window,
    Response,
    location: { pathname, search },
    localStorage,
    matchMedia: (query: string) => ({ matches: narrow && query.includes('max-width') }),
    requestAnimationFrame: (painted: () => void) => void (isPainted && painted()),
    setTimeout: (run: (...given: unknown[]) => void, _: number, ...given: unknown[]) =>
      timers.push(() => run(...given)),
    clearTimeout: (timer: number) => void delete timers[timer - 1],
    Image: class {},
    document: {
      documentElement: { classList: { toggle } },
      addEventListener: () => {},
      querySelector: (at: string) => found[at],
      createElement: (name: string) => ({ name }),
      head: { append: (link: object) => void links.push(link) },
    },
    fetch: async (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      asked.push({ body, token: headers['x-token'] ?? null });
      return new Response(JSON.stringify(answer), { headers: { 'new-token': 't-2' } });
    },
  });
  const early = links.length;
  for (const run of timers) run?.();
  return { asked, early, links, classes: [...classes], preloaded: window.preloadedQueries ?? [] };
}

const addressOf = (path: string) =>
  `/t3${path.replace(String.raw`(?:/\d+)?`, '/3').replace(String.raw`(\d+)`, '7').replace('.*', 'anything')}`;
const stored = { visitor: {}, buyer: { token: 't-1', type: '1' }, seller: { token: 't-1', type: '2' } };

describe('the first screen of a page', () => {
  it.each(screens.filter(({ who }) => who !== 'anybody'))(
    '$name asks once, for what its components ask, letter for letter',
    async (screen) => {
      const { asked, preloaded } = open(addressOf(screen.path), stored[screen.who as keyof typeof stored]);
      expect(asked.map(({ body }) => JSON.parse(body).operationName)).toEqual([screen.name]);
      expect(preloaded.map(({ body }) => body)).toEqual(await bodiesOf(screen.asks));
    },
  );

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

  it('loads the scripts once it has been painted, and with them what its page is made of', () => {
    const { early, links } = open('/t3/orderCenter', stored.buyer);
    expect(early).toBe(0);
    const low = { name: 'link', crossOrigin: '', fetchPriority: 'low' };
    expect(links).toEqual([
      { name: 'link', crossOrigin: '', rel: 'modulepreload', href: '/t3/assets/react-1.js' },
      { name: 'link', crossOrigin: '', rel: 'modulepreload', href: '/t3/assets/index-1.js' },
      expect.objectContaining({ name: 'script', type: 'module', src: '/t3/assets/react-1.js' }),
      { ...low, rel: 'modulepreload', href: '/t3/assets/pages-1.js' },
      { ...low, rel: 'preload', as: 'style', href: '/t3/assets/pages-2.css' },
    ]);
  });

  it('loads the entry when what it imports has been evaluated, or could not be', () => {
    for (const heard of ['onload', 'onerror']) {
      const { links } = open('/t3/', stored.buyer);
      const [first] = links.filter((one) => 'src' in one) as Record<string, () => void>[];
      first?.[heard]?.();
      expect(links.flatMap((one) => ('src' in one ? one.src : []))).toEqual([
        '/t3/assets/react-1.js',
        '/t3/assets/index-1.js',
      ]);
    }
  });

  it('loads further files for the layout of phones', () => {
    const { links } = open('/t3/orderCenter', stored.buyer, { narrow: true });
    expect(links.at(-1)).toMatchObject({ href: '/t3/assets/phone-3.js' });
  });

  it('loads a page that is not in view after a while', () => {
    const { links } = open('/t3/orderCenter', stored.buyer, { isPainted: false });
    expect(links).toContainEqual(expect.objectContaining({ src: '/t3/assets/react-1.js' }));
  });

  it('marks the page of who has folded the menu before it is painted', () => {
    const prefers = { 'chengcang.prefers.narrowMenu': JSON.stringify({ v: 1, data: true }) };
    expect(open('/t3/', prefers).classes).toEqual(['narrow-menu']);
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
