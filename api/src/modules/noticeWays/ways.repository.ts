import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { scopesOfRole } from '../../shared/roles.ts';
import { kindsFor, plainKind } from '../notices/personNoticeKinds.ts';
import { OWNER } from '../notices/personNotices.ts';
import type { QuietHours } from './quietHours.ts';
import { ofPerson, type PersonOf } from './robots.repository.ts';
import type { WaysGroup } from './waysGroups.ts';

/** A way by which one person of an account is told some groups: short messages to them, or a robot of theirs. */
export type Way = QuietHours & {
  settingId: number | null;
  robotId: number | null;
  accountId: number;
  memberId: number | null;
  /** Null of the owner. */
  role: string | null;
  groups: string[];
};

type SendContent = {
  group: WaysGroup;
  title: string;
  detail: string;
  link: string;
  figures: Record<string, string> | null;
};

/** What is written to be sent by a way. */
export type NewSend = SendContent & { settingId: number | null; robotId: number | null; dueAt: Date };

/** What waits to be sent by a way. */
export type Send = SendContent & { id: number };

/**
 * The ways of these accounts. Their rows are locked, in one order, so that who has sent what was due sees what is added here
 * before saying when something is due next.
 */
export async function lockWays(tx: Tx, accountIds: readonly number[]): Promise<Way[]> {
  const accounts = sql`${sql.param([...new Set(accountIds)])}::bigint[]`;
  const settings = await tx.execute<Way>(sql`
    SELECT s.id AS "settingId", NULL::bigint AS "robotId", s.account_id AS "accountId", s.member_id AS "memberId", m.role,
           s.sms_groups AS groups, s.quiet_from AS "quietFrom", s.quiet_to AS "quietTo"
      FROM notice_setting s LEFT JOIN member m ON m.id = s.member_id
     WHERE s.account_id = ANY (${accounts}) AND s.sms_groups <> '{}' ORDER BY s.id FOR NO KEY UPDATE OF s`);
  const robots = await tx.execute<Way>(sql`
    SELECT NULL::bigint AS "settingId", r.id AS "robotId", r.account_id AS "accountId", r.member_id AS "memberId", m.role,
           r.groups, s.quiet_from AS "quietFrom", s.quiet_to AS "quietTo"
      FROM group_robot r LEFT JOIN member m ON m.id = r.member_id
      LEFT JOIN notice_setting s ON s.account_id = r.account_id AND coalesce(s.member_id, 0) = coalesce(r.member_id, 0)
     WHERE r.account_id = ANY (${accounts}) AND r.resting_since IS NULL ORDER BY r.id FOR NO KEY UPDATE OF r`);
  return [...settings.rows, ...robots.rows] as Way[];
}

/** Whether a notice is for a person: to all, or about a thing of their own. */
export function isFor({ memberId }: Pick<Way, 'memberId'>, forMember: number | null): boolean {
  return forMember === null || forMember === (memberId ?? OWNER);
}

/** Whether a person's rights are about a kind of notice. */
export function maySee({ role, memberId }: Pick<Way, 'role' | 'memberId'>, kind: string): boolean {
  if (memberId === null) return true;
  const kinds = kindsFor({ member: { id: memberId, scopes: scopesOfRole(role ?? '') } });
  return kinds === null || kinds.includes(plainKind(kind));
}

/** Writes what is to be sent, and when whoever sends it is to look. Their ways are locked. */
export async function addSends(tx: Tx, sends: readonly NewSend[]): Promise<void> {
  if (sends.length === 0) return;
  await tx.execute(sql`
    WITH added AS (
      INSERT INTO notice_send (setting_id, robot_id, notice_group, title, detail, link, figures, due_at)
      SELECT "settingId", "robotId", "group", title, detail, link, figures, "dueAt"
        FROM jsonb_to_recordset(${JSON.stringify(sends)}::jsonb) AS x ("settingId" bigint, "robotId" bigint, "group" text, title text,
               detail text, link text, figures jsonb, "dueAt" timestamptz)
      RETURNING setting_id, robot_id, due_at
    ), persons AS (
      UPDATE notice_setting s SET next_at = least(s.next_at, x.due_at)
        FROM (SELECT setting_id, min(due_at) AS due_at FROM added GROUP BY setting_id) x WHERE s.id = x.setting_id
    )
    UPDATE group_robot r SET next_at = least(r.next_at, x.due_at)
      FROM (SELECT robot_id, min(due_at) AS due_at FROM added GROUP BY robot_id) x WHERE r.id = x.robot_id`);
}

/**
 * What waits for the end of a person's quiet hours is sent when those end that hold from now on. The person's setting is locked,
 * then their robots: in the order of `lockWays`.
 */
export async function resumeSends(tx: Tx, person: PersonOf, now: Date, dueAt: Date): Promise<void> {
  const theirs = ofPerson(person);
  await tx.execute(sql`SELECT FROM notice_setting WHERE ${theirs} FOR NO KEY UPDATE`);
  await tx.execute(sql`SELECT FROM group_robot WHERE ${theirs} ORDER BY id FOR NO KEY UPDATE`);
  await tx.execute(sql`
    UPDATE notice_send SET due_at = ${dueAt} WHERE due_at > ${now}
       AND (setting_id IN (SELECT id FROM notice_setting WHERE ${theirs}) OR robot_id IN (SELECT id FROM group_robot WHERE ${theirs}))`);
  await tx.execute(sql`
    UPDATE notice_setting s SET next_at = (SELECT min(due_at) FROM notice_send WHERE setting_id = s.id) WHERE ${theirs}`);
  await tx.execute(sql`
    UPDATE group_robot r SET next_at = (SELECT min(due_at) FROM notice_send WHERE robot_id = r.id) WHERE ${theirs}`);
}

export type RoutedNotice = {
  accountId: number;
  kind: string;
  title: string;
  detail: string;
  link: string;
  /** The only person that is told, `OWNER` for the owner; null for all. */
  forMember: number | null;
};

/** Takes notices that nobody has routed yet, the oldest first. */
export async function takeNotices(tx: Tx, most: number): Promise<RoutedNotice[]> {
  const { rows } = await tx.execute<RoutedNotice>(sql`
    WITH taken AS (
      DELETE FROM notice_to_route WHERE notice_id = ANY (ARRAY (
        SELECT notice_id FROM notice_to_route ORDER BY notice_id LIMIT ${most} FOR UPDATE SKIP LOCKED))
      RETURNING notice_id)
    SELECT n.account_id AS "accountId", n.kind, n.title, n.detail, n.link, n.for_member AS "forMember"
      FROM taken t JOIN person_notice n ON n.id = t.notice_id ORDER BY n.id`);
  return rows as RoutedNotice[];
}

/** What is due to be sent by a robot or to a person, the oldest first. What has been due for a day is dropped: it is in the bell. */
export async function findDueSends(
  db: Queryable,
  of: { robotId: number } | { settingId: number },
  now: Date,
  most: number,
): Promise<Send[]> {
  const whose = 'robotId' in of ? sql`robot_id = ${of.robotId}` : sql`setting_id = ${of.settingId}`;
  const fresh = sql`(${now}::timestamptz - interval '1 day')`;
  const { rows } = await db.execute<Send>(sql`
    WITH stale AS (DELETE FROM notice_send WHERE ${whose} AND due_at < ${fresh})
    SELECT id, notice_group AS "group", title, detail, link, figures FROM notice_send
     WHERE ${whose} AND due_at BETWEEN ${fresh} AND ${now} ORDER BY due_at, id LIMIT ${most}`);
  return rows as Send[];
}

/** What was sent, or is not sent any more. */
export async function removeSends(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`DELETE FROM notice_send WHERE id = ANY (${sql.param(ids)}::bigint[])`);
}

/** Everything by which a member was told something, who has left. */
export async function removeWaysOf(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`DELETE FROM group_robot WHERE member_id = ${memberId}`);
  await tx.execute(sql`DELETE FROM notice_setting WHERE member_id = ${memberId}`);
}
