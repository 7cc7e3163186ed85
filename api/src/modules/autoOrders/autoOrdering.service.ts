import type { Db, Queryable } from '../../db/client.ts';
import { AUTO_ORDER } from '../../jobs/kinds/autoOrders.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import type { BatchService } from '../shipments/batches.service.ts';
import type { BatchInput } from '../shipments/shipments.schemas.ts';
import type { PlanningService } from '../shopOrders/planning.service.ts';
import type { PlannedPartDto } from '../shopOrders/shopOrders.schemas.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import {
  clearProblems,
  findOrderer,
  findWaiting,
  type Orderer,
  recordProblems,
} from './autoOrders.repository.ts';
import { type Budget, chooseAffordable, type Left } from './chooseAffordable.ts';

/** Orders per run; the next run continues with the rest. */
const AT_ONCE = 500;
/** Parts that fit into one batch. */
const PARTS = 40;
const AUTO = 2;

type AutoPart = Pick<PlannedPartDto, 'warehouseId' | 'courierId' | 'shopOrderIds' | 'mergeIds' | 'contents'>;
type AutoBatch = Omit<BatchInput, 'parts'> & { parts: AutoPart[] };

type Dependencies = { db: Db; queue: JobSender; planning: PlanningService; batches: BatchService };

/** Automatic ordering: orders and pays what can be planned, and records the rest as problems. */
export function autoOrderingService({ db, queue, planning, batches }: Dependencies) {
  /** Schedules ordering for a shop soon. */
  const wake = (tx: Queryable, shopId: number) => queue.send(tx, AUTO_ORDER, String(shopId), { shopId });

  /** Leaves out what cannot be ordered, until what is left fits: fewer pieces may miss a price step. */
  async function affordable(actor: Actor, input: AutoBatch, budget: Omit<Budget, 'balance'>) {
    const left: Left[] = [];
    let chosen = input.parts;
    while (chosen.length > 0) {
      const quote = await batches.quote(actor, { ...input, parts: chosen });
      const quoted = chosen;
      const choice = chooseAffordable(quote, quoted, { ...budget, balance: quote.balance });
      left.push(...choice.left);
      chosen = choice.chosen.flatMap(({ part, ...ids }) => {
        const planned = quoted[part];
        return planned ? [chosenOf(planned, ids)] : [];
      });
      if (choice.left.length === 0) break;
      // Of an order in parts all parcels are ordered or none.
      chosen = withoutOrders(chosen, new Set(choice.left.flatMap(({ shopOrderIds }) => shopOrderIds)));
    }
    return { chosen, left };
  }

  async function order(shop: ShopRow, { actor, senderId, spentToday }: Orderer): Promise<void> {
    const { fresh, ...waiting } = await findWaiting(db, shop.id, AT_ONCE);
    if (waiting.shopOrderIds.length + waiting.mergeIds.length === 0) return;
    const plan = await planning.plan(actor.accountId, { shopId: shop.id, ...waiting, byItems: true });
    const bought = plan.sourced.map(({ shopOrderId }) => ({
      ...{
        shopOrderId,
        reasonCode: 'OFFER_LINKED' as const,
        msg: '由1688采购，请在「自动发货」里提交到1688',
      },
    }));
    const left: Left[] = [...plan.unplanned, ...bought].map(({ shopOrderId, reasonCode, msg }) => ({
      shopOrderIds: [shopOrderId],
      reasonCode,
      msg,
    }));
    const later = new Set(plan.parts.slice(PARTS).flatMap(({ shopOrderIds }) => shopOrderIds));
    const parts = withoutOrders(plan.parts.slice(0, PARTS), later);
    let ordered = false;
    if (parts.length > 0 && senderId === null) {
      const msg = '请先设置发件人';
      left.push(
        ...parts.map(({ shopOrderIds, mergeIds }) => ({
          shopOrderIds,
          mergeIds,
          reasonCode: 'SENDER_MISSING' as const,
          msg,
        })),
      );
    } else if (parts.length > 0 && senderId !== null) {
      const input: AutoBatch = {
        type: AUTO,
        senderId,
        autoSend: shop.autoSend,
        remark: '自动下单',
        parts: parts.map(({ warehouseId, courierId, shopOrderIds, mergeIds, contents }) => ({
          ...{ warehouseId, courierId, shopOrderIds, mergeIds, contents },
        })),
      };
      const { chosen, left: tooMuch } = await affordable(actor, input, {
        perParcel: shop.autoParcelLimit ?? Number.POSITIVE_INFINITY,
        ofDay: (shop.autoDayLimit ?? Number.POSITIVE_INFINITY) - spentToday,
      });
      left.push(...tooMuch);
      ordered = chosen.length > 0;
      if (ordered) {
        await batches.create(actor, {
          ...input,
          parts: chosen,
          key: null,
          confirm: true,
          byItself: true,
          // Whatever changed since the quote is left for the next run.
          skipInvalid: true,
          ...(shop.autoDayLimit === null ? {} : { spending: { shopId: shop.id, perDay: shop.autoDayLimit } }),
        });
      }
    }
    await db.transaction(async (tx) => {
      await clearProblems(tx, shop.id);
      await recordProblems(tx, shop.id, left);
      if (fresh === AT_ONCE || (ordered && plan.parts.length > PARTS)) await wake(tx, shop.id);
    });
  }

  return {
    wake,

    handler: handles(AUTO_ORDER, async ({ shopId }) => {
      const shop = await findAnyShop(db, shopId);
      if (!shop || shop.isSeller || shop.status !== shopStatuses.active) return;
      if (!shop.autoOrder) return clearProblems(db, shopId);
      const orderer = await findOrderer(db, shopId);
      if (!orderer) return;
      try {
        await order(shop, orderer);
      } catch (error) {
        // The orders were taken or the price has changed: the next run plans again.
        if (!(error instanceof Refusal)) throw error;
      }
    }),
  };
}

/** A part with these of its parcels only. */
function chosenOf(part: AutoPart, ids: { shopOrderIds: number[]; mergeIds: number[] }): AutoPart {
  const contents = part.contents.filter(({ shopOrderId, mergeId }) =>
    mergeId === null ? ids.shopOrderIds.includes(shopOrderId ?? 0) : ids.mergeIds.includes(mergeId),
  );
  return { ...part, ...ids, contents };
}

function withoutOrders(parts: readonly AutoPart[], ids: ReadonlySet<number>): AutoPart[] {
  return parts
    .map((part) => chosenOf(part, { ...part, shopOrderIds: part.shopOrderIds.filter((id) => !ids.has(id)) }))
    .filter(({ contents }) => contents.length > 0);
}

export type AutoOrderingService = ReturnType<typeof autoOrderingService>;
