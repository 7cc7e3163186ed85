import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { containing, within } from '../../db/conditions.ts';
import { type Counted, countedPage, type Order, pageOfRows, totalOf, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { maskPhone } from '../../shared/masking.ts';
import { openPhone } from '../../shared/personalData.ts';
import { AGENT_EARNS, IS_PAID_OUT, JOIN_REFUND } from '../wallet/shares.sql.ts';
import type { InviteeDto, InviteesFilter, PromotionDayDto, PromotionSummary } from './promotion.schemas.ts';
import { findUserProfits, setOf } from './userProfits.repository.ts';

type Row = Omit<InviteeDto, 'phone' | 'createdAt' | 'lastOrderAt' | 'userProfit'> & {
  phone: string;
  createdAt: string;
  lastOrderAt: string | null;
  id: number;
};

const TODAY = sql`(now() AT TIME ZONE 'Asia/Shanghai')::date`;
const dayOf = (column: SQL): SQL => sql`(${column} AT TIME ZONE 'Asia/Shanghai')::date`;
const MIDNIGHT = sql`${TODAY}::timestamp AT TIME ZONE 'Asia/Shanghai'`;

/** Paid parcels `p` of invitees `a`, with their orders `o` and refunds `r`. */
const PAID_PARCELS = sql`order_package p JOIN orders o ON o.id = p.order_id AND o.paid_at IS NOT NULL ${JOIN_REFUND}`;

const NEWEST: Order = { name: 'invitees', by: [sql`g.id`], descending: true };

/** A page of those whom an agent has invited, the newest first. */
export async function listInvitees(db: Db, agentId: number, filter: InviteesFilter) {
  const window = windowOf(filter, NEWEST);
  const conditions = [sql`g.super_id = ${agentId}`, ...within(sql`g.created_at`, filter)];
  if (filter.keyword) conditions.push(sql`g.nick_name LIKE ${containing(filter.keyword)}`);
  const invited = sql`FROM account g WHERE ${sql.join(conditions, sql` AND `)}`;
  const { rows } = await db.execute<Row & Counted>(sql`
    SELECT i.id, i.id AS "userId", i.phone, i.nick_name AS "nickName", i.created_at AS "createdAt", i.level, l.name AS "levelName",
           s.parcels AS "packageCount", s.spend, s.profit, s.settled AS "profitSettled", s.last_order AS "lastOrderAt",
           (SELECT count(*)::int FROM user_profit u
             WHERE u.agent_id = ${agentId} AND u.user_id = i.id AND u.good_id IS NOT NULL AND u.enabled) AS "goodsProfits", i.total
      FROM (${countedPage(invited, window)}) i
      JOIN league_level l ON l.level = i.level
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE p.status <> 70)::int AS parcels, coalesce(sum(p.package_fee - p.compensated - p.refund_fee), 0)::bigint AS spend,
               coalesce(sum(${AGENT_EARNS}), 0)::bigint AS profit,
               coalesce(sum(${AGENT_EARNS}) FILTER (WHERE ${IS_PAID_OUT}), 0)::bigint AS settled, max(o.paid_at) AS last_order
          FROM ${PAID_PARCELS} WHERE p.account_id = i.id) s
     ORDER BY i.id ${sql.raw(window.order.descending ? 'DESC' : 'ASC')}`);
  const page = pageOfRows(window, rows, await totalOf(db, window, rows, invited), (row) => row);
  const ids = page.list.map(({ userId }) => userId);
  const ofAll = await findUserProfits(
    db,
    agentId,
    sql`u.good_id IS NULL AND u.user_id = ANY (${setOf(ids)})`,
  );
  const byUser = new Map(ofAll.map((each) => [each.userId, each]));
  const list = page.list.map(
    ({ id: _id, total: _total, phone, createdAt, lastOrderAt, ...row }): InviteeDto => ({
      ...row,
      phone: maskPhone(openPhone(db.box, phone)),
      createdAt: shanghaiIso(new Date(createdAt)),
      lastOrderAt: shanghaiIsoOrNull(lastOrderAt),
      userProfit: byUser.get(row.userId) ?? null,
    }),
  );
  return { ...page, list };
}

/** What an agent has from all its invitees. */
export async function sumPromotion(db: Queryable, agentId: number): Promise<PromotionSummary> {
  const { rows } = await db.execute<PromotionSummary>(sql`
    SELECT (SELECT count(*)::int FROM account WHERE super_id = ${agentId}) AS "inviteCount",
           (SELECT count(*)::int FROM account WHERE super_id = ${agentId} AND created_at >= ${MIDNIGHT}) AS "todayCount",
           ${countActive(agentId)} AS "activeCount", s.*
      FROM (SELECT coalesce(sum(${AGENT_EARNS}), 0)::bigint AS "totalProfit",
                   coalesce(sum(${AGENT_EARNS}) FILTER (WHERE NOT ${IS_PAID_OUT}), 0)::bigint AS unsettled,
                   coalesce(sum(${AGENT_EARNS}) FILTER (WHERE o.paid_at >= ${MIDNIGHT}), 0)::bigint AS "todayProfit"
              FROM account a JOIN ${PAID_PARCELS} ON p.account_id = a.id WHERE a.super_id = ${agentId}) s`);
  const [sums] = rows;
  if (!sums) throw new Error('a sum answered no row');
  return sums;
}

/** How many of an agent's invitees have had a parcel shipped: a subquery of one number. */
export function countActive(agentId: number | SQL): SQL {
  return sql`(SELECT count(*)::int FROM account i WHERE i.super_id = ${agentId}
    AND EXISTS (SELECT FROM order_package p WHERE p.account_id = i.id AND p.shipped_at IS NOT NULL AND p.status <> 70))`;
}

/** Each of the last days up to today, the oldest first. */
export async function listPromotionDays(
  db: Queryable,
  agentId: number,
  days: number,
): Promise<PromotionDayDto[]> {
  const from = sql`${TODAY} - ${days}::int + 1`;
  const { rows } = await db.execute<PromotionDayDto>(sql`
    WITH invited AS (
      SELECT ${dayOf(sql`created_at`)} AS day, count(*)::int AS invited FROM account
       WHERE super_id = ${agentId} AND created_at >= (${from})::timestamp AT TIME ZONE 'Asia/Shanghai' GROUP BY 1),
    earned AS (
      SELECT ${dayOf(sql`o.paid_at`)} AS day, count(*) FILTER (WHERE p.status <> 70)::int AS parcels, sum(${AGENT_EARNS})::bigint AS profit
        FROM account a JOIN ${PAID_PARCELS} ON p.account_id = a.id
       WHERE a.super_id = ${agentId} AND o.paid_at >= (${from})::timestamp AT TIME ZONE 'Asia/Shanghai' GROUP BY 1)
    SELECT to_char(d.day, 'YYYY-MM-DD') AS date, coalesce(i.invited, 0) AS invited, coalesce(e.parcels, 0) AS parcels,
           coalesce(e.profit, 0)::bigint AS profit
      FROM (SELECT ${TODAY} - n AS day FROM generate_series(0, ${days}::int - 1) n) d
      LEFT JOIN invited i ON i.day = d.day LEFT JOIN earned e ON e.day = d.day ORDER BY d.day`);
  return rows;
}
