import type { Db } from '../../db/client.ts';
import { loadSettings } from '../settings/settings.ts';
import { findCategories, findExisting, findOwnUploads, findWarehouses } from './goodsSheets.repository.ts';
import type { SheetFailureDto, SheetGood } from './goodsSheets.schemas.ts';
import { isPending } from './sheetCells.ts';
import { failuresOf } from './sheetFailures.ts';
import { newPictures, planOfSheet, type SheetPlan } from './sheetPlans.ts';
import { requestOf } from './sheetRequest.ts';
import { columnHints, sheetWords } from './sheetWords.ts';

type Judged = { plans: SheetPlan[]; failed: SheetFailureDto[] };

/** What becomes of the goods of a sheet, and what is wrong with the rows of the others; nothing is written. */
export async function judgeGoods(
  db: Db,
  sellerId: number,
  goods: readonly SheetGood[],
  { checkOnly }: { checkOnly: boolean },
): Promise<Judged> {
  const { auditGoods: audits } = await loadSettings(db);
  const goodsNos = goods.flatMap(({ goodsNo }) => goodsNo ?? []);
  const named = goods.flatMap(({ skus }) => skus.flatMap(({ stocks = [] }) => stocks));
  const [existing, categories, warehouses] = await Promise.all([
    findExisting(db, sellerId, goodsNos),
    findCategories(db, [...new Set(goods.flatMap(({ category }) => category ?? []))]),
    findWarehouses(db, sellerId, [...new Set(named.map(({ warehouse }) => warehouse))]),
  ]);
  const failed: SheetFailureDto[] = [];
  const plans: SheetPlan[] = [];
  for (const good of goods) {
    const before = good.goodsNo === undefined ? undefined : existing.get(good.goodsNo);
    const wrong = (...said: SheetFailureDto[]) => failed.push(...failuresOf(good, said));
    if (good.goodsNo !== undefined && !before) {
      wrong({ row: good.row, column: 'goodsNo', msg: columnHints.goodsNo ?? '' });
      continue;
    }
    const asked = requestOf(good, { categories, warehouses }, before);
    const planned = Array.isArray(asked) ? asked : planOfSheet(good, asked, before, audits);
    if (Array.isArray(planned)) wrong(...planned);
    else if ('msg' in planned) wrong(planned);
    else plans.push(planned);
  }
  const shown = await withOwnPictures(db, sellerId, plans, checkOnly);
  return { plans: shown.plans, failed: [...failed, ...shown.failed] };
}

/** Only goods whose pictures are the supplier's. */
async function withOwnPictures(
  db: Db,
  sellerId: number,
  plans: readonly SheetPlan[],
  checkOnly: boolean,
): Promise<Judged> {
  const pictures = new Map(plans.map((plan) => [plan, newPictures(plan)]));
  const addresses = [...pictures.values()].flat().map(({ address }) => address);
  const own = addresses.length > 0 ? await findOwnUploads(db, sellerId, addresses) : new Set<string>();
  const isShown = (address: string) => own.has(address) || (checkOnly && isPending(address));
  const failed = [...pictures].map(([{ good }, shown]) =>
    failuresOf(
      good,
      shown
        .filter(({ address }) => !isShown(address))
        .map(({ row, column }) => ({ row, column, msg: sheetWords.picture(column) })),
    ),
  );
  return { plans: plans.filter((_, at) => failed[at]?.length === 0), failed: failed.flat() };
}
