import type { Db, Tx } from '../../db/client.ts';
import { type IdempotentRequest, respondOnce, storeResponse } from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { payingToken } from '../../shared/rights.ts';
import { cancelTypes } from '../../shared/statuses.ts';
import { readSettings, type SiteSettings } from '../settings/settings.ts';
import { endUnpaid } from '../shipments/cancelling.service.ts';
import { placeWithin } from '../shipments/orders.writes.ts';
import { type PlaceableOrder, placeable, pricedTogether, stockPiecesOf } from '../shipments/pricedOrder.ts';
import { readOrder } from '../shipments/quoting.service.ts';
import {
  type AuditActor,
  inFull,
  lockParcels,
  refundParcels,
  setAuditActor,
} from '../shipments/refunding.repository.ts';
import { namingShortage, termsOf } from '../shipments/shipments.service.ts';
import { readStopped, readWays } from './readingStopped.ts';
import {
  inputOf,
  isAsBefore,
  isPaid,
  isSame,
  mayMove,
  platformOf,
  recipientsOf,
  type Stopped,
  stopOf,
  stoppedDto,
  wayDto,
} from './rerouteRows.ts';
import { findRule, findStopped, keepMoved, lockMoved, lockUnpaid, saveRule } from './reroutes.repository.ts';
import type {
  AcceptedWay,
  ReroutedDto,
  RerouteRuleDto,
  StoppedParcelDto,
  WayDto,
} from './reroutes.schemas.ts';
import type { OpenWay } from './ways.ts';

const REASON = '停发改道';

type Dependencies = {
  db: Db;
  now: () => Date;
  /** Called after every committed payment. */
  onPaid: (orderIds: number[]) => Promise<void>;
};
type Moving = {
  key: string | null;
  by: AuditActor;
  /** Belongs to the transaction of a move. */
  onMoved?: (tx: Tx) => Promise<void>;
};

/**
 * Parcels that wait although their warehouse, courier or area was stopped, and their other ways. A parcel that takes one is
 * refunded in full and ordered anew in one transaction; the buyer has seen what that costs, or set a rule for it.
 */
export function rerouteService({ db, now, onPaid }: Dependencies) {
  /** A way with its price; null where it cannot be ordered. */
  async function priced(actor: Actor, row: Stopped, way: OpenWay, settings: SiteSettings) {
    try {
      const input = inputOf(row, way);
      const read = await readOrder(db, actor, input, settings, now(), undefined, recipientsOf(db, row, way));
      const [order] = pricedTogether([read]);
      return (order && placeable(order)) ?? null;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  async function bestWay(
    actor: Actor,
    row: Stopped,
    ways: readonly OpenWay[],
    settings: SiteSettings,
  ): Promise<WayDto | null> {
    const orders = await Promise.all(ways.map((way) => priced(actor, row, way, settings)));
    const shown = orders.flatMap((order, at) => {
      const way = ways[at];
      return order && way ? [wayDto(row, way, order)] : [];
    });
    const [best] = shown.toSorted(
      (one, other) => one.packageFee - other.packageFee || (one.days ?? Infinity) - (other.days ?? Infinity),
    );
    return best ?? null;
  }

  /** Refunds the parcel and orders it anew, both or neither. */
  async function move(
    actor: Actor,
    row: Stopped,
    { order, seen, request }: { order: PlaceableOrder; seen: AcceptedWay; request: IdempotentRequest },
    { by, onMoved }: Moving,
  ): Promise<{ orderId: number }> {
    const tokenId = payingToken(actor);
    const settings = await readSettings(db);
    const { accountId } = actor;
    const confirm = isPaid(row);
    return db.transaction(async (tx) => {
      if (!confirm) await lockUnpaid(tx, accountId);
      return storeResponse(tx, request, async () => {
        await setAuditActor(tx, by);
        const locked = await lockParcels(tx, row.order.id, [row.parcel.id]);
        const [parcel] = locked?.parcels ?? [];
        const [still] = await findStopped(tx, accountId, [row.parcel.id]);
        if (!locked || !parcel || !still || !mayMove(still) || !isAsBefore(row, still))
          throw new Refusal('ORDER_STATE');
        await lockMoved(tx, parcel.id, {
          warehouseId: seen.warehouseId,
          skuIds: [...stockPiecesOf(order).keys()],
        });
        if (confirm) await refundParcels(tx, locked.order, [inFull(parcel)], { by, reason: REASON });
        else await endUnpaid(tx, locked.order, cancelTypes.buyer);
        const { type, remark, byItself } = locked.order;
        const placed = await placeWithin(tx, {
          order,
          terms: {
            ...{
              accountId,
              op: 'createOrder',
              key: null,
              hash: '',
              kept: {},
              ...{ type, byItself, confirm },
            },
            ...termsOf({ remark, allowDuplicate: parcel.duplicateAllowed }, settings, order.totalFee),
            ...(tokenId !== null && { tokenId }),
          },
        });
        await keepMoved(tx, parcel.id, placed.orderId);
        await onMoved?.(tx);
        return { orderId: placed.orderId };
      });
    });
  }

  /**
   * Takes the way of a parcel as it was seen.
   * @throws Refusal ORDER_STATE where parcel or way have changed since; PRICE_CHANGED; those of placing an order
   */
  async function acceptOne(actor: Actor, seen: AcceptedWay, moving: Moving): Promise<ReroutedDto> {
    const { accountId } = actor;
    const { packageId } = seen;
    const request = { accountId, op: 'reroute', key: moving.key, hash: requestHash(seen) };
    const { orderId } = await respondOnce(db, request, async () => {
      const [row] = await readStopped({ db, now }, accountId, [packageId]);
      if (!row || !mayMove(row)) throw new Refusal('ORDER_STATE');
      const ways = await readWays({ db, now }, { accountId, platform: platformOf(row) }, [row]);
      const way = ways.get(packageId)?.find((each) => isSame(each, seen));
      const order = way ? await priced(actor, row, way, await readSettings(db)) : null;
      if (!order) throw new Refusal('ORDER_STATE');
      if (order.totalFee !== seen.packageFee)
        throw new Refusal('PRICE_CHANGED', {}, { quoted: seen.packageFee, now: order.totalFee });
      const moved = await namingShortage(db, accountId, order.totalFee, () =>
        move(actor, row, { order, seen, request }, moving),
      );
      if (isPaid(row)) await onPaid([moved.orderId]);
      return moved;
    });
    return { packageId, orderId, errorKey: null, msg: '' };
  }

  return {
    /** Stopped parcels, each with what stops it. */
    async listStopped(actor: Actor): Promise<{ stop: string; parcel: StoppedParcelDto }[]> {
      const { accountId } = actor;
      const [stopped, settings] = await Promise.all([readStopped({ db, now }, accountId), readSettings(db)]);
      const byPlatform = Map.groupBy(stopped, platformOf);
      const found: { stop: string; parcel: StoppedParcelDto }[] = [];
      for (const [platform, list] of byPlatform) {
        const ways = await readWays({ db, now }, { accountId, platform }, list.filter(mayMove));
        for (const row of list) {
          const way = await bestWay(actor, row, ways.get(row.parcel.id) ?? [], settings);
          found.push({ stop: stopOf(row), parcel: stoppedDto(row, way) });
        }
      }
      return found.toSorted((one, other) => one.parcel.packageId - other.parcel.packageId);
    },

    async list(actor: Actor): Promise<StoppedParcelDto[]> {
      return (await this.listStopped(actor)).map(({ parcel }) => parcel);
    },

    acceptOne,

    /** Takes ways that were shown, each parcel by itself. */
    async accept(
      actor: Actor,
      { parcels, key }: { parcels: readonly AcceptedWay[]; key: string | null },
    ): Promise<ReroutedDto[]> {
      const list: ReroutedDto[] = [];
      for (const seen of parcels) {
        const { packageId } = seen;
        try {
          list.push(await acceptOne(actor, seen, { key: key && `${key}:${packageId}`, by: 'user' }));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          list.push({ packageId, orderId: null, errorKey: error.errorKey, msg: error.message });
        }
      }
      return list;
    },

    async rule(accountId: number): Promise<RerouteRuleDto> {
      const rule = await findRule(db, accountId);
      return rule ? { isOn: true, ...rule } : { isOn: false, maxMore: 0, maxDays: 0 };
    },

    async setRule(accountId: number, rule: RerouteRuleDto): Promise<RerouteRuleDto> {
      await saveRule(db, accountId, rule);
      return this.rule(accountId);
    },
  };
}

export type RerouteService = ReturnType<typeof rerouteService>;
