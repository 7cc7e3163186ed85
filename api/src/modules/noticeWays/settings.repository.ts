import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { accountStatuses } from '../../shared/statuses.ts';
import type { QuietHours } from './quietHours.ts';
import type { PersonOf } from './robots.repository.ts';

const LEASE_SECONDS = 60;

export type Setting = QuietHours & { smsGroups: string[]; digestAt: number | null };
const DEFAULTS: Setting = { smsGroups: [], quietFrom: null, quietTo: null, digestAt: null };

/** How a person wants to be told; bell only where they have never said it. */
export async function findSetting(db: Queryable, { accountId, memberId }: PersonOf): Promise<Setting> {
  const { rows } = await db.execute<Setting>(sql`
    SELECT sms_groups AS "smsGroups", quiet_from AS "quietFrom", quiet_to AS "quietTo", digest_at AS "digestAt"
      FROM notice_setting WHERE account_id = ${accountId} AND coalesce(member_id, 0) = ${memberId ?? 0}`);
  return (rows[0] as Setting | undefined) ?? DEFAULTS;
}

/** @param digestNextAt null where there is no digest */
export async function saveSetting(
  tx: Tx,
  { accountId, memberId }: PersonOf,
  { smsGroups, quietFrom, quietTo, digestAt }: Setting,
  digestNextAt: Date | null,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO notice_setting (account_id, member_id, sms_groups, quiet_from, quiet_to, digest_at, digest_next_at)
    VALUES (${accountId}, ${memberId}, ${sql.param(smsGroups)}::text[], ${quietFrom}, ${quietTo}, ${digestAt}, ${digestNextAt})
    ON CONFLICT (account_id, (coalesce(member_id, 0))) DO UPDATE
       SET sms_groups = excluded.sms_groups, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, updated_at = now(),
           digest_next_at = CASE WHEN notice_setting.digest_at IS NOT DISTINCT FROM excluded.digest_at THEN notice_setting.digest_next_at
                                 ELSE excluded.digest_next_at END,
           digest_at = excluded.digest_at`);
}

/** The phone of a person, sealed. */
export async function phoneOf(db: Queryable, { accountId, memberId }: PersonOf): Promise<string> {
  const { rows } = await db.execute<{ phone: string }>(
    memberId === null
      ? sql`SELECT phone FROM account WHERE id = ${accountId}`
      : sql`SELECT phone FROM member WHERE id = ${memberId} AND account_id = ${accountId}`,
  );
  return rows[0]?.phone ?? '';
}

/** In fen; null where the account is not told. */
export async function findLowLimit(db: Queryable, accountId: number): Promise<number | null> {
  const { rows } = await db.execute<{ limit: number | null }>(
    sql`SELECT low_limit AS "limit" FROM ledger_account WHERE owner_id = ${accountId} AND code = 'available'`,
  );
  return rows[0]?.limit ?? null;
}

/** An account that never had money has no wallet before: a statement of its own makes it. */
export async function setLowLimit(tx: Tx, accountId: number, limit: number | null): Promise<void> {
  await tx.execute(sql`SELECT ledger_account_of(${accountId}, 'available')`);
  await tx.execute(
    sql`UPDATE ledger_account SET low_limit = ${limit} WHERE owner_id = ${accountId} AND code = 'available'`,
  );
}

export type ClaimedPerson = {
  id: number;
  /** Sealed. */
  phone: string;
  failures: number;
  claims: number;
  /** Short messages sent on `smsDay`, a day of Beijing. */
  smsDay: string;
  smsSent: number;
};

/** Claims people for whom a short message is due, as robots are claimed. */
export async function claimPeople(db: Db, most: number, now: Date): Promise<ClaimedPerson[]> {
  const { rows } = await db.execute<ClaimedPerson>(sql`
    WITH next AS (
      SELECT s.id, coalesce(m.phone, a.phone) AS phone
        FROM notice_setting s JOIN account a ON a.id = s.account_id LEFT JOIN member m ON m.id = s.member_id
       WHERE s.next_at <= ${now} AND coalesce(s.paused_until <= now(), true) AND coalesce(s.lease_until <= now(), true)
         AND a.status = ${literal(accountStatuses.active)} AND m.removed_at IS NULL
       ORDER BY s.next_at, s.id LIMIT ${most} FOR NO KEY UPDATE OF s SKIP LOCKED)
    UPDATE notice_setting s SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), claims = s.claims + 1
      FROM next WHERE s.id = next.id
    RETURNING s.id, next.phone, s.failures, s.claims, s.sms_day AS "smsDay", s.sms_sent AS "smsSent"`);
  return rows as ClaimedPerson[];
}

/** Locks a person's setting whose claim still holds. */
export async function lockClaimedPerson(tx: Tx, { id, claims }: ClaimedPerson): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`SELECT FROM notice_setting WHERE id = ${id} AND claims = ${claims} AND lease_until IS NOT NULL FOR NO KEY UPDATE`,
  );
  return rowCount === 1;
}

/** Counts a short message of a day. */
export async function countSms(tx: Tx, { id }: ClaimedPerson, day: string): Promise<void> {
  await tx.execute(sql`
    UPDATE notice_setting SET sms_sent = CASE WHEN sms_day = ${day} THEN sms_sent ELSE 0 END + 1, sms_day = ${day}, failures = 0
     WHERE id = ${id}`);
}

/** Ends a claim; after a failure with a pause. */
export async function releasePerson(tx: Tx, { id }: ClaimedPerson, pauseMs: number | null): Promise<void> {
  await tx.execute(sql`
    UPDATE notice_setting SET lease_until = NULL, next_at = (SELECT min(due_at) FROM notice_send WHERE setting_id = ${id}),
           failures = failures + CASE WHEN ${pauseMs !== null} THEN 1 ELSE 0 END,
           paused_until = now() + make_interval(secs => ${(pauseMs ?? 0) / 1000})
     WHERE id = ${id}`);
}
