import type { OpenErp } from '../../adapters/erp/wangdian/wangdianErp.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import {
  addErpAccount,
  changeErpAccount,
  deleteErpAccount,
  isErpShopTaken,
  type KeptErpAccount,
  type ListedErpAccount,
  listErpAccounts,
  lockErpAccount,
  makeDue,
  ownWarehouses,
  replaceErpWarehouses,
} from './accounts.repository.ts';
import type {
  ErpAccountDto,
  ErpGoodPageDto,
  ErpGoodsFilter,
  ErpStockPageDto,
  ErpStocksFilter,
  ErpTradePageDto,
  ErpTradesFilter,
  PushErpGoodsInput,
  SaveErpAccountInput,
} from './erpAccounts.schemas.ts';
import { accountProblemText, accountRefusal } from './erpFailures.ts';
import { forgetErpGoods, pushNamed, pushUnpushed, retryErpGoods } from './erpGoods.repository.ts';
import { listErpGoods, listErpStocks, listErpTrades } from './erpLists.repository.ts';
import { forgetErpStocks, retryErpStocks } from './erpStocks.repository.ts';
import { adoptTrades, leaveTrades, retryTrades, takeBackTrades } from './erpTrades.repository.ts';
import { openSecret, sealSecret } from './sealedSecret.ts';

const MAX_ACCOUNTS = 10;
/** Stock that has not changed for so long is not told: the ERP is asked by changes. */
const LOOK_BACK_MS = 360 * 86_400_000;

type Dependencies = {
  db: Db;
  openErp: OpenErp;
  now: () => Date;
  wake: (on: Queryable, erpAccountId: number) => Promise<void>;
  /** Issues waybills here of orders that no ERP ships any more. */
  issue: (orderIds: readonly number[]) => Promise<void>;
};

/** A supplier's accounts at ERPs. Their secrets can be written and not read. */
export function erpAccountService({ db, openErp, now, wake, issue }: Dependencies) {
  /** @throws Refusal ERP_REFUSED at what is wrong; PLATFORM_LIMIT, PLATFORM_ERROR where nothing was learnt */
  async function check(account: KeptErpAccount): Promise<void> {
    const { sid, appKey, shopNo } = account;
    try {
      await openErp({ sid, appKey, shopNo, appSecret: openSecret(db.box, account.secret) }).shipments();
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      if (error.kind === 'rateLimited') throw new Refusal('PLATFORM_LIMIT');
      if (error.kind === 'transient') throw new Refusal('PLATFORM_ERROR');
      const { field, why } = accountRefusal(error);
      throw new Refusal('ERP_REFUSED', { why }, { field });
    }
  }

  async function keepWarehouses(
    tx: Tx,
    id: number,
    places: SaveErpAccountInput['warehouses'],
    names: ReadonlyMap<number, string>,
  ): Promise<number[]> {
    const [taken] = await replaceErpWarehouses(tx, id, places);
    if (taken !== undefined) throw new Refusal('ERP_WAREHOUSE', { name: names.get(taken) ?? '' });
    await forgetErpStocks(tx, id);
    return takeBackTrades(tx, id, { all: false });
  }

  return {
    async list(sellerId: number): Promise<ErpAccountDto[]> {
      return (await listErpAccounts(db, sellerId)).map(dto);
    },

    /** Adds one, or changes that of `id`, once the ERP has answered a call with it. */
    async save(sellerId: number, input: SaveErpAccountInput): Promise<ErpAccountDto> {
      const { id = null, appSecret, warehouses } = input;
      const places = warehouses.map(({ warehouseId, warehouseNo }) => ({
        ...{ warehouseId, warehouseNo: warehouseNo.trim() },
      }));
      const isTwice = (values: readonly unknown[]) => new Set(values).size < values.length;
      if (isTwice(places.map((each) => each.warehouseId)) || isTwice(places.map((each) => each.warehouseNo)))
        throw new Refusal('ERP_WAREHOUSE_TWICE', {}, { field: 'warehouses' });
      const listed = await listErpAccounts(db, sellerId);
      const old = listed.find(({ row }) => row.id === id)?.row;
      if (id !== null && !old) throw new Refusal('NOT_FOUND');
      if (!old && listed.length >= MAX_ACCOUNTS) throw new Refusal('ERP_LIMIT', { max: MAX_ACCOUNTS });
      const secret = appSecret ? sealSecret(db.box, appSecret.trim()) : old?.secret;
      if (secret === undefined) throw new Refusal('BAD_PARAM', { field: 'appSecret' });
      const account = {
        ...{ sid: input.sid.trim(), appKey: input.appKey.trim(), shopNo: input.shopNo.trim(), secret },
      };
      const names = await ownWarehouses(
        db,
        sellerId,
        places.map(({ warehouseId }) => warehouseId),
      );
      if (places.some(({ warehouseId }) => !names.has(warehouseId))) throw new Refusal('NOT_FOUND');
      await check(account);
      if (await isErpShopTaken(db, account, id)) throw shopTaken();
      const stockFrom = new Date(now().getTime() - LOOK_BACK_MS);
      const saved = await db.transaction(async (tx) => {
        await lockAccount(tx, sellerId);
        const locked = id === null ? undefined : await lockErpAccount(tx, sellerId, id);
        if (id !== null && !locked) throw new Refusal('NOT_FOUND');
        const kept = id ?? (await addErpAccount(tx, sellerId, account, stockFrom));
        if (kept === null) throw shopTaken();
        if (locked && locked.sid !== account.sid) await forgetErpGoods(tx, kept);
        const back = await keepWarehouses(tx, kept, places, names);
        // Of another company, or of more warehouses, all stock is read.
        if (id !== null) await changeErpAccount(tx, id, account, stockFrom);
        await adoptTrades(tx, kept, sellerId);
        await wake(tx, kept);
        return { kept, back };
      });
      await issue(saved.back);
      return findDto(db, sellerId, saved.kept);
    },

    /** Tries everything again that has failed, and what the ERP told and was not taken over. */
    retry: (sellerId: number, id: number): Promise<ErpAccountDto> =>
      db.transaction(async (tx) => {
        if (!(await lockErpAccount(tx, sellerId, id))) throw new Refusal('NOT_FOUND');
        await retryTrades(tx, id);
        await retryErpStocks(tx, id);
        await retryErpGoods(tx, id);
        await makeDue(tx, id);
        await wake(tx, id);
        return findDto(tx, sellerId, id);
      }),

    /** Puts goods in, all that the ERP has not or as they were before where none are named. */
    pushGoods: (sellerId: number, { id, goodIds }: PushErpGoodsInput): Promise<ErpAccountDto> =>
      db.transaction(async (tx) => {
        if (!(await lockErpAccount(tx, sellerId, id))) throw new Refusal('NOT_FOUND');
        if (!goodIds) await pushUnpushed(tx, id, sellerId);
        else if (!(await pushNamed(tx, id, sellerId, goodIds))) throw new Refusal('NOT_FOUND');
        await makeDue(tx, id);
        await wake(tx, id);
        return findDto(tx, sellerId, id);
      }),

    /** Unbinds one. What the ERP has been given stays with it; the rest is issued here. */
    async remove(sellerId: number, id: number): Promise<void> {
      const back = await db.transaction(async (tx) => {
        if (!(await lockErpAccount(tx, sellerId, id))) throw new Refusal('NOT_FOUND');
        const orderIds = await takeBackTrades(tx, id, { all: true });
        await leaveTrades(tx, id);
        await deleteErpAccount(tx, id);
        return orderIds;
      });
      await issue(back);
    },

    trades: (sellerId: number, filter: ErpTradesFilter): Promise<ErpTradePageDto> =>
      listErpTrades(db, sellerId, filter),
    stocks: (sellerId: number, filter: ErpStocksFilter): Promise<ErpStockPageDto> =>
      listErpStocks(db, sellerId, filter),
    goods: (sellerId: number, filter: ErpGoodsFilter): Promise<ErpGoodPageDto> =>
      listErpGoods(db, sellerId, filter),
  };
}

export type ErpAccountService = ReturnType<typeof erpAccountService>;

async function findDto(on: Db | Tx, sellerId: number, id: number): Promise<ErpAccountDto> {
  const [listed] = await listErpAccounts(on, sellerId, id);
  if (!listed) throw new Refusal('NOT_FOUND');
  return dto(listed);
}

function shopTaken(): Refusal {
  const why = '这个店铺已经对接，一个店铺只能对接一次，请在旺店通另建一个自有店铺';
  return new Refusal('ERP_REFUSED', { why }, { field: 'shopNo' }).saying(why);
}

function dto({ row, ...beside }: ListedErpAccount): ErpAccountDto {
  const { id, sid, appKey, shopNo, problemCode } = row;
  return {
    ...{ id, sid, appKey, shopNo, ...beside },
    problem: problemCode === '' ? '' : accountProblemText(problemCode),
    problemAt: shanghaiIsoOrNull(row.problemAt),
    ranAt: shanghaiIsoOrNull(row.ranAt),
  };
}
