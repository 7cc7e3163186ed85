import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../../db/conditions.ts';
import type { Actor } from '../../shared/actor.ts';
import { caseStatus } from '../../shared/statuses.ts';
import { WAITS_FOR, WAITS_SINCE } from '../cases/cases.repository.ts';
import { ERP_STOPPED } from '../erpAccounts/accounts.repository.ts';
import { IS_SUGGESTIBLE } from '../parcels/parcels.repository.ts';
import type { ProblemKind } from './problems.schemas.ts';

/** The rows of a kind of problem: their ids, their time, FROM and WHERE, and the shop that they are of, where they may be of one. */
export type Source = { of: SQL; at: SQL; from: SQL; shop?: SQL };

const PICKED_WITHIN_HOURS = 24;
/** As long as couriers are queried; older parcels are not problems any more. */
const FOLLOWED_DAYS = 60;

/** A pending refund hides the other problems of its parcel. */
const NOT_REFUNDING = sql`p.refund_status NOT IN (10, 20, 30)`;
const FOLLOWED = sql`p.shipped_at > now() - make_interval(days => ${FOLLOWED_DAYS})`;

const OF_PARCEL = sql`p.shop_id`;

/** Written out like the partial indexes. */
const parcelSources = (own: SQL) => ({
  output: {
    of: sql`p.id`,
    shop: OF_PARCEL,
    at: sql`p.created_at`,
    from: sql`order_package p WHERE ${own} AND p.output_status = 4 AND p.status = 20 AND ${NOT_REFUNDING}`,
  },
  // Without a tracking service pick-ups are unknown.
  pickup: {
    of: sql`p.id`,
    shop: OF_PARCEL,
    at: sql`p.shipped_at`,
    from: sql`order_package p
      WHERE ${own} AND p.status = 30 AND p.picked_at IS NULL AND p.trace_checked_at IS NOT NULL
        AND p.shipped_at < now() - make_interval(hours => ${PICKED_WITHIN_HOURS}) AND ${FOLLOWED} AND ${NOT_REFUNDING}`,
  },
  movement: {
    of: sql`p.id`,
    shop: OF_PARCEL,
    at: sql`coalesce(p.traced_at, p.shipped_at)`,
    from: sql`order_package p WHERE ${own} AND p.status = 60 AND ${FOLLOWED} AND ${NOT_REFUNDING}`,
  },
});

/** Later than promised: not shipped, or with the courier while nothing was asked for and nothing dismissed. Failed waybills are `output`. */
const lateSource = (accountId: number): Source => ({
  of: sql`p.id`,
  shop: OF_PARCEL,
  at: sql`p.promised_ship_at`,
  from: sql`order_package p
    WHERE p.account_id = ${accountId} AND p.status IN (20, 30, 40)
      AND (p.status = 20 OR p.shipped_at > p.promised_ship_at OR p.picked_at > p.promised_ship_at)
      AND p.promised_ship_at < now() AND p.promised_ship_at > now() - make_interval(days => ${FOLLOWED_DAYS})
      AND (p.status <> 20 OR p.output_status <> 4) AND (p.status <> 30 OR p.picked_at IS NOT NULL OR p.own_courier_id IS NOT NULL)
      AND ${NOT_REFUNDING} AND p.package_fee > 0 AND ${IS_SUGGESTIBLE}`,
});

/** A refund that is a case is shown as that, where it is; `shown` says which of its open cases are. */
const refundSource = (own: SQL, shown: SQL): Source => ({
  of: sql`r.id`,
  at: sql`r.created_at`,
  from: sql`refund r WHERE ${own} AND r.status = 30
    AND NOT EXISTS (SELECT FROM after_sale_case c WHERE c.refund_id = r.id AND c.status < 70 AND ${shown})`,
});

/** Cases that wait for one side, since they do. */
const caseSource = (own: SQL, kind: Actor['kind']): Source => ({
  of: sql`c.id`,
  at: WAITS_SINCE,
  from: sql`after_sale_case c WHERE ${own} AND c.status < 70 AND ${WAITS_FOR[kind]}`,
});

const ofBuyer = (
  accountId: number,
): Record<Exclude<ProblemKind, 'waybillAccount' | 'erpAccount' | 'erpParcel'>, Source> => ({
  case: caseSource(sql`c.account_id = ${accountId}`, 'buyer'),
  refund: refundSource(sql`r.account_id = ${accountId}`, sql`c.status <> ${literal(caseStatus.waitSeller)}`),
  ...parcelSources(sql`p.account_id = ${accountId}`),
  late: lateSource(accountId),
  autoOrder: {
    of: sql`s.id`,
    shop: sql`s.shop_id`,
    at: sql`s.synced_at`,
    from: sql`shop_order s JOIN shop h ON h.id = s.shop_id
      WHERE h.account_id = ${accountId} AND h.status <> 5 AND s.problem_code <> '' AND s.import_status = 0`,
  },
  autoSend: {
    of: sql`p.id`,
    shop: OF_PARCEL,
    at: sql`coalesce(p.shipped_at, p.created_at)`,
    from: sql`order_package p
      WHERE p.account_id = ${accountId} AND p.auto_send_status IN (4, 5) AND p.status NOT IN (70, 80) AND ${NOT_REFUNDING}`,
  },
  // What was closed after it was paid waits until its order is bought otherwise; what was paid and is not to be sent any more is looked at on.
  sourceOrder: {
    of: sql`o.id`,
    shop: sql`o.shop_id`,
    at: sql`o.created_at`,
    from: sql`source_order o JOIN shop h ON h.id = o.shop_id
      WHERE h.account_id = ${accountId} AND o.code <> ''
        AND (o.due_at IS NULL OR is_stopped_at_shop(o))
        AND (o.status < 4 OR o.paid_at IS NOT NULL
          AND EXISTS (SELECT FROM shop_order s WHERE s.id = o.shop_order_id AND s.import_status = 0 AND awaits_parcels(s)))`,
  },
  // Written out as the index of it is; what was deleted at the platform may have been so on purpose.
  listing: {
    of: sql`l.id`,
    shop: sql`l.shop_id`,
    at: sql`greatest(l.edited_at, l.listed_at, l.created_at)`,
    from: sql`shop_listing l JOIN shop h ON h.id = l.shop_id
      WHERE h.account_id = ${accountId} AND h.status <> 5
        AND (l.due_at IS NULL AND (l.state = 2 OR l.edits <> 0 AND l.code <> '') OR l.verdict IN (3, 5))`,
  },
  // One that its platform has ended early has worked until it was read last.
  shop: {
    of: sql`h.id`,
    shop: sql`h.id`,
    at: sql`h.ends_at`,
    from: sql`(
        SELECT *, CASE WHEN status = 3 AND greatest(expires_at, refresh_expires_at) > now() THEN coalesce(last_sync_at, auth_at)
                       WHEN refresh_token IS NULL THEN expires_at ELSE greatest(expires_at, refresh_expires_at) END AS ends_at
          FROM shop WHERE account_id = ${accountId} AND status IN (1, 3)) h
      WHERE (h.status = 3 OR (h.ends_at < now() + interval '3 days' AND (h.refresh_token IS NULL OR h.refresh_expires_at IS NOT NULL)))`,
  },
});

/** Accounts in use that their courier refused last. */
const accountSource = (sellerId: number): Source => ({
  of: sql`w.id`,
  at: sql`w.problem_at`,
  from: sql`waybill_account w WHERE w.seller_id = ${sellerId} AND w.removed_at IS NULL AND w.enabled AND w.problem_code <> ''`,
});

const erpSource = (sellerId: number): Source => ({
  of: sql`e.id`,
  at: sql`e.problem_at`,
  from: sql`erp_account e WHERE e.seller_id = ${sellerId} AND ${ERP_STOPPED}`,
});

/** What waits for a person; what is tried again by itself does not. */
const erpParcelSource = (sellerId: number): Source => ({
  of: sql`t.package_id`,
  at: sql`coalesce(t.pushed_at, t.created_at)`,
  from: sql`erp_trade t
    WHERE t.seller_id = ${sellerId} AND t.code <> '' AND t.due_at IS NULL AND t.account_id IS NOT NULL`,
});

/** Buyers have all kinds of problems of orders and shops; suppliers those of parcels from their warehouses, and of their accounts. */
function allSourcesOf({ kind, accountId }: Actor): Partial<Record<ProblemKind, Source>> {
  if (kind === 'buyer') return ofBuyer(accountId);
  return {
    case: caseSource(sql`c.seller_id = ${accountId}`, 'seller'),
    refund: refundSource(sql`r.seller_id = ${accountId}`, sql`true`),
    ...parcelSources(sql`p.seller_id = ${accountId}`),
    waybillAccount: accountSource(accountId),
    erpAccount: erpSource(accountId),
    erpParcel: erpParcelSource(accountId),
  };
}

/** The kinds of problems that an actor has, or those of them that are of a shop. */
export function sourcesOf(actor: Actor, shopId?: number): [ProblemKind, Source][] {
  const sources = Object.entries(allSourcesOf(actor)) as [ProblemKind, Source][];
  if (shopId === undefined) return sources;
  return sources.flatMap(([kind, { from, shop, ...source }]) =>
    shop ? [[kind, { ...source, from: sql`${from} AND ${shop} = ${shopId}` }]] : [],
  );
}
