import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { demoGoods, grounds } from './goods.data.ts';
import { demoCouriers, demoWarehouses } from './places.data.ts';
import { siteFiles } from './site.ts';

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const require = createRequire(import.meta.url);

/** Number of the nth demo goods, which its pictures are named after. */
export function goodsNoOf(index: number): string {
  return `G${String(10001 + index)}`;
}

/** Public addresses of a demo goods' pictures. */
export function picturesOf(goodsNo: string): string[] {
  return ['1', '2', '3'].map((n) => `/files/demo/${goodsNo}-${n}.svg`);
}

/** Draws every picture and page of the demo at `site` into `filesDir`; the same ones each time. */
export async function drawDemoPictures(filesDir: string, site: string): Promise<void> {
  const icons = require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
  const folder = join(filesDir, 'demo');
  await mkdir(folder, { recursive: true });
  const bodyOf = (name: string) => icons.icons[icons.aliases?.[name]?.parent ?? name]?.body ?? '';
  const files = Object.values(demoGoods)
    .flat()
    .flatMap(([, icon], index) => {
      const drawn = [front, pair, pattern].map((draw, n) => draw(bodyOf(icon), groundAt(index + n * 3)));
      return drawn.map((svg, n) => [`${goodsNoOf(index)}-${n + 1}.svg`, svg] as const);
    });
  const badges = [
    ...demoCouriers.map(
      ({ code, name, color }) => [`courier-${code}.svg`, badge(name.slice(0, 2), color)] as const,
    ),
    ...demoWarehouses.map(
      ({ name }, index) => [`warehouse-${index + 1}.svg`, badge(name.slice(0, 2), '#f26a1b')] as const,
    ),
  ];
  await Promise.all(
    [...files, ...badges, ...siteFiles(site)].map(([name, svg]) => writeFile(join(folder, name), svg)),
  );
}

function groundAt(index: number): string {
  return grounds[index % grounds.length] ?? '#fff1e6';
}

function canvas(ground: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480" fill="${ground}"/>${inner}</svg>`;
}

function placed(body: string, x: number, y: number, size: number, turn = 0): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 32}) rotate(${turn} 16 16)">${body}</g>`;
}

function front(body: string, ground: string): string {
  const light = '<circle cx="240" cy="232" r="176" fill="#fff" opacity=".7"/>';
  const shade = '<ellipse cx="240" cy="392" rx="104" ry="14" fill="#1f2329" opacity=".08"/>';
  return canvas(ground, light + shade + placed(body, 120, 116, 240));
}

function pair(body: string, ground: string): string {
  const floor = '<rect y="330" width="480" height="150" fill="#fff" opacity=".55"/>';
  return canvas(ground, floor + placed(body, 56, 150, 200, -10) + placed(body, 236, 186, 170, 9));
}

function pattern(body: string, ground: string): string {
  const spots = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) =>
      placed(body, 36 + column * 144, 36 + row * 144, 120, (row + column) % 2 ? 8 : -8),
    ),
  );
  return canvas(ground, spots.join(''));
}

function badge(text: string, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="${color}"/><text x="48" y="60" font-family="PingFang SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif" font-size="34" font-weight="600" fill="#fff" text-anchor="middle">${text}</text></svg>`;
}
