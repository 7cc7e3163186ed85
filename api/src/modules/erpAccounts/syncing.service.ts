import type { OpenErp } from '../../adapters/erp/wangdian/wangdianErp.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { SYNC_ERP } from '../../jobs/kinds/erpAccounts.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { tell } from '../notices/personNotices.ts';
import type { FillingService } from '../waybills/filling.service.ts';
import {
  type ClaimedErpAccount,
  claimErpAccount,
  dueErpAccounts,
  settleErpAccount,
} from './accounts.repository.ts';
import type { AskedBackService } from './askedBack.service.ts';
import { erpAccountNotice } from './erpFailures.ts';
import { numbersService } from './numbers.service.ts';
import { pushingService } from './pushing.service.ts';
import { pushingGoodsService } from './pushingGoods.service.ts';
import { openSecret } from './sealedSecret.ts';
import { takingStocksService } from './takingStocks.service.ts';

const AT_ONCE = 200;
/** A run begins nothing later; a call takes ten seconds at most, within the lease. */
const WORKS_FOR_MS = 60_000;
/** The ERP pushes nothing: what it has shipped and what has changed is asked for so often. */
const EVERY_SECONDS = 60;
const REFUSED_SECONDS = 600;

type Dependencies = {
  db: Db;
  queue: JobSender;
  openErp: OpenErp;
  filling: FillingService;
  askedBack: AskedBackService;
  now: () => Date;
  /** Where the ERP finds pictures; empty where that is not known. */
  site: string;
};

/** Works on accounts at ERPs, each by one worker at a time: first what was shipped there, then what is to be, the stock and goods. */
export function syncingService({ db, queue, openErp, filling, askedBack, now, site }: Dependencies) {
  const pushing = pushingService(db);
  const numbers = numbersService({ db, filling });
  const stocks = takingStocksService({ db, now });
  const goods = pushingGoodsService({ db, site });
  const wake = (on: Queryable, erpAccountId: number) =>
    queue.send(on, SYNC_ERP, String(erpAccountId), { erpAccountId });

  async function work(account: ClaimedErpAccount): Promise<void> {
    const { sid, appKey, shopNo } = account;
    const erp = openErp({ sid, appKey, shopNo, appSecret: openSecret(db.box, account.secret) });
    const until = Date.now() + WORKS_FOR_MS;
    await numbers.take(account, erp, until);
    await pushing.push(account.id, erp, until);
    // What it shipped before it heard of a refund it tells now at the latest.
    if (await askedBack.hasCancelled(account.id))
      if (await numbers.take(account, erp, until)) await askedBack.payCancelled(account.id);
    await stocks.take(account, erp, until);
    await goods.push(account.id, erp, until);
  }

  /** Ends a claim, and tells its owner once of an outage. */
  const settle = (account: ClaimedErpAccount, how: { problemCode: string; pauseSeconds: number }) =>
    db.transaction(async (tx) => {
      const stoppedAt = await settleErpAccount(tx, account, how);
      if (stoppedAt === null) return;
      const { id, sellerId: accountId, sid } = account;
      const notice = erpAccountNotice({ sid, problemCode: how.problemCode });
      await tell(tx, [{ accountId, ...notice, onceKey: `erpAccount ${id} ${stoppedAt}` }]);
    });

  return {
    wake,

    handler: handles(SYNC_ERP, async ({ erpAccountId }) => {
      const account = await claimErpAccount(db, erpAccountId);
      if (!account) return;
      try {
        await work(account);
        await settle(account, { problemCode: '', pauseSeconds: EVERY_SECONDS });
      } catch (error) {
        const isErp = error instanceof ShopError;
        const problemCode = (isErp ? problemOf(error) : null) ?? account.problemCode;
        const pauseSeconds = isErp ? pauseOf(error) : EVERY_SECONDS;
        await settle(account, { problemCode, pauseSeconds });
        if (!isErp) throw error;
      }
    }),

    /** Scheduled job: wakes accounts that are due. */
    wakeDue: (stop?: AbortSignal): Promise<void> =>
      eachInRounds(
        AT_ONCE,
        stop,
        (last: number | undefined) => dueErpAccounts(db, last ?? 0, AT_ONCE),
        (id) => wake(db, id),
      ),
  };
}

export type SyncingService = ReturnType<typeof syncingService>;

/** What an account's owner has to know of a failed call; null for what passes by itself. */
function problemOf({ kind, code }: ShopError): string | null {
  if (kind === 'rateLimited') return null;
  return kind === 'transient' ? 'TIMEOUT' : code;
}

function pauseOf({ kind, retryAfterMs }: ShopError): number {
  if (kind === 'rateLimited') return Math.ceil((retryAfterMs ?? EVERY_SECONDS * 1_000) / 1_000);
  return kind === 'transient' ? EVERY_SECONDS : REFUSED_SECONDS;
}
