import { type SQL, sql } from 'drizzle-orm';

/** Days before its end, and before it is to be looked at again, that a licence is on the list of what is due. */
const BEFORE_END = sql.raw('30');
const BEFORE_CHECK = sql.raw('14');
export const TODAY = sql`(now() AT TIME ZONE 'Asia/Shanghai')::date`;

/** Whether an accepted licence `x` ends soon, has ended, or is to be looked at again. */
export const LICENCE_DUE: SQL = sql`x.status = 2 AND (x.check_on <= ${TODAY} + ${BEFORE_CHECK} OR x.ends_on <= ${TODAY} + ${BEFORE_END})`;
