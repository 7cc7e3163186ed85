import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { exportFolders, exportPath } from '../../adapters/storage/exportFolders.ts';
import type { Db, Queryable } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { fairQueue } from '../../shared/fairQueue.ts';
import { redactError } from '../../shared/redactError.ts';
import { Refusal } from '../../shared/refusal.ts';
import { ownCashOuts } from '../cashOuts/cashOutList.repository.ts';
import type { CashOutsFilter } from '../cashOuts/cashOuts.schemas.ts';
import { cashOutsBelow } from '../cashOuts/cashOutsBelow.repository.ts';
import { type ExportedParcel, IS_HELD, parcelRows, parcelsBelow } from '../parcels/parcels.repository.ts';
import type { ParcelsFilter } from '../parcels/parcels.schemas.ts';
import { type ParcelToShip, parcelsToShip, parcelsToShipBelow } from '../parcels/receiverSheet.repository.ts';
import type { RechargesFilter } from '../payments/payments.schemas.ts';
import { rechargeRows, rechargesBelow } from '../payments/recharges.repository.ts';
import { orderRows, ordersBelow } from '../shipments/orders.repository.ts';
import type { OrdersFilter } from '../shipments/shipments.schemas.ts';
import { type ExportedSku, shopSkuRows, shopSkusBelow } from '../shops/shopSkus.repository.ts';
import type { ShopSkusFilter } from '../shops/shopSkus.schemas.ts';
import { findShop } from '../shops/shops.repository.ts';
import { type PlacedProfit, profitBelow, profitRows } from '../statistics/sellerProfit.repository.ts';
import { DEFAULT_UNIT, profitScope } from '../statistics/sellerProfit.ts';
import type { ProfitFilter } from '../statistics/statistics.schemas.ts';
import { moneyLogRows, moneyLogsBelow } from '../wallet/moneyLogs.repository.ts';
import type { MoneyLogsFilter } from '../wallet/wallet.schemas.ts';
import { cashOutColumns } from './cashOutSheet.ts';
import { countOrdersIn } from './exports.repository.ts';
import type { ExportDto } from './exports.schemas.ts';
import { moneyLogColumns } from './moneyLogSheet.ts';
import { orderColumns } from './orderSheet.ts';
import { parcelColumns } from './parcelSheet.ts';
import { profitColumns } from './profitSheet.ts';
import { rechargeColumns } from './rechargeSheet.ts';
import type { SheetFormat } from './sheet.types.ts';
import { shopSkuColumns } from './shopSkuSheet.ts';
import { toShipColumns } from './toShipSheet.ts';
import { type Reveals, type Source, writeExport } from './writeExport.ts';

/** Files written at a time by one process; each takes a thread and a connection. */
const AT_ONCE = 2;
/** Running and waiting files per account. */
const MAX_PER_ACCOUNT = 5;
/** How often waiting files are marked as still wanted. */
const KEEP_MS = 20_000;
const ANSWER_WITHIN_MS = 5_000;
/** Parcels in a supplier's sheet of receivers, equal to the limit of the waybill import. */
const MAX_TO_SHIP = 5_000;

/** Writes a file into the folder; stops when the signal is aborted. */
type Write = (target: { folder: string; at: Date; signal: AbortSignal }) => Promise<void>;

const OF_BUYERS: Reveals<ExportedParcel> = {
  ...{ purpose: 'export', limit: 'receiversInExports' },
  of: IS_HELD,
  shows: ({ revealed }) => revealed,
};

type Dependencies = {
  db: Db;
  /** Null: no folder is configured. */
  filesDir: string | null;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** How long a request waits for its file before it answers that it is still being written. */
  answerWithinMs?: number;
};

/** Exported files of lists. One at a time per account, accounts take turns; a file is kept for an hour. */
export function exportService({ db, filesDir, now, log, answerWithinMs = ANSWER_WITHIN_MS }: Dependencies) {
  const folders = filesDir === null ? null : exportFolders(filesDir, now);
  const running = new Map<string, { work: Promise<void>; stop: AbortController }>();
  const turns = fairQueue(AT_ONCE);

  function foldersOrRefuse() {
    if (!folders) throw new Refusal('NOT_CONFIGURED');
    return folders;
  }

  async function stateOf(taskId: string): Promise<ExportDto> {
    const found = await foldersOrRefuse().find(taskId);
    if (found.state === 'gone') throw new Refusal('EXPORT_LOST');
    if (found.state === 'writing') return { taskId, done: false, url: null, fileName: null, expireAt: null };
    const { url, fileName, expireAt } = found;
    return { taskId, done: true, url, fileName, expireAt };
  }

  async function start({ accountId }: Actor, write: Write): Promise<ExportDto> {
    const places = foldersOrRefuse();
    if (turns.sizeOf(accountId) >= MAX_PER_ACCOUNT) throw new Refusal('RATE_LIMITED');
    const id = places.newId(accountId);
    const stop = new AbortController();
    const folder = places.begin(id);
    const keeping = setInterval(() => void places.keep(id), KEEP_MS).unref();
    const work = turns
      .run(accountId, async () => write({ folder: await folder, at: now(), signal: stop.signal }))
      .then(() => places.finish(id))
      .catch(async (error: Error) => {
        await places.drop(id);
        throw error;
      })
      .finally(() => {
        clearInterval(keeping);
        running.delete(id);
      });
    running.set(id, { work, stop });
    const isDone = work.then(() => true);
    // The folder exists before a client is told to poll.
    await Promise.race([folder, isDone]);
    if (await Promise.race([isDone, wait(answerWithinMs, false, { ref: false })])) return stateOf(id);
    isDone.catch((error: Error) => {
      if (!(error instanceof Refusal)) log.error(redactError(error), 'export failed');
    });
    return { taskId: id, done: false, url: null, fileName: null, expireAt: null };
  }

  const begin = <Row extends { id: number }>(
    actor: Actor,
    source: Source<Row>,
    format: SheetFormat = 'xlsx',
  ): Promise<ExportDto> =>
    start(actor, (target) => writeExport(db, actor.accountId, source, { ...target, format }));

  const parcelSource = (actor: Actor, filter: ParcelsFilter, title: string): Source<ExportedParcel> => ({
    title,
    columns: parcelColumns,
    rows: parcelRows(db.box, actor, filter),
    below: (tx, id, limit) => parcelsBelow(tx, actor, filter, id, limit),
    ...(actor.kind === 'buyer' ? { reveals: OF_BUYERS } : {}),
  });

  return {
    /** Parcels of some of the actor's orders; refused when one belongs to another account. */
    ofOrders(actor: Actor, orderIds: readonly number[], format?: SheetFormat): Promise<ExportDto> {
      const requested = new Set(orderIds);
      const source = parcelSource(actor, { orderIds: [...requested] }, '订单包裹');
      const check = async (tx: Queryable) => {
        if ((await countOrdersIn(tx, source.rows)) < requested.size) throw new Refusal('NOT_FOUND');
      };
      return begin(actor, { ...source, check }, format);
    },

    parcels: (actor: Actor, filter: ParcelsFilter, format?: SheetFormat): Promise<ExportDto> =>
      begin(actor, parcelSource(actor, filter, '包裹列表'), format),

    /** The supplier's parcels that wait for its own number, all or some, with unmasked receivers. */
    toShip(
      actor: Actor,
      packageIds: readonly number[] | undefined,
      format?: SheetFormat,
    ): Promise<ExportDto> {
      const rows = parcelsToShip(actor, packageIds);
      const source: Source<ParcelToShip> = {
        title: '待发货包裹',
        columns: toShipColumns,
        rows,
        below: (tx, id, limit) => parcelsToShipBelow(tx, rows, id, limit),
        maxRows: MAX_TO_SHIP,
        reveals: { purpose: 'sheet', limit: 'receiversInSheets', of: IS_HELD, shows: () => true },
      };
      return begin(actor, source, format);
    },

    orders: (actor: Actor, filter: OrdersFilter, format?: SheetFormat): Promise<ExportDto> =>
      begin(
        actor,
        {
          title: '订单列表',
          columns: orderColumns,
          rows: orderRows(db.box, actor, filter),
          below: (tx, id, limit) => ordersBelow(tx, actor, filter, id, limit),
        },
        format,
      ),

    moneyLogs: (actor: Actor, filter: MoneyLogsFilter, format?: SheetFormat): Promise<ExportDto> =>
      begin(
        actor,
        {
          title: '资金明细',
          columns: moneyLogColumns,
          rows: moneyLogRows(actor.accountId, filter),
          below: (tx, id, limit) => moneyLogsBelow(tx, actor.accountId, filter, id, limit),
        },
        format,
      ),

    recharges: (actor: Actor, filter: RechargesFilter, format?: SheetFormat): Promise<ExportDto> =>
      begin(
        actor,
        {
          title: '充值记录',
          columns: rechargeColumns,
          rows: rechargeRows(actor.accountId, filter),
          below: (tx, id, limit) => rechargesBelow(tx, actor.accountId, filter, id, limit),
        },
        format,
      ),

    cashOuts: (actor: Actor, filter: CashOutsFilter, format?: SheetFormat): Promise<ExportDto> =>
      begin(
        actor,
        {
          title: '提现记录',
          columns: cashOutColumns,
          rows: sql`FROM cash_out WHERE ${ownCashOuts(actor.accountId, filter)}`,
          below: (tx, id, limit) => cashOutsBelow(tx, actor.accountId, filter, id, limit),
        },
        format,
      ),

    profit(
      actor: Actor,
      { unit = DEFAULT_UNIT, ...filter }: ProfitFilter,
      format?: SheetFormat,
    ): Promise<ExportDto> {
      const scope = profitScope(actor, filter, now());
      const source: Source<PlacedProfit> = {
        title: '收益统计',
        columns: profitColumns(unit),
        rows: profitRows(scope, unit),
        below: (tx, place, limit) => profitBelow(tx, scope, unit, place, limit),
      };
      return begin(actor, source, format);
    },

    /** SKUs that a shop's orders named, with their links, in the columns that the import reads. */
    async shopSkus(actor: Actor, filter: ShopSkusFilter, format?: SheetFormat): Promise<ExportDto> {
      if (!(await findShop(db, actor.accountId, filter.shopId))) throw new Refusal('SHOP_UNBOUND');
      const source: Source<ExportedSku> = {
        title: '店铺规格对应表',
        columns: shopSkuColumns,
        rows: shopSkuRows(filter),
        below: (tx, id, limit) => shopSkusBelow(tx, filter, id, limit),
      };
      return begin(actor, source, format);
    },

    /** A file that is not a list: `write` creates it in the folder. */
    file: (actor: Actor, write: Write): Promise<ExportDto> => start(actor, write),

    /** Several files under one unguessable name; resolves with their path when complete. */
    async files({ accountId }: Actor, write: (folder: string) => Promise<void>): Promise<string> {
      const places = foldersOrRefuse();
      const id = places.newId(accountId);
      try {
        await write(await places.begin(id));
        await places.finish(id);
      } catch (error) {
        await places.drop(id);
        throw error;
      }
      return exportPath(id);
    },

    /** The state of an export of the actor that was unfinished when its request was answered. */
    async find({ accountId }: Actor, taskId: string): Promise<ExportDto> {
      if (!foldersOrRefuse().isOf(taskId, accountId)) throw new Refusal('EXPORT_LOST');
      return stateOf(taskId);
    },

    /** Removes expired files. */
    sweep: async (): Promise<void> => folders?.sweep(),

    /** Aborts running exports. */
    async stop(): Promise<void> {
      for (const { stop } of running.values()) stop.abort();
      await Promise.allSettled([...running.values()].map(({ work }) => work));
    },
  };
}

export type ExportService = ReturnType<typeof exportService>;
