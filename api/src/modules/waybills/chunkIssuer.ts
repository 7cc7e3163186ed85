import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { assignedWaybills } from '../../adapters/waybills/assignedWaybills.ts';
import { WaybillError } from '../../adapters/waybills/waybillError.ts';
import type { WaybillService } from '../../adapters/waybills/waybillService.ts';
import type { Db } from '../../db/client.ts';
import type { JobSender } from '../../jobs/queue.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { redactError } from '../../shared/redactError.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { itemsOf, type ParcelItem } from '../parcels/parcelItems.ts';
import { merchantShopIdOf } from '../shops/assignedShops.repository.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import { isAccountProblem } from '../waybillAccounts/accountProblems.ts';
import {
  accountAmong,
  findAccounts,
  forgetProblem,
  keepProblem,
  type OwnAccount,
} from '../waybillAccounts/choosing.repository.ts';
import { type Claim, claimParcels, type ParcelRow } from './claims.repository.ts';
import { countFailure } from './failureCounts.ts';
import { saveOutcomes } from './outcomes.repository.ts';
import {
  accountRefused,
  courierBusy,
  type Outcome,
  outcomeOf,
  outcomeOfDefect,
  type Waiting,
} from './outcomes.ts';
import { memberReader } from './reading.service.ts';
import type { Permits } from './requestLimiter.ts';
import { requestOf } from './waybillRequest.ts';

/** Claimed parcels with what is in them, each with a permit to ask its courier. */
export type Chunk = {
  claim: Claim;
  contents: ReadonlyMap<number, ParcelItem[]>;
  shop: ShopRow | undefined;
  permits: Permits;
  /** The supplier's own that the claimed parcels are asked for with. */
  accounts: ReadonlyMap<number, OwnAccount>;
};

/** Transactions of one process at once: requests of people need connections too. */
const TRANSACTIONS_AT_ONCE = 4;

type Dependencies = {
  db: Db;
  queue: JobSender;
  calls: ShopCalls;
  box: SecretBox;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** A courier takes a supplier's account again: its other parcels need not wait any longer. */
  resume: (sellerId: number, courierId: number) => Promise<void>;
};

/** Claims parcels of an order, asks the courier for all of them at once and stores the outcomes together. */
export function chunkIssuer({ db, queue, calls, box, log, resume }: Dependencies) {
  const judgeMembers = memberReader({ db, calls, box });
  const inTurn = pLimit(TRANSACTIONS_AT_ONCE);

  async function ownAccountTaken(own: OwnAccount): Promise<void> {
    if (own.problemCode !== '' && (await forgetProblem(db, own))) await resume(own.sellerId, own.courierId);
  }

  /**
   * Its supplier has to do something, and what waits for it waits; or the platform's account is next. What may have been
   * issued is never asked of another account.
   */
  async function ownAccountRefused(
    own: OwnAccount,
    reasonCode: ReasonCode,
    { waybillOutcomeUnknown }: ParcelRow,
  ): Promise<Outcome> {
    const isCurrent = await keepProblem(db, own, reasonCode, { isTold: true });
    return isCurrent && (waybillOutcomeUnknown || !own.fallsBack) ? accountRefused() : accountRefused(0);
  }

  /** Who issues: of what was assigned at a platform, the platform. */
  function issuerOf(shop: ShopRow | undefined, by: WaybillService): WaybillService {
    if (!shop || shop.assignedFrom === null) return by;
    return assignedWaybills((work) => calls.runAssigning(shop, work), merchantShopIdOf(shop));
  }

  async function issueOne(
    by: WaybillService,
    { claim, contents, shop, permits, accounts }: Chunk,
    parcel: ParcelRow,
  ): Promise<Outcome> {
    const { waybillAccountId } = parcel;
    try {
      if (parcel.shopId !== null) {
        if (!shop) throw new Refusal('SHOP_UNBOUND');
        const verdicts = await judgeMembers(shop, parcel);
        const reasonCode = verdicts.find((verdict) => verdict.reasonCode !== null)?.reasonCode;
        if (reasonCode) return { kind: 'intercepted', reasonCode, verdicts };
      }
      const items = contents.get(parcel.id) ?? [];
      const own = waybillAccountId === null ? undefined : accountAmong(accounts, waybillAccountId);
      const waybill = await issuerOf(shop, by).issue({
        ...requestOf(db.box, claim, { parcel, items }),
        account: own?.account,
      });
      permits.succeeded();
      if (own) await ownAccountTaken(own);
      return { kind: 'issued', ...waybill };
    } catch (error) {
      if (error instanceof WaybillError && error.kind === 'rateLimited')
        return courierBusy(permits.rateLimited());
      const own = waybillAccountId === null ? undefined : accounts.get(waybillAccountId);
      if (own && error instanceof WaybillError && isAccountProblem(error.kind))
        return ownAccountRefused(own, error.reasonCode, parcel);
      const outcome = outcomeOf(error, parcel.outputAttempts);
      if (outcome) return outcome;
      log.warn(redactError(error as Error), 'a waybill could not be issued');
      return outcomeOfDefect(parcel.outputAttempts);
    }
  }

  return {
    /** As many parcels as there are permits for. Undefined where none is free; permits that are not needed go back. */
    async claim(orderId: number, permits: Permits): Promise<Chunk | undefined> {
      let claimed = 0;
      try {
        const claim = await inTurn(() => claimParcels(db, orderId, permits.count));
        if (!claim) return undefined;
        const { shopId } = claim.order;
        const shop = shopId === null ? undefined : await findAnyShop(db, shopId);
        const contents = await itemsOf(
          db,
          claim.parcels.map(({ id }) => id),
        );
        const accounts = await findAccounts(
          db,
          claim.order.sellerId,
          claim.parcels.map(({ waybillAccountId }) => waybillAccountId),
        );
        claimed = claim.parcels.length;
        return { claim, contents, shop, permits, accounts };
      } finally {
        permits.release(permits.count - claimed);
      }
    },

    /** Returns why the order's other parcels need no attempt now; undefined when they do. */
    async issue(by: WaybillService, chunk: Chunk): Promise<Waiting | undefined> {
      const outcomes = await Promise.all(
        chunk.claim.parcels.map(async (parcel) => {
          const outcome = await issueOne(by, chunk, parcel).finally(() => chunk.permits.release(1));
          countFailure(chunk.claim.courierCode, outcome);
          return [parcel.id, outcome] as const;
        }),
      );
      await inTurn(() => saveOutcomes(db, queue, chunk.claim, new Map(outcomes)));
      return outcomes
        .map(([, outcome]) => outcome)
        .find((outcome): outcome is Waiting => outcome.kind === 'waiting' && outcome.forAll);
    },
  };
}

export type ChunkIssuer = ReturnType<typeof chunkIssuer>;
