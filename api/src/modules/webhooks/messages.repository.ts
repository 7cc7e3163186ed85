import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { webhookStates } from '../../shared/statuses.ts';
import { messageBody, messageIdOf } from './signedMessages.ts';
import { TEST_EVENT } from './webhookEvents.ts';
import type { WebhookMessageDto, WebhookMessagesFilter } from './webhooks.schemas.ts';

const NEWEST: Order = { name: 'webhookMessages', by: [sql`m.id`], descending: true };

const { waiting } = webhookStates;
const WAITING = literal(waiting);

type Row = Omit<WebhookMessageDto, 'messageNo' | 'body' | 'createdAt'> & {
  at: string;
  data: Record<string, string | number>;
};

/** Not before the pause of an endpoint that has failed. */
const NEXT_AT = sql`greatest(m.next_at, (SELECT e.paused_until FROM webhook_endpoint e WHERE e.id = m.endpoint_id))`;

const COLUMNS = sql`
  m.id, m.at, m.type AS event, m.data, m.state AS status, m.attempts, ${NEXT_AT} AS "nextAt", m.tried_at AS "triedAt", m.took_ms AS "tookMs",
  m.answer_status AS "answerStatus", m.answer, nullif(m.failure, '') AS failure`;

/** A page of what an own endpoint was told, the newest first. */
export async function listMessages(
  db: Queryable,
  accountId: number,
  { endpointId, failed, ...paging }: WebhookMessagesFilter,
  fields: Fields = null,
): Promise<Page<WebhookMessageDto>> {
  const window = windowOf(paging, NEWEST);
  const found = sql`
    FROM webhook_message m
   WHERE m.endpoint_id = (SELECT e.id FROM webhook_endpoint e WHERE e.id = ${endpointId} AND e.account_id = ${accountId})
     ${failed ? sql`AND m.state = ${literal(webhookStates.failed)}` : sql``}`;
  const { rows } = await db.execute<Row>(
    sql`SELECT ${COLUMNS} ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`,
  );
  return pageOfRows(window, rows, await countTold(db, found, asksForTotal(fields)), dto);
}

/** Puts a message for trying in the queue of an endpoint that the transaction holds, or hurries the one that waits. Answers its id. */
export async function queueTestMessage(tx: Tx, endpointId: number): Promise<number> {
  const thing = `${TEST_EVENT} ${endpointId}`;
  const { rows: waits } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM webhook_message WHERE endpoint_id = ${endpointId} AND state = ${WAITING} AND thing = ${thing}`,
  );
  if (waits[0]) {
    await resendMessage(tx, waits[0].id);
    return waits[0].id;
  }
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO webhook_message (endpoint_id, type, thing, data, next_at)
    VALUES (${endpointId}, ${TEST_EVENT}, ${thing}, jsonb_build_object('id', ${endpointId}::bigint), date_trunc('milliseconds', now()))
    RETURNING id`);
  return rows[0]?.id ?? 0;
}

/** The endpoint of an own message; undefined where there is none. */
export async function endpointOfMessage(tx: Tx, accountId: number, id: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ endpointId: number }>(sql`
    SELECT m.endpoint_id AS "endpointId" FROM webhook_message m JOIN webhook_endpoint e ON e.id = m.endpoint_id
     WHERE m.id = ${id} AND e.account_id = ${accountId}`);
  return rows[0]?.endpointId;
}

/** Has a message sent at once under the id that it had: once more, or before its time where it waits. */
export async function resendMessage(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    UPDATE webhook_message
       SET attempts = CASE state WHEN ${WAITING} THEN attempts ELSE 0 END, state = ${WAITING}, next_at = date_trunc('milliseconds', now())
     WHERE id = ${id}`);
}

/** One message, as its owner sees it. */
export async function findMessage(db: Queryable, id: number): Promise<WebhookMessageDto> {
  const { rows } = await db.execute<Row>(sql`SELECT ${COLUMNS} FROM webhook_message m WHERE m.id = ${id}`);
  if (!rows[0]) throw new Error('a message is gone');
  return dto(rows[0]);
}

function dto({ at, data, ...row }: Row): WebhookMessageDto {
  const createdAt = new Date(at);
  return {
    ...row,
    messageNo: messageIdOf(row.id),
    createdAt: shanghaiIso(createdAt),
    nextAt: row.status === waiting ? shanghaiIsoOrNull(row.nextAt) : null,
    triedAt: shanghaiIsoOrNull(row.triedAt),
    body: messageBody({ id: row.id, type: row.event, at: createdAt, data }),
  };
}
