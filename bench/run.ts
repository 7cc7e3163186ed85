import { keep, writeReport } from './report.ts';
import { isReached, numberText, type Section, targetText } from './section.ts';

/** Runs one benchmark: `node run.ts <name>`. */
const BENCHMARKS: Record<string, () => Promise<{ measure: () => Promise<Section> }>> = {
  gateway: () => import('./gateway/gateway.bench.ts'),
  telemetry: () => import('./telemetry/telemetry.bench.ts'),
  orders: () => import('./orders/orders.bench.ts'),
  waybills: () => import('./waybills/waybills.bench.ts'),
  lists: () => import('./lists/lists.bench.ts'),
  goods: () => import('./goods/goods.bench.ts'),
  search: () => import('./search/search.bench.ts'),
  stocks: () => import('./shops/stocks.bench.ts'),
  shops: () => import('./shops/shops.bench.ts'),
  growth: () => import('./growth/growth.bench.ts'),
  scale: () => import('./scale/scale.bench.ts'),
  roles: () => import('./roles/roles.bench.ts'),
  soak: () => import('./roles/soak.bench.ts'),
  console: () => import('./console/console.bench.ts'),
  bank: () => import('./bank/bank.bench.ts'),
  addresses: () => import('./addresses/addresses.bench.ts'),
  sheets: () => import('./sheets/sheets.bench.ts'),
  web: () => import('./web/web.bench.ts'),
};

const [name = ''] = process.argv.slice(2);
const load = BENCHMARKS[name];
if (!load) {
  console.error(`没有名为 ${name} 的测量；可选：${Object.keys(BENCHMARKS).join('、')}`);
  process.exit(2);
}
const section = await (await load()).measure();
keep(name, section);
writeReport(Object.keys(BENCHMARKS));
for (const { title, columns, rows } of section.tables) {
  console.log(`\n${title}`);
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        row.map((cell, at) => [columns[at], typeof cell === 'number' ? numberText(cell) : cell]),
      ),
    ),
  );
}
for (const figure of section.figures) {
  const mark = { true: '✓', false: '✗', undefined: ' ' }[String(isReached(figure))];
  console.log(`${mark} ${figure.name}: ${numberText(figure.value)} ${figure.unit} ${targetText(figure)}`);
}
