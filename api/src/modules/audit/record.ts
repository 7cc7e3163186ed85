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
