import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { webhookStates } from '../../shared/statuses.ts';
import { lockForAdding } from '../accounts/accounts.repository.ts';
import { FORMER_SECRET_HOURS } from './pauses.ts';
import { endpointStatuses, WAITING_COUNTED, type WebhookEndpointDto } from './webhooks.schemas.ts';

type Row = Omit<WebhookEndpointDto, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string };

const COLUMNS = sql`
  e.id, e.url, e.description, e.events,
  CASE WHEN NOT e.enabled THEN ${literal(endpointStatuses.off)} WHEN e.resting_since IS NOT NULL THEN ${literal(endpointStatuses.resting)}
       ELSE ${literal(endpointStatuses.active)} END AS status,
  (SELECT count(*)::int FROM (
     SELECT FROM webhook_message m WHERE m.endpoint_id = e.id AND m.state = ${literal(webhookStates.waiting)} LIMIT ${literal(WAITING_COUNTED)}) counted) AS waiting,
  e.failing_since AS "firstFailedAt", e.resting_since AS "restedAt",
  CASE WHEN e.former_until > now() THEN e.former_until END AS "formerSecretEndsAt", e.created_at AS "createdAt", e.updated_at AS "updatedAt"`;

async function read(db: Queryable, query: SQL): Promise<WebhookEndpointDto[]> {
  const { rows } = await db.execute<Row>(query);
  return rows.map((row) => ({
    ...row,
    firstFailedAt: shanghaiIsoOrNull(row.firstFailedAt),
    restedAt: shanghaiIsoOrNull(row.restedAt),
    formerSecretEndsAt: shanghaiIsoOrNull(row.formerSecretEndsAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
    updatedAt: shanghaiIso(new Date(row.updatedAt)),
  }));
}

export function listEndpoints(db: Queryable, accountId: number): Promise<WebhookEndpointDto[]> {
  return read(
    db,
    sql`SELECT ${COLUMNS} FROM webhook_endpoint e WHERE e.account_id = ${accountId} ORDER BY e.id DESC`,
  );
}

/** An own one; null where there is none. */
export async function findEndpoint(
  db: Queryable,
  accountId: number,
  id: number,
): Promise<WebhookEndpointDto | null> {
  const [endpoint] = await read(
    db,
    sql`SELECT ${COLUMNS} FROM webhook_endpoint e WHERE e.id = ${id} AND e.account_id = ${accountId}`,
  );
  return endpoint ?? null;
}

/** How many there are; the account's row is locked, so that no other request adds one meanwhile. */
export async function lockAndCountEndpoints(tx: Tx, accountId: number): Promise<number> {
  await lockForAdding(tx, accountId);
  const { rows } = await tx.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM webhook_endpoint WHERE account_id = ${accountId}`,
  );
  return rows[0]?.total ?? 0;
}

type Given = { url: string; description: string; events: readonly string[] };

/** @param secret in clear */
export async function addEndpoint(
  tx: Tx,
  accountId: number,
  { url, description, events }: Given,
  secret: string,
): Promise<WebhookEndpointDto> {
  const [added] = await read(
    tx,
    sql`WITH e AS (
          INSERT INTO webhook_endpoint (account_id, url, description, events, secret)
          VALUES (${accountId}, ${url}, ${description}, ${sql.param(events)}::text[], ${tx.box.seal(secret, 'webhook')}) RETURNING *)
        SELECT ${COLUMNS} FROM e`,
  );
  if (!added) throw new Error('an endpoint was not added');
  return added;
}

/** Changes an own endpoint; null where there is none. Every change has it tried again at once. */
async function change(
  db: Queryable,
  accountId: number,
  id: number,
  set?: SQL,
): Promise<WebhookEndpointDto | null> {
  const [changed] = await read(
    db,
    sql`WITH e AS (
          UPDATE webhook_endpoint SET paused_until = NULL ${set ? sql`, ${set}` : sql``} WHERE id = ${id} AND account_id = ${accountId} RETURNING *)
        SELECT ${COLUMNS} FROM e`,
  );
  return changed ?? null;
}

export const changeEndpoint = (
  db: Queryable,
  accountId: number,
  { id, url, description, events, enabled }: Given & { id: number; enabled: boolean },
) =>
  change(
    db,
    accountId,
    id,
    sql`url = ${url}, description = ${description}, events = ${sql.param(events)}::text[], enabled = ${enabled}, updated_at = now()`,
  );

/** The secret until now goes on signing for a day. @param secret in clear */
export const rotateSecret = (db: Queryable, accountId: number, id: number, secret: string) =>
  change(
    db,
    accountId,
    id,
    sql`former_secret = secret, former_until = now() + make_interval(hours => ${FORMER_SECRET_HOURS}),
        secret = ${db.box.seal(secret, 'webhook')}, updated_at = now()`,
  );

/** What waits is due at once, whatever pause it had come to. Messages first, as what was tried is written down. */
export async function wakeEndpoint(tx: Tx, accountId: number, id: number) {
  await tx.execute(sql`
    UPDATE webhook_message SET next_at = date_trunc('milliseconds', now())
     WHERE endpoint_id = (SELECT e.id FROM webhook_endpoint e WHERE e.id = ${id} AND e.account_id = ${accountId})
       AND state = ${literal(webhookStates.waiting)} AND next_at > now()`);
  return change(tx, accountId, id, sql`resting_since = NULL, failures = 0, failing_since = NULL`);
}

/** What is to be sent at once is not kept waiting by earlier failures. */
export const hurryEndpoint = (db: Queryable, accountId: number, id: number) => change(db, accountId, id);

/** Removes an own endpoint; what waits for it is dropped with its partition. Answers whether there was one. */
export async function removeEndpoint(db: Queryable, accountId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM webhook_endpoint WHERE id = ${id} AND account_id = ${accountId}`,
  );
  return rowCount === 1;
}
