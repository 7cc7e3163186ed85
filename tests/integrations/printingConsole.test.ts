import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COMPONENTS as SIMULATED } from '../../simulators/src/printing/components.ts';
import { printBook } from '../../simulators/src/printing/printBook.ts';
import { printFaults } from '../../simulators/src/printing/printFaults.ts';
import { COMPONENTS } from '../../web/src/features/labels/components/components.ts';
import { bridgeTo, FIRST_PRINTER, startComponents, startSite } from './printComponents.ts';

const POLICY =
  /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;

async function consoleAt() {
  const components = await startComponents();
  const shown = async () => (await fetch(`${components.origin}/printing/`)).text();
  const press = (action: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${components.origin}/printing/do/${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
  return { components, shown, press };
}

/** A port that is taken until the test ends. */
async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

describe('the print component console', () => {
  it('loads nothing from outside', async () => {
    const { components, press } = await consoleAt();
    const answer = await fetch(`${components.origin}/printing/`);
    expect(answer.headers.get('content-security-policy')).toMatch(POLICY);
    expect(await answer.text()).not.toMatch(/<script|https?:/);
    expect((await press('clearFaults', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('shows what was printed and what was not', async () => {
    const { components, shown } = await consoleAt();
    expect(await shown()).toContain('还没有打印');
    const site = await startSite();
    const bridge = components.bridge('cainiao');
    const print = (id: string, path: string) =>
      bridge.print({
        printer: FIRST_PRINTER,
        documents: [{ id, content: { kind: 'pdf', url: `${site}${path}` } }],
      });
    await print('<b>7', '/label.pdf');
    await print('8', '/missing.pdf');
    const page = await shown();
    expect(page).toMatch(/<code>8<\/code>[\s\S]+文件无法打开[\s\S]+<code>&lt;b&gt;7<\/code>/);
    expect(page).toMatch(/PDF 76×130 mm，1 页，\d+ 字节<\/td><td>已打印/);
    expect(page).not.toContain(site);
  });

  it('shows planned failures and clears them', async () => {
    const { components, shown, press } = await consoleAt();
    const pressed = await press('failCalls', { kind: 'outOfPaper', component: 'jd', times: '2' });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/printing/']);
    await press('failCalls', { kind: 'drop', component: '', times: '' });
    await press('delayAnswers', { ms: '5' });
    const page = await shown();
    expect(page).toContain('<li>缺纸 · 京东 · 还有 2 次</li><li>断开连接 · 全部组件 · 还有 1 次</li>');
    expect(page).toContain('<li>延迟（毫秒） 5</li>');
    await press('clearFaults', {});
    expect(await components.told()).toMatchObject({ faults: [], latencyMs: 0, pages: 0 });
  });

  it.each([
    ['failCalls', { kind: 'none' }, 400, 'kind'],
    ['failCalls', { kind: 'drop', component: 'none' }, 400, 'component'],
    ['failCalls', { kind: 'drop', times: 0 }, 400, 'times'],
    ['delayAnswers', { ms: ['1'] }, 400, 'ms'],
    ['constructor', {}, 404, 'action'],
  ])('reports what is wrong with %s %j', async (action, fields, status, error) => {
    const { components, press } = await consoleAt();
    expect(await components.act(action, fields)).toEqual({ status, said: { error } });
    expect((await press(action, {})).status).toBe(action === 'delayAnswers' ? 303 : status);
  });

  it('keeps the newest entries', () => {
    const book = printBook(() => new Date(0));
    const page = { component: 'jd', printer: '', printed: true, reason: '', pdf: null };
    for (let at = 0; at <= 10_000; at += 1) book.add({ ...page, documentId: String(at) });
    expect([book.count(), book.newest(1)[0]?.documentId]).toEqual([10_000, '10000']);
    const faults = printFaults();
    for (let at = 0; at <= 100; at += 1) faults.add({ kind: 'drop', component: null, times: at + 1 });
    expect([faults.rules().length, faults.rules()[0]?.times]).toEqual([100, 2]);
  });
});

describe('simulated print components', () => {
  it('listen on the ports of the real ones', () => {
    const simulated = SIMULATED.map(({ name, port, path }) => [
      name,
      `ws://127.0.0.1:${port}${path === '/' ? '' : path}`,
    ]);
    expect(simulated).toEqual(COMPONENTS.map(({ name, address }) => [name, address]));
  });

  it('listen on free ports at their own paths and skip taken ones', async () => {
    const [taken, free] = await Promise.all([takenPort(), freePort()]);
    const components = await startComponents({
      ports: new Map([
        ['cainiao', taken],
        ['kuaishou', free],
      ]),
    });
    const { components: reported } = await components.told();
    expect(reported.filter(({ listens }: { listens: boolean }) => listens)).toEqual([
      { name: 'kuaishou', listens: true },
    ]);
    expect(await bridgeTo('kuaishou', `ws://127.0.0.1:${free}/ks/printer`).connect()).toBe(true);
    expect(await bridgeTo('kuaishou', `ws://127.0.0.1:${free}/`).connect()).toBe(false);
    expect((await fetch(`http://127.0.0.1:${free}/ks/printer`)).status).toBe(426);
    expect(await bridgeTo('jd', `${components.origin.replace('http', 'ws')}/other`).connect()).toBe(false);
  });

  it('ignore malformed messages', async () => {
    const components = await startComponents();
    const socket = new WebSocket(`${components.origin.replace('http', 'ws')}/printing/components/jd`);
    await new Promise((done) => socket.addEventListener('open', done, { once: true }));
    for (const words of ['', '{', '[]', '7', '{"orderType":"OTHER"}']) socket.send(words);
    socket.send('{"orderType":"GET_Printers","key":"k"}');
    const answer = await new Promise<string>((done) =>
      socket.addEventListener('message', ({ data }) => done(String(data)), { once: true }),
    );
    expect(JSON.parse(answer)).toMatchObject({ code: '6', key: 'k', success: 'true' });
    socket.close();
  });
});
