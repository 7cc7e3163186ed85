import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { accountsOf } from './audiences.ts';
import { noticeStatuses, noticeTypes } from './noticeKinds.ts';

/** Accounts that get a message in one transaction, and rows that are taken back in one. */
const AT_ONCE = 1_000;

type Message = {
  id: number;
  status: number;
  audience: number;
  level: number | null;
  accountId: number | null;
};

/**
 * Scheduled job: delivers messages whose time has come, and takes back withdrawn ones, some accounts a transaction. The
 * row of a message says how far it is, and is held meanwhile: of several processes one works on it, a killed one has left
 * a whole number of rounds, and who withdraws waits for the round and finds all that was delivered.
 */
export async function deliverMessages(db: Db, stop?: AbortSignal, atOnce = AT_ONCE): Promise<void> {
  await inRounds(1, stop, () =>
    db.transaction(async (tx) => {
      const message = await takeMessage(tx);
      if (!message) return 0;
      if (message.status === noticeStatuses.withdrawn) await takeBackSome(tx, message.id, atOnce);
      else await deliverSome(tx, message, atOnce);
      return 1;
    }),
  );
}

/** One with something left to do, unless another process has it. */
async function takeMessage(tx: Tx): Promise<Message | undefined> {
  const { rows } = await tx.execute<Message>(sql`
    SELECT id, status, audience, level, account_id AS "accountId" FROM notice
     WHERE type = ${sql.raw(String(noticeTypes.message))} AND status <> ${sql.raw(String(noticeStatuses.draft))} AND settled_at IS NULL
       AND (status = ${noticeStatuses.withdrawn} OR created_at <= now())
     ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return rows[0];
}

async function deliverSome(tx: Tx, message: Message, atOnce: number): Promise<void> {
  const { id } = message;
  await tx.execute(sql`
    WITH next AS (
      SELECT a.id FROM account a
       WHERE ${accountsOf(message)} AND a.id > (SELECT delivered_to FROM notice WHERE id = ${id})
       ORDER BY a.id LIMIT ${atOnce}
    ), told AS (
      INSERT INTO person_notice (account_id, kind, title, detail, link, once_key, notice_id)
      SELECT next.id, 'message', n.title, n.detail, n.link, 'notice:' || n.id, n.id FROM next, notice n WHERE n.id = ${id}
      ON CONFLICT (account_id, once_key) WHERE once_key IS NOT NULL DO NOTHING
      RETURNING 1
    )
    UPDATE notice SET
      delivered_to = coalesce((SELECT max(id) FROM next), delivered_to),
      delivered = delivered + (SELECT count(*) FROM told),
      settled_at = ${settledIf(sql`(SELECT count(*) FROM next) < ${atOnce}`)}
     WHERE id = ${id}`);
}

/** Takes a withdrawn message out of some of the bells that have it. */
export async function takeBackSome(tx: Tx, id: number, atOnce = AT_ONCE): Promise<void> {
  await tx.execute(sql`
    WITH gone AS (
      DELETE FROM person_notice WHERE id = ANY (ARRAY (SELECT id FROM person_notice WHERE notice_id = ${id} ORDER BY id LIMIT ${atOnce}))
      RETURNING 1
    )
    UPDATE notice SET settled_at = ${settledIf(sql`(SELECT count(*) FROM gone) < ${atOnce}`)} WHERE id = ${id}`);
}

const settledIf = (isDone: SQL): SQL => sql`CASE WHEN ${isDone} THEN now() END`;
