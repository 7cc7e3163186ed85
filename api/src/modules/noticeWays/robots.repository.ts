import { type SQL, sql } from 'drizzle-orm';
import type { RobotFailure, RobotPlatform } from '../../adapters/groupRobots/robotProtocol.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { accountStatuses } from '../../shared/statuses.ts';
import { type GroupRobotDto, robotStatuses } from './noticeWays.schemas.ts';

/** Longer than one message can take. */
const LEASE_SECONDS = 60;
/** Platforms take twenty messages a minute of a robot: between two of ours there are so many seconds. */
const BETWEEN_SECONDS = 3;

/** Whose it is: a person of an account; null for its owner. */
export type PersonOf = { accountId: number; memberId: number | null };

/** The rows of a person, in the tables that say whose they are. */
export const ofPerson = ({ accountId, memberId }: PersonOf): SQL =>
  sql`account_id = ${accountId} AND member_id IS NOT DISTINCT FROM ${memberId}`;

type Row = Omit<GroupRobotDto, 'hint'> & { key: string };

const COLUMNS = sql`
  id, platform, name, key, secret <> '' AS "isSigned", groups, nullif(problem, '') AS problem,
  CASE WHEN resting_since IS NULL THEN ${literal(robotStatuses.active)} ELSE ${literal(robotStatuses.resting)} END AS status,
  resting_since AS "restedAt", sent_at AS "sentAt"`;

export type KnownRobot = GroupRobotDto & { key: string };

/** The robots of a person, with their keys in clear. */
async function read(db: Queryable, query: SQL): Promise<KnownRobot[]> {
  const { rows } = await db.execute<Row>(query);
  return rows.map(({ key: sealed, ...row }) => {
    const key = db.box.open(sealed, 'group_robot');
    return {
      ...{ ...row, key, hint: key.slice(-4) },
      restedAt: shanghaiIsoOrNull(row.restedAt),
      sentAt: shanghaiIsoOrNull(row.sentAt),
    };
  });
}

export const listRobots = (db: Queryable, person: PersonOf) =>
  read(db, sql`SELECT ${COLUMNS} FROM group_robot WHERE ${ofPerson(person)} ORDER BY id`);

export async function findRobot(
  db: Queryable,
  person: PersonOf,
  id: number,
): Promise<KnownRobot | undefined> {
  const [robot] = await read(
    db,
    sql`SELECT ${COLUMNS} FROM group_robot WHERE id = ${id} AND ${ofPerson(person)}`,
  );
  return robot;
}

type Given = {
  platform: RobotPlatform;
  name: string;
  key: string;
  secret: string;
  groups: readonly string[];
};

/** @param secret in clear, as `key` is */
export async function addRobot(
  tx: Tx,
  { accountId, memberId }: PersonOf,
  { platform, name, key, secret, groups }: Given,
): Promise<KnownRobot> {
  const [added] = await read(
    tx,
    sql`INSERT INTO group_robot (account_id, member_id, platform, name, key, secret, groups)
        VALUES (${accountId}, ${memberId}, ${platform}, ${name}, ${tx.box.seal(key, 'group_robot')}, ${sealed(tx, secret)}, ${sql.param(groups)}::text[])
        RETURNING ${COLUMNS}`,
  );
  if (!added) throw new Error('a robot was not added');
  return added;
}

const sealed = ({ box }: Queryable, secret: string) => (secret === '' ? '' : box.seal(secret, 'group_robot'));

/** What is changed of an own robot; undefined where there is none. */
async function change(
  db: Queryable,
  person: PersonOf,
  id: number,
  set: SQL,
): Promise<KnownRobot | undefined> {
  const [changed] = await read(
    db,
    sql`UPDATE group_robot SET ${set} WHERE id = ${id} AND ${ofPerson(person)} RETURNING ${COLUMNS}`,
  );
  return changed;
}

export const renameRobot = (db: Queryable, person: PersonOf, id: number, name: string) =>
  change(db, person, id, sql`name = ${name}`);

export const setRobotGroups = (db: Queryable, person: PersonOf, id: number, groups: readonly string[]) =>
  change(db, person, id, sql`groups = ${sql.param(groups)}::text[]`);

const AWAKE = sql`resting_since = NULL, failures = 0, failing_since = NULL, problem = '', paused_until = NULL`;

export const wakeRobot = (db: Queryable, person: PersonOf, id: number) => change(db, person, id, AWAKE);

/** Removes an own robot with what waits for it. Answers whether there was one. */
export async function removeRobot(db: Queryable, person: PersonOf, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM group_robot WHERE id = ${id} AND ${ofPerson(person)}`,
  );
  return rowCount === 1;
}

export type ClaimedRobot = {
  id: number;
  accountId: number;
  /** Null where it is the owner's. */
  memberId: number | null;
  platform: RobotPlatform;
  name: string;
  /** Sealed; the secret is empty where there is none. */
  key: string;
  secret: string;
  failures: number;
  /** Tells this claim from the next. */
  claims: number;
};

const CLAIM = sql`lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), claims = r.claims + 1`;
const CLAIMED = sql`r.id, r.account_id AS "accountId", r.member_id AS "memberId", r.platform, r.name, r.key, r.secret, r.failures, r.claims`;
const IS_FREE = sql`r.resting_since IS NULL AND coalesce(r.paused_until <= now(), true) AND coalesce(r.lease_until <= now(), true)`;

/** Claims robots for which something is due, those first that are due longest: each is served by one worker at a time. */
export async function claimRobots(db: Db, most: number, now: Date): Promise<ClaimedRobot[]> {
  const { rows } = await db.execute<ClaimedRobot>(sql`
    WITH next AS (
      SELECT r.id FROM group_robot r JOIN account a ON a.id = r.account_id
       WHERE r.next_at <= ${now} AND ${IS_FREE} AND a.status = ${literal(accountStatuses.active)}
       ORDER BY r.next_at, r.id LIMIT ${most} FOR NO KEY UPDATE OF r SKIP LOCKED)
    UPDATE group_robot r SET ${CLAIM} FROM next WHERE r.id = next.id RETURNING ${CLAIMED}`);
  return rows as ClaimedRobot[];
}

/** Claims an own robot for one message; undefined where somebody sends to it, or has just sent. */
export async function claimRobot(
  db: Queryable,
  person: PersonOf,
  id: number,
): Promise<ClaimedRobot | undefined> {
  const { rows } = await db.execute<ClaimedRobot>(
    sql`UPDATE group_robot r SET ${CLAIM} WHERE r.id = ${id} AND ${ofPerson(person)} AND ${IS_FREE} RETURNING ${CLAIMED}`,
  );
  return rows[0] as ClaimedRobot | undefined;
}

/** Locks a robot whose claim still holds. Only then may what was due be taken away, and be said what is due next. */
export async function lockClaimed(tx: Tx, { id, claims }: ClaimedRobot): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`SELECT FROM group_robot WHERE id = ${id} AND claims = ${claims} AND lease_until IS NOT NULL FOR NO KEY UPDATE`,
  );
  return rowCount === 1;
}

const NEXT = (id: number) => sql`(SELECT min(due_at) FROM notice_send WHERE robot_id = ${id})`;

/** After a message that was taken. */
export async function noteTaken(tx: Tx, { id }: ClaimedRobot): Promise<void> {
  await tx.execute(sql`
    UPDATE group_robot SET failures = 0, failing_since = NULL, problem = '', sent_at = now(), lease_until = NULL,
           paused_until = now() + make_interval(secs => ${BETWEEN_SECONDS}), next_at = ${NEXT(id)} WHERE id = ${id}`);
}

/** Ends a claim with which nothing was sent. */
export async function releaseRobot(tx: Tx, { id }: ClaimedRobot): Promise<void> {
  await tx.execute(sql`UPDATE group_robot SET lease_until = NULL, next_at = ${NEXT(id)} WHERE id = ${id}`);
}

type Failed = { failure: RobotFailure; pauseMs: number; restAfterDays: number };

/**
 * After a message that was not taken: the robot is paused, and rests once that has lasted for `restAfterDays`. What waits for
 * one that rests is dropped: it is in the bell.
 * @returns whether it rests from now on
 */
export async function noteRefused(
  tx: Tx,
  { id }: ClaimedRobot,
  { failure, pauseMs, restAfterDays }: Failed,
): Promise<boolean> {
  const { rows } = await tx.execute<{ rests: boolean }>(sql`
    UPDATE group_robot
       SET failures = failures + 1, failing_since = coalesce(failing_since, now()), problem = ${failure}, lease_until = NULL,
           paused_until = now() + make_interval(secs => ${pauseMs / 1000}),
           resting_since = CASE WHEN coalesce(failing_since, now()) <= now() - make_interval(days => ${restAfterDays}) THEN now() END
     WHERE id = ${id} RETURNING resting_since IS NOT NULL AS rests`);
  const rests = rows[0]?.rests ?? false;
  if (rests) await tx.execute(sql`DELETE FROM notice_send WHERE robot_id = ${id}`);
  await tx.execute(sql`UPDATE group_robot SET next_at = ${NEXT(id)} WHERE id = ${id}`);
  return rests;
}
