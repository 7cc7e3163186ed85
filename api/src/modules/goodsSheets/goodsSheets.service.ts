import type { Db, Tx } from '../../db/client.ts';
import { type IdempotentRequest, respondOnce, storeResponse } from '../../db/storedResponses.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { goodsStatus, statusAfter } from '../goods/goodsStatus.ts';
import { described } from '../goods/newGood.ts';
import { lockWarehouses } from '../goods/sellerGoods.repository.ts';
import type { SellerGoodService } from '../goods/sellerGoods.service.ts';
import { loadSettings } from '../settings/settings.ts';
import { usePictures } from '../uploads/uploads.repository.ts';
import type { ImportGoodsDto, SheetFailureDto, SheetGood } from './goodsSheets.schemas.ts';
import { addGoods } from './goodsSheets.writes.ts';
import { judgeGoods } from './judgeGoods.ts';
import { failuresOf, refusedRow } from './sheetFailures.ts';
import { newPictures, type SheetPlan } from './sheetPlans.ts';
import { warningsOf } from './sheetWarnings.ts';

/** Somebody else saves the same goods again and again: then it is said. */
const MAX_TRIES = 3;

type Sheet = { goods: SheetGood[]; checkOnly: boolean; key: string | null };
type Edited = { updated: number; unchanged: number; failed: SheetFailureDto[] };

/** Goods of a supplier from a sheet, by the rules of the editor. */
export function goodsSheetService(db: Db, { update }: Pick<SellerGoodService, 'update'>) {
  /** Changes goods that there are, by what holds at that moment. */
  async function edit(sellerId: number, good: SheetGood, tries = MAX_TRIES): Promise<Edited> {
    const { plans, failed } = await judgeGoods(db, sellerId, [good], { checkOnly: false });
    const [plan] = plans;
    if (!plan?.before || plan.isSame) return { updated: 0, unchanged: plan ? 1 : 0, failed };
    const { id, version } = plan.before;
    try {
      await update(sellerId, { ...plan.request, id, version }, { keepsRevision: true });
      return { updated: 1, unchanged: 0, failed };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.errorKey === 'CHANGED_MEANWHILE' && tries > 1) return edit(sellerId, good, tries - 1);
      const wrong = refusedRow(error, { row: good.row, skuRows: plan.skuRows });
      return { updated: 0, unchanged: 0, failed: failuresOf(good, [wrong]) };
    }
  }

  async function write(sellerId: number, goods: SheetGood[], request: IdempotentRequest) {
    const { plans, failed } = await judgeGoods(db, sellerId, goods, { checkOnly: false });
    const fresh = plans.filter(({ before }) => !before);
    const answer = {
      created: fresh.length,
      updated: 0,
      unchanged: plans.filter(({ isSame }) => isSame).length,
      failed,
    };
    // Doing an edit again changes nothing, so what was done before an answer was lost does no harm.
    for (const { good } of plans.filter(({ before, isSame }) => before && !isSame)) {
      const edited = await edit(sellerId, good);
      answer.updated += edited.updated;
      answer.unchanged += edited.unchanged;
      answer.failed.push(...edited.failed);
    }
    return db.transaction((tx) =>
      storeResponse(tx, request, async () => {
        await addFresh(tx, sellerId, fresh);
        return answer;
      }),
    );
  }

  return {
    /**
     * Writes the goods of a sheet with which nothing is wrong, new ones in one transaction; says of each row of the others
     * what is. A repeated key gets the first answer.
     */
    async importGoods(sellerId: number, { goods, checkOnly, key }: Sheet): Promise<ImportGoodsDto> {
      if (checkOnly) return check(db, sellerId, goods);
      const request = { accountId: sellerId, op: 'importGoods', key, hash: requestHash(goods) };
      const answer = await respondOnce(db, request, () => write(sellerId, goods, request));
      return { ...answer, failed: answer.failed.toSorted((one, two) => one.row - two.row), warnings: [] };
    },
  };
}

async function check(db: Db, sellerId: number, goods: SheetGood[]): Promise<ImportGoodsDto> {
  const { plans, failed } = await judgeGoods(db, sellerId, goods, { checkOnly: true });
  const counted = (is: (plan: SheetPlan) => boolean) => plans.filter(is).length;
  return {
    created: counted(({ before }) => !before),
    updated: counted(({ before, isSame }) => before !== undefined && !isSame),
    unchanged: counted(({ isSame }) => isSame),
    failed: failed.toSorted((one, two) => one.row - two.row),
    warnings: await warningsOf(db, sellerId, plans),
  };
}

/** Everything that the rules have allowed, which is looked at again under its locks. */
async function addFresh(tx: Tx, sellerId: number, fresh: readonly SheetPlan[]): Promise<void> {
  const { auditGoods: audits, goodsMargin: platformMargin } = await loadSettings(tx);
  const lines = fresh.flatMap(({ plan }) => plan.skus.flatMap(({ stocks = [] }) => stocks));
  const warehouseIds = [...new Set(lines.map(({ warehouseId }) => warehouseId))];
  if (warehouseIds.length > 0 && !(await lockWarehouses(tx, sellerId, warehouseIds)))
    throw new Refusal('NOT_FOUND', {}, { field: 'stocks' });
  const pictures = fresh.flatMap((plan) => newPictures(plan).map(({ address }) => address));
  if (pictures.length > 0 && !(await usePictures(tx, sellerId, pictures)))
    throw new Refusal('PICTURE_UNKNOWN', {}, { field: 'pics' });
  await addGoods(
    tx,
    sellerId,
    fresh.map(({ plan, content, request: { publish } }) => {
      const status = statusAfter(goodsStatus.draft, { publish, changed: true, audits });
      if (status === undefined) throw new Refusal('GOODS_STATE');
      return { ...described(content), platformMargin, status, plan };
    }),
  );
}

export type GoodsSheetService = ReturnType<typeof goodsSheetService>;
