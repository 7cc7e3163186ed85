import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const SOURCE = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
const SITE = 'https://shop.test';
const files = ['/t3/index.html', '/t3/start.js', '/t3/offline.html', '/t3/assets/wizard-aaaaaaaa.js'];

type Listener = (event: object) => void;
type Kept = Map<string, string>;

/** A browser's caches, and its net, that answers each address with itself until it is gone. */
function browser() {
  const stored = new Map<string, Kept>();
  const net = { isThere: true, asked: [] as string[] };
  const fetched = async (request: string | { url: string }) => {
    const url = typeof request === 'string' ? request : request.url;
    net.asked.push(url);
    if (!net.isThere) throw new TypeError('Failed to fetch');
    return `net:${url}`;
  };
  const cacheOf = (name: string) => {
    const kept: Kept = stored.get(name) ?? new Map();
    stored.set(name, kept);
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) kept.set(path, await fetched(path));
      },
      match: async (path: string) => kept.get(path),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string) => [...stored.values()].find((kept) => kept.has(path))?.get(path),
  };

  /** The worker of a build, as the browser runs it. */
  function start(build: string) {
    const listeners = new Map<string, Listener>();
    runInNewContext(SOURCE.replace("'__OFFLINE_FILES__'", JSON.stringify({ build, files })), {
      ...{ caches, URL, fetch: fetched, location: { origin: SITE } },
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
      registration: {},
      Response: { error: () => 'nothing' },
    });
    const tell = async (type: string, event: object = {}) => {
      const ends: Promise<unknown>[] = [];
      listeners.get(type)?.({ ...event, waitUntil: (end: Promise<unknown>) => ends.push(end) });
      await Promise.all(ends);
    };
    return {
      install: async () => {
        await tell('install');
        await tell('activate');
      },
      /** What it answers; undefined where it leaves that to the browser. */
      answer: async (path: string, { method = 'GET', mode = 'cors', origin = SITE } = {}) => {
        let answer: Promise<unknown> | undefined;
        listeners.get('fetch')?.({
          request: { url: origin + path, method, mode },
          respondWith: (given: Promise<unknown>) => {
            answer = given;
          },
        });
        return answer;
      },
    };
  }
  return { stored, net, start };
}

let chrome: ReturnType<typeof browser>;
let worker: ReturnType<ReturnType<typeof browser>['start']>;

beforeEach(async () => {
  chrome = browser();
  worker = chrome.start('one');
  await worker.install();
});

describe('the service worker', () => {
  it('keeps the files of its build and nothing else, whatever is asked for', async () => {
    await worker.answer('/t3/', { mode: 'navigate' });
    await worker.answer('/t3/assets/orders-bbbbbbbb.js');
    expect([...(chrome.stored.get('chengcang-files-one')?.keys() ?? [])]).toEqual(files);
    expect([...chrome.stored.keys()]).toEqual(['chengcang-files-one']);
  });

  it.each([
    ['/graphql', { method: 'POST' }],
    ['/graphql', {}],
    ['/api/v1/privateFile/7', {}],
    ['/files/a.png', {}],
    ['/t3/', {}],
    ['/t3/icons/icon-192.png', {}],
    ['/t3/', { method: 'POST', mode: 'navigate' }],
    ['/t3/assets/wizard-aaaaaaaa.js', { origin: 'https://other.test' }],
  ])('leaves %s to the browser, as %j', async (path, how) => {
    expect(await worker.answer(path, how)).toBeUndefined();
  });

  it('opens pages from the net while there is one, so that a new build shows', async () => {
    expect(await worker.answer('/t3/shipments/byHand', { mode: 'navigate' })).toBe(
      `net:${SITE}/t3/shipments/byHand`,
    );
    expect(await worker.answer('/t3/start.js')).toBe(`net:${SITE}/t3/start.js`);
  });

  it.each([
    ['/t3/shipments/56/-1/byHand', 'net:/t3/index.html'],
    ['/t3/', 'net:/t3/offline.html'],
    ['/t3/orderCenter', 'net:/t3/offline.html'],
  ])('opens %s without a net as %s', async (path, page) => {
    chrome.net.isThere = false;
    expect(await worker.answer(path, { mode: 'navigate' })).toBe(page);
  });

  it('has the scripts of the page that opens without a net', async () => {
    chrome.net.isThere = false;
    expect(await worker.answer('/t3/start.js')).toBe('net:/t3/start.js');
    expect(await worker.answer('/t3/assets/wizard-aaaaaaaa.js')).toBe('net:/t3/assets/wizard-aaaaaaaa.js');
    expect(await worker.answer('/t3/favicon.svg')).toBeUndefined();
  });

  it('asks nobody for a file with a hash that it has', async () => {
    chrome.net.asked = [];
    await worker.answer('/t3/assets/wizard-aaaaaaaa.js');
    expect(chrome.net.asked).toEqual([]);
  });

  it('keeps the build before for pages that are open still, and none before that', async () => {
    await chrome.start('two').install();
    expect([...chrome.stored.keys()]).toEqual(['chengcang-files-one', 'chengcang-files-two']);
    await chrome.start('three').install();
    expect([...chrome.stored.keys()]).toEqual(['chengcang-files-two', 'chengcang-files-three']);
  });

  it('opens nothing of another build without a net', async () => {
    chrome.stored.set('chengcang-files-old', new Map([['/t3/index.html', 'old page']]));
    chrome.net.isThere = false;
    expect(await worker.answer('/t3/shipments/byHand', { mode: 'navigate' })).toBe('net:/t3/index.html');
  });

  it('is not installed while one of its files cannot be had', async () => {
    chrome.net.isThere = false;
    await expect(chrome.start('two').install()).rejects.toThrow('Failed to fetch');
  });
});
