import { expect, it } from 'vitest';
import { createDrawing } from './server.tsx';

const screen = (path: string, who: string) => ({
  ...{ path, who, code: [], phoneCode: [], parts: [] },
  whole: { operationName: who, sha256Hash: 'a' },
});
const screens = [screen('/', 'visitor'), screen(String.raw`/goodsInfo/(\d+)`, 'anybody')];
const drawing = createDrawing(`<!doctype html>
  <meta name="first-screens" content='${JSON.stringify({ files: [], screens })}' />
  <script src="/t3/start.js"></script>
  <div id="root"><div class="boot-bar"></div></div>`);

/** The frame of an address, as the gateway asks for it. */
async function frameAt(address: string) {
  const at = drawing.places.findIndex(({ path }) => new RegExp(`^${path}$`).test(address));
  return { question: drawing.places[at]?.question, html: await drawing.draw(at, address, null) };
}

it('draws the same frame for everybody, whatever who opened it first was looking for', async () => {
  for (const [own, plain] of [
    ['/search/7?kind=1&keyword=红薯', '/search'],
    ['/packageCenter/7?keyword=13800000001', '/packageCenter'],
  ] as const) {
    const { question, html } = await frameAt(own);
    expect(question).toBeNull();
    expect(html).not.toMatch(/红薯|13800000001/);
    expect(html).toBe((await frameAt(plain)).html);
  }
});

it('leaves goods to the script where the graph says nothing of them', async () => {
  expect(await drawing.draw(1, '/goodsInfo/7', { errors: [{ message: '数据不存在' }] })).toBeNull();
});
