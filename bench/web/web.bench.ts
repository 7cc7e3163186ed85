import { chromium } from 'playwright';
import startProduct from '../../tests/e2e/product.ts';
import { login } from '../../tests/e2e/sessions.ts';
import type { Figure, Section } from '../section.ts';
import { type Bundle, bundleOf } from './bundles.ts';
import { interactionsWithRows } from './fiveThousandRows.ts';
import { type Judged, type Verdict, verdictsOn } from './lighthouse.ts';
import { firstGoodsOn } from './slowLine.ts';

const JUDGED = { home: '/', goods: '/goodsInfo/1', search: '/search' };
const ORDERS = '/orderCenter';
const LOADED = { ...JUDGED, 'seller in': '/sellerIn', 'phone home': '/h5' };

export async function measure(): Promise<Section> {
  const stop = await startProduct();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const bundles: [string, Bundle][] = [];
    for (const [name, path] of Object.entries(LOADED))
      bundles.push([name, await bundleOf(browser, urlOf(path))]);
    const firstGoodsMs = await firstGoodsOn(browser, urlOf(JUDGED.home));
    const interactions = await interactionsWithRows(browser);
    const pages = await judgedPages();
    return sectionOf({ bundles, firstGoodsMs, interactions }, pages, await verdictsOn(pages));
  } finally {
    await browser.close();
    await stop();
  }
}

const urlOf = (path: string) => `${process.env.GATEWAY_URL}/t3${path}`;

/** By the names of their figures: visitors' pages on a desktop, and what a buyer opens on a phone. */
async function judgedPages(): Promise<Record<string, Judged>> {
  const { token } = await login('13800000001');
  const buyer = { token, type: '1' };
  return {
    ...Object.fromEntries(
      Object.entries(JUDGED).map(([name, path]) => [name, { url: urlOf(path), device: 'desktop' as const }]),
    ),
    'phone, home': { url: urlOf(JUDGED.home), device: 'mobile' },
    'phone, goods': { url: urlOf(JUDGED.goods), device: 'mobile', storage: buyer },
    // Whoever is signed in has been here: the browser has the files of the site.
    'phone, orders': { url: urlOf(ORDERS), device: 'mobile', storage: buyer, isBack: true },
    'phone, orders, nothing kept': { url: urlOf(ORDERS), device: 'mobile', storage: buyer },
  };
}

const TARGETS = {
  desktop: { performance: 99, lcpMs: 700, tbtMs: 30 },
  mobile: { performance: 95, lcpMs: 2_500, tbtMs: 200 },
};

interface Measured {
  bundles: readonly [string, Bundle][];
  firstGoodsMs: number;
  interactions: readonly number[];
}

function sectionOf(
  { bundles, firstGoodsMs, interactions }: Measured,
  pages: Record<string, Judged>,
  verdicts: Record<string, Verdict>,
): Section {
  const [[, home] = ['', { scriptKb: Number.NaN, styleKb: Number.NaN }]] = bundles;
  const judged = Object.entries(verdicts);
  return {
    title: 'Web',
    about:
      'The built web app from the gateway, with the api on PostgreSQL behind it. Sizes are those that come over the wire (Brotli, where it is served) until the network is quiet. The slow line lets 50 kB a second through and takes 400 ms to answer; the browser was never here. Lighthouse with its settings for desktops, and for phones where a name begins so, medians of three, as on the slow line; orders on phones as somebody has them who is signed in and has been here, and with nothing kept. Interactions are those of a buyer who goes through 5,000 rows in the wizard, mends one and changes the view; the slowest counts.',
    figures: [
      { name: 'script of the first route', value: home.scriptKb, unit: 'KB', target: { atMost: 170 } },
      { name: 'style of the first route', value: home.styleKb, unit: 'KB', target: { atMost: 40 } },
      {
        name: 'home: first goods at 50 kB/s and 400 ms',
        value: firstGoodsMs / 1000,
        unit: 's',
        target: { atMost: 3 },
      },
      ...judged.flatMap(([name, { performance, lcpMs, tbtMs, cls }]): Figure[] => {
        const target = TARGETS[pages[name]?.device ?? 'desktop'];
        return [
          {
            name: `${name}: Lighthouse`,
            value: performance,
            unit: 'of 100',
            target: { atLeast: target.performance },
          },
          { name: `${name}: largest paint`, value: lcpMs, unit: 'ms', target: { atMost: target.lcpMs } },
          { name: `${name}: blocking time`, value: tbtMs, unit: 'ms', target: { atMost: target.tbtMs } },
          { name: `${name}: layout shift`, value: cls, unit: '', target: { atMost: 0.01 } },
        ];
      }),
      {
        name: 'slowest interaction with 5,000 rows',
        value: Math.max(0, ...interactions),
        unit: 'ms',
        target: { atMost: 100 },
      },
    ],
    tables: [
      {
        title: 'What a page loads at first',
        columns: ['', 'script KB', 'style KB', 'requests'],
        rows: bundles.map(([name, { scriptKb, styleKb, requests }]) => [name, scriptKb, styleKb, requests]),
      },
    ],
    plots: [
      {
        file: 'web-bundles',
        title: 'Script of a page at first',
        unit: 'KB',
        bars: bundles.map(([name, { scriptKb }]) => ({ name, value: scriptKb })),
      },
    ],
  };
}
