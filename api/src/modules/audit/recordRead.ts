import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';

/** A page that is read again within so many minutes is the same look at it. */
const LOOK_MINUTES = 10;

/** Records that an operator opened the page of one account, order or the like, such as `account read`. */
export async function recordRead(
  on: Queryable,
  { operatorId, name, address }: OperatorActor,
  action: string,
  target: string,
): Promise<void> {
  await on.execute(sql`
    INSERT INTO audit_log (operator, operator_id, address, action, target, detail)
    SELECT ${name}, ${operatorId}::bigint, ${address}, ${action}, ${target}, '{}'::jsonb
     WHERE NOT EXISTS (
       SELECT FROM audit_log a WHERE a.target = ${target} AND a.action = ${action} AND a.operator_id = ${operatorId}
          AND a.created_at > now() - make_interval(mins => ${LOOK_MINUTES}))`);
}
