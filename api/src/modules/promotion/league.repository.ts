import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { countActive } from './invitees.repository.ts';
import type { LeagueDto } from './promotion.schemas.ts';
import { setOf } from './userProfits.repository.ts';

const PACKAGE_DAYS = 90;
/** Buyers whose months are counted by one statement. */
const AT_ONCE = 500;

/** The progress of buyers `a` by the three ways to a level, without refunded recharges. */
const PROGRESS = sql`
  ${countActive(sql`a.id`)} AS invites,
  (SELECT count(*)::int FROM order_package p WHERE p.account_id = a.id AND p.status <> 70
    AND p.shipped_at >= now() - make_interval(days => ${PACKAGE_DAYS})) AS packages,
  (SELECT coalesce(max(p.amount - coalesce((
            SELECT sum(r.amount) FROM recharge_refund r WHERE r.payment_id = p.id AND r.status IN (0, 1)), 0)), 0)::bigint
     FROM payment p WHERE p.account_id = a.id AND p.status = 1) AS recharge`;
/** The highest level whose condition a row `x` of progress meets; null for none. */
const REACHED = sql`(SELECT max(l.level) FROM league_level l WHERE l.level > 1 AND
  (x.invites >= l.need_invites OR x.packages >= l.need_packages OR x.recharge >= l.need_recharge))`;

export async function findLeague(db: Queryable, accountId: number): Promise<LeagueDto> {
  const { rows } = await db.execute<Omit<LeagueDto, 'levels'>>(
    sql`SELECT a.level, ${PROGRESS} FROM account a WHERE a.id = ${accountId}`,
  );
  const { rows: levels } = await db.execute<LeagueDto['levels'][number]>(sql`
    SELECT level, name, need_invites AS "needInvites", need_packages AS "needPackages", need_recharge AS "needRecharge",
           discount, max_profit AS "maxProfit" FROM league_level ORDER BY level`);
  const [found] = rows;
  if (!found) throw new Error('an account has no level');
  return { ...found, levels };
}

/** Raises buyers to the highest level whose condition they meet; never lowers one. */
export async function raiseLevels(db: Db, accountIds: readonly number[]): Promise<void> {
  for (let from = 0; from < accountIds.length; from += AT_ONCE)
    await raiseSome(db, accountIds.slice(from, from + AT_ONCE));
}

async function raiseSome(db: Db, accountIds: readonly number[]): Promise<void> {
  const { rows } = await db.execute<{ id: number; reached: number }>(sql`
    SELECT r.id, r.reached FROM (
      SELECT x.id, x.level, ${REACHED} AS reached
        FROM (SELECT a.id, a.level, ${PROGRESS} FROM account a WHERE a.id = ANY (${setOf(accountIds)}) AND a.kind = 1) x) r
     WHERE r.reached > r.level`);
  // One by one, so that concurrent calls do not deadlock.
  for (const { id, reached } of rows)
    await db.execute(sql`UPDATE account SET level = ${reached} WHERE id = ${id} AND level < ${reached}`);
}

/** Lowers a level that rested on a refunded recharge. */
export async function lowerLevel(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE account SET level = least(level, (
      SELECT coalesce(${REACHED}, 1) FROM (SELECT a.id, ${PROGRESS} FROM account a WHERE a.id = ${accountId}) x))
     WHERE id = ${accountId} AND kind = 1`);
}

/** The level that a buyer has reached by itself. */
export async function findEarnedLevel(db: Queryable, accountId: number): Promise<number> {
  const { rows } = await db.execute<{ earned: number }>(sql`
    SELECT coalesce(${REACHED}, 1)::int AS earned FROM (SELECT a.id, ${PROGRESS} FROM account a WHERE a.id = ${accountId}) x`);
  return rows[0]?.earned ?? 1;
}

/** Raises the payer of a payment to the level that it earns. */
export async function raisePayer(db: Db, payNo: string): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT account_id AS id FROM payment WHERE pay_no = ${payNo}`,
  );
  await raiseLevels(
    db,
    rows.map(({ id }) => id),
  );
}
