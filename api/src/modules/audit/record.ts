import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { auditLogs } from '../../db/schema/index.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';

/** What an operator did or read. People's data belongs into none of it: ids say whom it was about. */
export type AuditEntry = {
  /** Two words, such as `account freeze`. */
  action: string;
  /** What it was done to: an id, or a kind with an id, such as `parcel:34`. */
  target: string;
  detail?: object;
  /** What was there and what is there since, where something was changed. */
  before?: object;
  after?: object;
  reason?: string;
};

/** Who does it; `operatorId` null and no address for a command. */
export type Auditor = Pick<OperatorActor, 'name' | 'address'> & { operatorId: number | null };

/** Records what an operator does, in the transaction that does it. */
export async function recordAudit(
  tx: Queryable,
  { operatorId, name, address }: Auditor,
  { detail = {}, before, after, reason = '', ...entry }: AuditEntry,
): Promise<void> {
  await tx.insert(auditLogs).values({
    ...{ ...entry, detail, before, after, reason },
    ...{ operator: name, operatorId, address },
  });
}

/** Minutes in which the same reading is one: a page that is read again is still open. */
const ONE_READING = 10;

/** Records that an operator read something, once for as long as the page may be open. */
export async function recordReading(
  tx: Queryable,
  who: Auditor,
  entry: Pick<AuditEntry, 'action' | 'target'>,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    SELECT FROM audit_log WHERE target = ${entry.target} AND operator_id = ${who.operatorId} AND action = ${entry.action}
       AND created_at > now() - make_interval(mins => ${ONE_READING}) LIMIT 1`);
  if (rows.length === 0) await recordAudit(tx, who, entry);
}
