import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { containing, equalities } from '../../db/conditions.ts';
import { type Order, orderBy, pageOfRows, type SortKey, sortKey, windowOf } from '../../db/pages.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { maskPhone } from '../../shared/masking.ts';
import { openPhone } from '../../shared/personalData.ts';
import type {
  NewUserProfits,
  UserProfitChange,
  UserProfitDto,
  UserProfitsFilter,
} from './userProfits.schemas.ts';

type Row = Omit<UserProfitDto, 'userPhone' | 'updatedAt'> & {
  phone: string;
  updatedAt: string;
};

const COLUMNS = sql`
  u.id, u.user_id AS "userId", a.phone, a.nick_name AS "nickName", u.good_id AS "goodId", g.name AS "goodName",
  u.profit, u.courier_profit AS "courierProfit", u.enabled, u.remark, u.updated_at AS "updatedAt"`;
const JOINS = sql`JOIN account a ON a.id = u.user_id LEFT JOIN goods g ON g.id = u.good_id`;

const CHANGED_LAST_FIRST: Order = {
  name: 'userProfits',
  by: [{ moment: sql`u.updated_at` }, sql`u.id`],
  descending: true,
};

/** A page of an agent's mark-ups, last changed first. */
export async function listUserProfits(db: Db, agentId: number, filter: UserProfitsFilter) {
  const window = windowOf(filter, CHANGED_LAST_FIRST);
  const conditions: SQL[] = [
    sql`u.agent_id = ${agentId}`,
    ...equalities([
      [filter.userId, sql`u.user_id`],
      [filter.goodId, sql`u.good_id`],
    ]),
  ];
  if (filter.keyword)
    conditions.push(
      sql`(a.nick_name LIKE ${containing(filter.keyword)} OR g.name LIKE ${containing(filter.keyword)})`,
    );
  const where = sql`FROM user_profit u ${JOINS} WHERE ${sql.join(conditions, sql` AND `)}`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row & { sortKey: SortKey }>(sql`
      SELECT ${COLUMNS}, ${sortKey(CHANGED_LAST_FIRST)} AS "sortKey" ${where} AND ${window.after}
       ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total ${where}`),
  ]);
  return pageOfRows(window, rows, counted.rows[0]?.total ?? 0, ({ sortKey: _key, ...row }) => dtoOf(db, row));
}

/** Those rows of an agent that are named by `where`, of `u`. */
export async function findUserProfits(db: Queryable, agentId: number, where: SQL): Promise<UserProfitDto[]> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${COLUMNS} FROM user_profit u ${JOINS} WHERE u.agent_id = ${agentId} AND ${where} ORDER BY u.id DESC`,
  );
  return rows.map((row) => dtoOf(db, row));
}

/** How many of the accounts the agent has invited itself. */
export async function countInvitees(db: Queryable, agentId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM account WHERE super_id = ${agentId} AND id = ANY (${setOf(ids)})`,
  );
  return rows[0]?.count ?? 0;
}

/** Whether there are such goods, on sale or not. */
export async function hasGood(db: Queryable, goodId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM goods WHERE id = ${goodId} AND status IN (1, 2) AND deleted_at IS NULL`,
  );
  return rows.length > 0;
}

/** Upserts a row for each of the invitees; returns their ids. */
export async function saveUserProfits(
  db: Queryable,
  agentId: number,
  userIds: readonly number[],
  { goodId = null, profit, courierProfit = 0, remark = '' }: Omit<NewUserProfits, 'userId' | 'userIds'>,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO user_profit (agent_id, user_id, good_id, profit, courier_profit, remark)
    SELECT ${agentId}, a.id, ${goodId}::bigint, ${profit}, ${courierProfit}, ${remark} FROM account a
     WHERE a.super_id = ${agentId} AND a.id = ANY (${setOf(userIds)}) ORDER BY a.id
    ON CONFLICT ON CONSTRAINT user_profit_once DO UPDATE SET profit = excluded.profit,
      courier_profit = excluded.courier_profit, remark = excluded.remark, enabled = true, updated_at = now()
    RETURNING id`);
  return rows.map(({ id }) => id);
}

/** False when the agent has no such row. */
export async function changeUserProfit(
  db: Queryable,
  agentId: number,
  { id, profit, courierProfit, enabled, remark }: UserProfitChange,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    UPDATE user_profit SET profit = coalesce(${profit ?? null}::bigint, profit),
           courier_profit = coalesce(${courierProfit ?? null}::bigint, courier_profit),
           enabled = coalesce(${enabled ?? null}::boolean, enabled), remark = coalesce(${remark ?? null}::text, remark),
           updated_at = now()
     WHERE id = ${id} AND agent_id = ${agentId} RETURNING id`);
  return rows.length > 0;
}

/** Returns the ids of the removed rows; rows of others are untouched. */
export async function deleteUserProfits(
  db: Queryable,
  agentId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`DELETE FROM user_profit WHERE agent_id = ${agentId} AND id = ANY (${setOf(ids)}) RETURNING id`,
  );
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

type Amounts = { profit: number; courierProfit: number };

/** An agent's default mark-up, and the maximum of its level. */
export async function findDefaultProfit(
  db: Queryable,
  agentId: number,
): Promise<Amounts & { maxProfit: number }> {
  const { rows } = await db.execute<Amounts & { maxProfit: number }>(sql`
    SELECT coalesce(d.profit, 0) AS profit, coalesce(d.courier_profit, 0) AS "courierProfit", l.max_profit AS "maxProfit"
      FROM account a JOIN league_level l ON l.level = a.level LEFT JOIN default_profit d ON d.agent_id = a.id
     WHERE a.id = ${agentId}`);
  const [found] = rows;
  if (!found) throw new Error('an account has no level');
  return found;
}

export async function saveDefaultProfit(
  db: Queryable,
  agentId: number,
  { profit, courierProfit }: Amounts,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO default_profit (agent_id, profit, courier_profit) VALUES (${agentId}, ${profit}, ${courierProfit})
    ON CONFLICT (agent_id) DO UPDATE SET profit = excluded.profit, courier_profit = excluded.courier_profit, updated_at = now()`);
}

/** The level of an invitee, and the mark-up on these goods; undefined for other accounts. */
export async function findInvitee(
  db: Queryable,
  agentId: number,
  userId: number,
  goodId: number,
): Promise<(Amounts & { level: number }) | undefined> {
  const { rows } = await db.execute<Amounts & { level: number }>(sql`
    SELECT a.level, coalesce(m.profit, 0) AS profit, coalesce(m.courier_profit, 0) AS "courierProfit"
      FROM account a LEFT JOIN mark_up_of(a.id, ${goodId}) m ON true
     WHERE a.id = ${userId} AND a.super_id = ${agentId}`);
  return rows[0];
}

export function setOf(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::bigint[]`;
}

function dtoOf(db: Queryable, { phone, updatedAt, ...row }: Row): UserProfitDto {
  return {
    ...row,
    userPhone: maskPhone(openPhone(db.box, phone)),
    updatedAt: shanghaiIso(new Date(updatedAt)),
  };
}
