import type { Db } from '../../api/src/db/client.ts';
import { listGoods } from '../../api/src/modules/goods/goods.repository.ts';
import { countFacets } from '../../api/src/modules/goods/goodsFacets.repository.ts';
import type { Section } from '../section.ts';
import { type DemoDatabase, demoDatabase } from '../support/demoDatabase.ts';
import { inTurn } from '../support/inTurn.ts';
import { median } from '../support/median.ts';
import { addGoods } from './manyGoods.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 31;

/** What is looked for: `家用` is in six of ten names, `琉璃香插` in one of a thousand. */
const QUERIES = {
  'the whole name': { keyword: '加厚玻璃水杯6' },
  'a rare word': { keyword: '琉璃香插' },
  'a word of two characters': { keyword: '玻璃' },
  'two words': { keyword: '陶瓷 抱枕' },
  'a frequent word': { keyword: '家用' },
  'pinyin of a frequent word': { keyword: 'jiayong' },
  'a typing error in characters': { keyword: '流离香叉' },
  'a typing error in pinyin': { keyword: 'liulixaingcha' },
  'a typing error in a frequent word': { keyword: '玻璃水怀' },
  'a typing error in pinyin of a frequent word': { keyword: 'bolishiubei' },
  'a frequent word, narrowed': { keyword: '家用', inStock: true, maxPrice: 9_999 },
  'a frequent word, narrowed to few': { keyword: '家用', maxPrice: 199 },
  'two words, narrowed': { keyword: '陶瓷 抱枕', inStock: true, fast: true },
} as const;

type Read = (db: Db) => Promise<unknown>;

export async function measure(): Promise<Section> {
  await using small = await filled(SMALL);
  await using large = await filled(LARGE);
  const rows: [string, number, number, number][] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const reads: Record<string, Read> = {
      page: (db) => listGoods(db, { ...query, similar: true }),
      facets: (db) => countFacets(db, query, null),
      'page and facets': (db) =>
        Promise.all([listGoods(db, { ...query, similar: true }), countFacets(db, query, null)]),
    };
    for (const [what, read] of Object.entries(reads)) {
      const [one, other] = await inTurn(({ db }) => read(db), small, large, { rounds: ROUNDS });
      rows.push([`${name}, ${what}`, one, other, other / one]);
    }
  }
  const ratios = rows.filter(([name]) => name.endsWith('page and facets')).map(([, , , ratio]) => ratio);
  return {
    title: 'Search',
    about: `Searches of ${LARGE.toLocaleString('en')} goods and of ${SMALL.toLocaleString('en')}, in turn, each in a database of its own; medians of ${ROUNDS}. A page of 30 as a visitor sees it, the facets beside it, and both at once as the page asks for them.`,
    figures: [
      {
        name: 'median of page and facets, large beside small',
        value: median(ratios),
        unit: 'times',
        target: { atMost: 3 },
      },
      { name: 'the worst search', value: Math.max(...ratios), unit: 'times', target: { atMost: 3 } },
    ],
    tables: [{ title: 'Milliseconds', columns: ['', `of ${SMALL}`, `of ${LARGE}`, 'ratio'], rows }],
    plots: [],
  };
}

async function filled(goods: number): Promise<DemoDatabase> {
  const demo = await demoDatabase({ durable: false, poolSize: 2 });
  await addGoods(demo, goods);
  return demo;
}
