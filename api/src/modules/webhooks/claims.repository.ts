import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { accountStatuses, webhookStates } from '../../shared/statuses.ts';
import type { MessageFacts } from './signedMessages.ts';

/** Longer than the turn of an endpoint can take. */
const LEASE_SECONDS = 60;
/** Endpoints of one account that are served at the same time, in all processes. */
const MAX_PER_ACCOUNT = 4;
/** Messages among which those that can be sent are looked for. */
const LOOKED_AT = 200;

const WAITING = literal(webhookStates.waiting);

export type ClaimedEndpoint = {
  id: number;
  accountId: number;
  url: string;
  /** Sealed; the former one is null where it no longer signs. */
  secret: string;
  formerSecret: string | null;
  failures: number;
  /** Tells this claim from the next. */
  claims: number;
};

/**
 * Claims endpoints that have something to be sent, those first whose last turn was longest ago: each is served by one worker
 * at a time. Endpoints are found by the first of their messages that wait, however many are behind it.
 */
export async function claimEndpoints(db: Db, most: number): Promise<ClaimedEndpoint[]> {
  const { rows } = await db.execute<ClaimedEndpoint>(sql`
    WITH RECURSIVE waiting (id) AS (
      (SELECT endpoint_id FROM webhook_message WHERE state = ${WAITING} ORDER BY endpoint_id LIMIT 1)
      UNION ALL
      SELECT (SELECT m.endpoint_id FROM webhook_message m WHERE m.state = ${WAITING} AND m.endpoint_id > w.id ORDER BY m.endpoint_id LIMIT 1)
        FROM waiting w WHERE w.id IS NOT NULL
    ), next AS (
      SELECT e.id FROM waiting w JOIN webhook_endpoint e ON e.id = w.id JOIN account a ON a.id = e.account_id
       WHERE e.enabled AND e.resting_since IS NULL AND a.status = ${literal(accountStatuses.active)}
         AND coalesce(e.paused_until <= now(), true) AND coalesce(e.lease_until <= now(), true)
         AND e.account_id NOT IN (
           SELECT account_id FROM webhook_endpoint WHERE lease_until > now() GROUP BY account_id HAVING count(*) >= ${literal(MAX_PER_ACCOUNT)})
         AND EXISTS (SELECT FROM webhook_message m WHERE m.endpoint_id = e.id AND m.state = ${WAITING} AND m.next_at <= now())
       ORDER BY e.served_at NULLS FIRST, e.id LIMIT ${most} FOR NO KEY UPDATE OF e SKIP LOCKED
    )
    UPDATE webhook_endpoint e
       SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), claims = e.claims + 1, served_at = now()
      FROM next WHERE e.id = next.id
    RETURNING e.id, e.account_id AS "accountId", e.url, e.secret, e.failures, e.claims,
              CASE WHEN e.former_until > now() THEN e.former_secret END AS "formerSecret"`);
  return rows as ClaimedEndpoint[];
}

export type DueMessage = MessageFacts & { attempts: number; thing: string };

/**
 * Messages of an endpoint that can be sent side by side: of each thing the first that waits. What waits behind one that is
 * tried again later is put off until then, so that it is not looked at meanwhile; `heldBack` says how many were.
 */
export async function findDue(
  db: Queryable,
  endpointId: number,
  most: number,
): Promise<{ messages: DueMessage[]; heldBack: number }> {
  const { rows } = await db.execute<Omit<DueMessage, 'at'> & { at: string; heldBack: number }>(sql`
    WITH due AS MATERIALIZED (
      SELECT id, at, thing FROM webhook_message
       WHERE endpoint_id = ${endpointId} AND state = ${WAITING} AND next_at <= now() ORDER BY next_at, id LIMIT ${literal(LOOKED_AT)}
    ), headed AS MATERIALIZED (
      SELECT d.id, d.at, h.id AS first_id, h.at AS first_at, h.next_at
        FROM due d CROSS JOIN LATERAL (
          SELECT m.id, m.at, m.next_at FROM webhook_message m
           WHERE m.endpoint_id = ${endpointId} AND m.state = ${WAITING} AND m.thing = d.thing ORDER BY m.id LIMIT 1) h
    ), held AS (
      UPDATE webhook_message m SET next_at = h.next_at FROM headed h
       WHERE m.id = h.id AND m.at = h.at AND h.next_at > now() RETURNING m.id
    ), first AS (
      SELECT DISTINCT first_id AS id, first_at AS at FROM headed WHERE next_at <= now() ORDER BY first_id LIMIT ${most}
    )
    SELECT m.id, m.at, m.type, m.thing, m.data, m.attempts, (SELECT count(*)::int FROM held) AS "heldBack"
      FROM (SELECT true) always LEFT JOIN (first JOIN webhook_message m ON m.id = first.id AND m.at = first.at) ON true
     ORDER BY m.id`);
  const messages = rows
    .filter(({ id }) => id !== null)
    .map(({ heldBack: _, ...row }) => ({ ...row, at: new Date(row.at) }));
  return { messages, heldBack: rows[0]?.heldBack ?? 0 };
}

/** What came of an attempt. */
export type Attempt = {
  message: DueMessage;
  state: number;
  /** Milliseconds until the next one; null where there is none. */
  pauseMs: number | null;
  tookMs: number;
  answerStatus: number | null;
  answer: string;
  failure: string;
};

/** Writes down what came of attempts. What waits behind a message that is done with is due again. */
export async function recordAttempts(
  tx: Tx,
  endpointId: number,
  attempts: readonly Attempt[],
): Promise<void> {
  const rows = attempts.map(({ message: { id, at, attempts: before }, pauseMs, ...more }) => ({
    ...{ id, at, before, pause: (pauseMs ?? 0) / 1000 },
    ...more,
  }));
  await tx.execute(sql`
    UPDATE webhook_message m
       SET state = x.state, attempts = m.attempts + 1, next_at = now() + make_interval(secs => x.pause), tried_at = now(),
           took_ms = x."tookMs", answer_status = x."answerStatus", answer = x.answer, failure = x.failure
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
             id bigint, at timestamptz, before smallint, pause float8, state smallint, "tookMs" integer, "answerStatus" smallint,
             answer text, failure text)
     WHERE m.id = x.id AND m.at = x.at AND m.state = ${WAITING} AND m.attempts = x.before`);
  const ended = attempts.filter(
    ({ message, state }) => state !== webhookStates.waiting && message.attempts > 0,
  );
  if (ended.length === 0) return;
  await tx.execute(sql`
    UPDATE webhook_message SET next_at = date_trunc('milliseconds', now())
     WHERE endpoint_id = ${endpointId} AND state = ${WAITING} AND next_at > now()
       AND thing = ANY (${sql.param(ended.map(({ message }) => message.thing))}::text[])`);
}

/** After a round in which something was taken. */
export async function noteSuccess(tx: Tx, { id, claims }: ClaimedEndpoint): Promise<void> {
  await tx.execute(sql`
    UPDATE webhook_endpoint SET failures = 0, failing_since = NULL, paused_until = NULL
     WHERE id = ${id} AND claims = ${claims} AND failures > 0`);
}

/**
 * After a round in which nothing was taken: the endpoint is paused, and rests once it has failed for `restAfterDays`.
 * @returns whether it rests from now on
 */
export async function noteFailure(
  tx: Tx,
  { id, claims }: ClaimedEndpoint,
  { pauseMs, restAfterDays }: { pauseMs: number; restAfterDays: number },
): Promise<boolean> {
  const { rows } = await tx.execute<{ rests: boolean }>(sql`
    UPDATE webhook_endpoint
       SET failures = failures + 1, failing_since = coalesce(failing_since, now()),
           paused_until = now() + make_interval(secs => ${pauseMs / 1000}),
           resting_since = CASE WHEN coalesce(failing_since, now()) <= now() - make_interval(days => ${restAfterDays}) THEN now() END
     WHERE id = ${id} AND claims = ${claims} AND resting_since IS NULL
    RETURNING resting_since IS NOT NULL AS rests`);
  return rows[0]?.rests ?? false;
}

/** Ends a claim before its time. */
export async function releaseEndpoint(db: Queryable, { id, claims }: ClaimedEndpoint): Promise<void> {
  await db.execute(
    sql`UPDATE webhook_endpoint SET lease_until = NULL WHERE id = ${id} AND claims = ${claims}`,
  );
}
