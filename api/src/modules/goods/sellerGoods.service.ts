import { type Db, inSavepoint, type Tx } from '../../db/client.ts';
import { storeResponse } from '../../db/storedResponses.ts';
import { eachApartInRounds } from '../../jobs/inRounds.ts';
import { type BatchResult, removeBatch, runBatch } from '../../shared/batch.ts';
import type { Fields } from '../../shared/fields.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { loadSettings } from '../settings/settings.ts';
import { dropStock } from '../stock/stock.writes.ts';
import { findInTransit } from '../stockTransfers/inTransit.ts';
import { lockTemplate } from '../warehouses/freightTemplates.repository.ts';
import { checkNoParts, checkParts, lockBundles } from './bundles.writes.ts';
import { copiedGood } from './copiedGood.ts';
import { editGood } from './editGood.ts';
import { applyStatusRule, checkMove, checkWarehouses, noStock } from './goodChecks.ts';
import { checkContent, checkFields } from './goodContent.ts';
import { dropRevision } from './goodRevisions.repository.ts';
import { picsOf } from './goodSkus.ts';
import { tellOfSchedule } from './goodsNotices.ts';
import { goodsStatus, statusAfter } from './goodsStatus.ts';
import { described, newGood } from './newGood.ts';
import { findSellerGood, listSellerGoods } from './sellerGoodList.repository.ts';
import {
  addGood,
  changeGood,
  findScheduled,
  type GoodRow,
  hasStock,
  lockGood,
  type ScheduledGood,
  stocksOf,
} from './sellerGoods.repository.ts';
import type {
  CreateGood,
  GoodsTemplate,
  OwnSkusFilter,
  ScheduleSale,
  SellerGoodDto,
  SellerGoodsFilter,
  UpdateGood,
} from './sellerGoods.schemas.ts';
import { listOwnSkus } from './skus.repository.ts';
import { writeSkus } from './skus.writes.ts';

const AT_ONCE = 50;
const YEAR_MS = 366 * 24 * 3_600_000;

type CreateGoodRequest = CreateGood & { key: string | null };

/** Goods of a supplier: listing, publishing, editing, taking off sale, removing. */
export function sellerGoodService(db: Db) {
  async function own(sellerId: number, id: number, fields: Fields = null): Promise<SellerGoodDto> {
    const good = await findSellerGood(db, sellerId, id, fields);
    if (!good) throw new Refusal('NOT_FOUND');
    return good;
  }

  async function locked(tx: Tx, sellerId: number, id: number): Promise<GoodRow> {
    const good = await lockGood(tx, sellerId, id);
    if (!good) throw new Refusal('NOT_FOUND');
    return good;
  }

  /** Writes new goods; returns their id. */
  async function addTo(tx: Tx, sellerId: number, requested: CreateGood): Promise<number> {
    const { plan, content } = newGood(requested);
    const { publish } = requested;
    const { auditGoods: audits, goodsMargin: platformMargin } = await loadSettings(tx);
    await lockBundles(tx, sellerId);
    await checkWarehouses(tx, sellerId, plan);
    await checkParts(tx, sellerId, plan.skus);
    await checkContent(tx, sellerId, { ...content, skuPics: picsOf(plan.skus) });
    const good = await addGood(tx, {
      ...described(content),
      sellerId,
      platformMargin,
      status: applyStatusRule(statusAfter(goodsStatus.draft, { publish, changed: true, audits })),
    });
    await writeSkus(tx, { ...good, sellerId }, plan);
    if (publish && !(await hasStock(tx, good.id))) throw noStock();
    return good.id;
  }

  /** A repeated key returns the same goods. */
  async function create(sellerId: number, { key, ...requested }: CreateGoodRequest): Promise<SellerGoodDto> {
    const request = { accountId: sellerId, op: 'createGoods', key, hash: requestHash(requested) };
    const { goodId } = await db.transaction((tx) =>
      storeResponse(tx, request, async () => ({ goodId: await addTo(tx, sellerId, requested) })),
    );
    return own(sellerId, goodId);
  }

  /** Puts locked goods on sale or takes them off, by the rules of their status. */
  async function move(
    tx: Tx,
    good: GoodRow,
    { onSale, audits }: { onSale: boolean; audits: boolean },
    times: Partial<Pick<GoodRow, 'onAt' | 'offAt'>> = {},
  ): Promise<void> {
    const status = applyStatusRule(statusAfter(good.status, { publish: onSale, changed: false, audits }));
    if (status === good.status && Object.keys(times).length === 0) return;
    if (status !== good.status) await checkMove(tx, good, status);
    await changeGood(tx, good, { status, ...times });
  }

  /** What is due of a schedule is done and forgotten: of two moments that are past, the later one holds. */
  function followSchedule(id: number, sellerId: number, audits: boolean): Promise<void> {
    return db.transaction(async (tx) => {
      const good = await lockGood(tx, sellerId, id);
      if (!good) return;
      const isDue = (at: Date | null): at is Date => at !== null && at.getTime() <= Date.now();
      const { onAt, offAt } = good;
      if (!isDue(onAt) && !isDue(offAt)) return;
      const onSale = isDue(onAt) && (!isDue(offAt) || onAt > offAt);
      const times = { ...(isDue(onAt) && { onAt: null }), ...(isDue(offAt) && { offAt: null }) };
      await inSavepoint(tx, (savepoint) => move(savepoint, good, { onSale, audits }, times)).catch(
        async (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          await changeGood(tx, good, times);
          await tellOfSchedule(tx, good, onSale, error.message);
        },
      );
    });
  }

  return {
    list: (sellerId: number, filter: SellerGoodsFilter, fields: Fields) =>
      listSellerGoods(db, sellerId, filter, fields),

    find: own,

    skus: (sellerId: number, filter: OwnSkusFilter, fields: Fields) =>
      listOwnSkus(db, sellerId, filter, fields),

    create,

    /** Keeps goods like own ones as a draft; see `copiedGood`. A repeated key returns the same copy. */
    async copy(sellerId: number, { id, key }: { id: number; key: string | null }): Promise<SellerGoodDto> {
      const request = { accountId: sellerId, op: 'copyGoods', key, hash: requestHash({ id }) };
      const { goodId } = await db.transaction((tx) =>
        storeResponse(tx, request, async () => {
          const good = await findSellerGood(tx, sellerId, id);
          if (!good) throw new Refusal('NOT_FOUND');
          return { goodId: await addTo(tx, sellerId, copiedGood(good)) };
        }),
      );
      return own(sellerId, goodId);
    },

    /** CHANGED_MEANWHILE carries the current state in `current`. Submitting the current state again is allowed. */
    async update(
      sellerId: number,
      { id, version, publish, ...fields }: UpdateGood,
      { keepsRevision = false } = {},
    ): Promise<SellerGoodDto> {
      checkFields(fields);
      const { auditGoods: audits } = await loadSettings(db);
      await db.transaction(async (tx) => {
        await lockBundles(tx, sellerId);
        await editGood(tx, await locked(tx, sellerId, id), fields, {
          publish,
          audits,
          version,
          keepsRevision,
        });
      });
      return own(sellerId, id);
    },

    /** Forgets what of goods on sale waits for an audit, or was refused by one. */
    async withdrawRevision(sellerId: number, id: number): Promise<SellerGoodDto> {
      await db.transaction(async (tx) => {
        const good = await locked(tx, sellerId, id);
        if (await dropRevision(tx, id)) await changeGood(tx, good, {});
      });
      return own(sellerId, id);
    },

    async setOnSale(
      sellerId: number,
      { ids, onSale }: { ids: readonly number[]; onSale: boolean },
    ): Promise<BatchResult[]> {
      const { auditGoods: audits } = await loadSettings(db);
      return runBatch(ids, (id) =>
        db.transaction(async (tx) => {
          await move(tx, await locked(tx, sellerId, id), { onSale, audits });
        }),
      );
    },

    /**
     * Says when goods go on sale by themselves, and off; what was said before is forgotten.
     * @throws Refusal BAD_PARAM for a moment that is past, or more than a year away
     */
    scheduleSale(sellerId: number, { ids, onAt = null, offAt = null }: ScheduleSale): Promise<BatchResult[]> {
      const times = { onAt: momentOf(onAt, 'onAt'), offAt: momentOf(offAt, 'offAt') };
      return runBatch(ids, (id) =>
        db.transaction(async (tx) => changeGood(tx, await locked(tx, sellerId, id), times)),
      );
    },

    /** Whose freight fees count for goods; null: those of the warehouse. */
    setFreightTemplate: (
      sellerId: number,
      { ids, templateId = null }: GoodsTemplate,
    ): Promise<BatchResult[]> =>
      runBatch(ids, (id) =>
        db.transaction(async (tx) => {
          if (templateId !== null) await lockTemplate(tx, sellerId, templateId);
          const good = await locked(tx, sellerId, id);
          if (good.freightTemplateId !== templateId)
            await changeGood(tx, good, { freightTemplateId: templateId });
        }),
      ),

    /** Scheduled job: goods go on sale or off when their supplier wanted them to; who cannot is told. */
    async followSchedules(stop?: AbortSignal): Promise<void> {
      const { auditGoods: audits } = await loadSettings(db);
      await eachApartInRounds(
        AT_ONCE,
        stop,
        (last: ScheduledGood | undefined) => findScheduled(db, AT_ONCE, last),
        ({ id, sellerId }) => followSchedule(id, sellerId, audits),
      );
    },

    /** Existing orders are unchanged; remaining stock is logged out. Refused while a combination is in a bundle of others. */
    remove: (sellerId: number, ids: readonly number[]): Promise<BatchResult[]> =>
      removeBatch(ids, (id) =>
        db.transaction(async (tx) => {
          await lockBundles(tx, sellerId);
          const good = await locked(tx, sellerId, id);
          await checkNoParts(tx, id);
          // Without a stock row nothing can be reserved: a concurrent order commits before or fails.
          for (const stockId of await stocksOf(tx, id)) await dropStock(tx, sellerId, stockId);
          const moving = await findInTransit(tx, sellerId, { goodId: id });
          if (moving) throw new Refusal('SKU_IN_TRANSIT', { name: moving.title }, { skuId: moving.skuId });
          await dropRevision(tx, id);
          await changeGood(tx, good, { deletedAt: new Date() });
        }),
      ),
  };
}

function momentOf(at: string | null, field: string): Date | null {
  const moment = at === null ? null : new Date(at);
  const left = moment ? moment.getTime() - Date.now() : 0;
  if (left < 0 || left > YEAR_MS) throw new Refusal('BAD_PARAM', { field });
  return moment;
}

export type SellerGoodService = ReturnType<typeof sellerGoodService>;
