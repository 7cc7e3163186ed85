import { randomUUID } from 'node:crypto';
import { newKey } from '../../api/src/adapters/storage/uploadNames.ts';
import { sellerGoodService } from '../../api/src/modules/goods/sellerGoods.service.ts';
import { goodsSheetService } from '../../api/src/modules/goodsSheets/goodsSheets.service.ts';
import { goodsOf, rowsOfPart } from '../../web/src/features/sellerGoods/sheet/goodsOf.ts';
import { rowsOfGoods } from '../../web/src/features/sellerGoods/sheet/goodsSheet.ts';
import type { GoodsSheetRow } from '../../web/src/features/sellerGoods/sheet/goodsSheet.types.ts';
import { openFile } from '../../web/src/features/spreadsheets/openFile.ts';
import type { Section } from '../section.ts';
import { type DemoDatabase, demoDatabase } from '../support/demoDatabase.ts';
import { copyGoods } from './copyGoods.ts';
import { goodsFile } from './goodsFile.ts';
import { importedInBrowser } from './inBrowser.ts';

const GOODS = 5_000;

/** Five thousand goods of two combinations, from the bytes of their sheet to the last row of the database. */
export async function measure(): Promise<Section> {
  const inBrowser = await importedInBrowser(GOODS);
  await using demo = await demoDatabase({ durable: true, poolSize: 4 });
  const seller = await sellerOf(demo);
  const bytes = goodsFile(GOODS, seller);
  const service = goodsSheetService(demo.db, sellerGoodService(demo.db));
  const read = await timed(() => rowsIn(bytes));
  const parts = partsOf(read.result);
  let longest = 0;
  const call = async (goods: ReturnType<typeof goodsOf>, checkOnly: boolean) => {
    const { ms, result } = await timed(() =>
      // The graph and REST count platforms by other names; the sheet says none.
      service.importGoods(seller.id, {
        goods: goods as never,
        checkOnly,
        key: checkOnly ? null : randomUUID(),
      }),
    );
    longest = Math.max(longest, ms);
    if (result.failed.length > 0) throw new Error(result.failed[0]?.msg);
    return result.created;
  };
  const all = async (checkOnly: boolean) => {
    let created = 0;
    for (const goods of parts) created += await call(goods, checkOnly);
    if (created !== GOODS) throw new Error(`${created} goods`);
  };
  const checked = await timed(() => all(true));
  const written = await timed(() => all(false));
  const lean = await timed(() => copyGoods(demo, seller.id));
  const total = read.ms + checked.ms + written.ms;
  return {
    title: 'Goods from a sheet',
    about: `${GOODS.toLocaleString('en')} new goods of two combinations each, with stock, from the bytes of an xlsx: read as the browser reads it, checked and written in parts by the service, on a PostgreSQL that syncs. Beside them the same rows copied by PostgreSQL itself, in one transaction, with the same indexes and triggers. Without pictures; without HTTP but for the first figure, which is the same sheet in Chromium, from its choice to the preview and from the button to the result, through gateway and api on a PostgreSQL that does not sync.`,
    figures: [
      {
        name: 'in the browser, chosen until written',
        value: inBrowser.previewMs + inBrowser.sentMs,
        unit: 'ms',
        target: { atMost: 10_000 },
      },
      { name: 'read, checked and written', value: total, unit: 'ms', target: { atMost: 10_000 } },
      { name: 'written', value: written.ms, unit: 'ms' },
      { name: 'written beside the copy', value: written.ms / lean.ms, unit: 'times' },
      { name: 'the longest call', value: longest, unit: 'ms' },
    ],
    tables: [
      {
        title: 'Milliseconds',
        columns: ['', 'ms', 'goods a second'],
        rows: [
          ['read the sheet', read.ms],
          [`check in ${parts.length} calls`, checked.ms],
          [`write in ${parts.length} calls`, written.ms],
          ['copy by PostgreSQL alone', lean.ms],
          ['in the browser: read and check', inBrowser.previewMs],
          ['in the browser: write', inBrowser.sentMs],
        ].map(([name, ms]) => [name ?? '', ms ?? 0, (GOODS * 1_000) / Number(ms)]),
      },
    ],
    plots: [],
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}

async function rowsIn(bytes: Uint8Array<ArrayBuffer>): Promise<GoodsSheetRow[]> {
  const grid = await openFile(bytes, 'goods.xlsx', { maxRows: 2 * GOODS, maxBytes: 40 * 1024 * 1024 });
  if (grid.kind === 'refused') throw new Error(grid.code);
  return rowsOfGoods(grid, null) ?? [];
}

function partsOf(rows: readonly GoodsSheetRow[]) {
  const parts: ReturnType<typeof goodsOf>[] = [];
  for (let rest = rows; rest.length > 0; ) {
    const taken = rowsOfPart(rest);
    parts.push(goodsOf(rest.slice(0, taken), {}));
    rest = rest.slice(taken);
  }
  return parts;
}

/** A supplier of the demo with a warehouse and a picture. */
async function sellerOf({ pool }: DemoDatabase) {
  const { rows } = await pool.query<{ id: number; warehouse: string }>(
    'SELECT seller_id AS id, name AS warehouse FROM warehouse ORDER BY id LIMIT 1',
  );
  const [seller] = rows;
  if (!seller) throw new Error('the demo has no warehouse');
  const key = newKey();
  await pool.query(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a', 'image/webp', 9, 800, 800)`,
    [seller.id, key],
  );
  return { ...seller, picture: `/files/u/${key}` };
}
