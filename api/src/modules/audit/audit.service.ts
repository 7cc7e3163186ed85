import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { Page } from '../../shared/paging.ts';
import type { AuditDto, AuditFilter } from './audit.schemas.ts';

type Row = Omit<AuditDto, 'createdAt'> & { createdAt: string };

const NEWEST: Order = { name: 'audit', by: [sql`id`], descending: true };

/** The log of what operators did and read. */
export function auditService(db: Db) {
  return {
    async search(filter: AuditFilter): Promise<Page<AuditDto>> {
      const window = windowOf(filter, NEWEST);
      const { operator, action, target, from, to } = filter;
      const found = sql`FROM audit_log WHERE ${sql.join(
        [
          sql`true`,
          ...(operator ? [sql`operator = ${operator}`] : []),
          // A range, so that the index is used whatever the collation of the database is.
          ...(action ? [sql`action >= ${action} AND action < ${`${action}\u{10FFFF}`}`] : []),
          ...(target ? [sql`target = ${target}`] : []),
          ...(from ? [sql`created_at >= ${from}::timestamptz`] : []),
          ...(to ? [sql`created_at < ${to}::timestamptz`] : []),
        ],
        sql` AND `,
      )}`;
      const { rows } = await db.execute<Row>(sql`
        SELECT id, operator, operator_id AS "operatorId", action, target, detail::text, before::text, after::text, reason, address,
               created_at AS "createdAt"
          ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
      return pageOfRows(window, rows, await countTold(db, found), (row) => ({
        ...row,
        createdAt: shanghaiIso(new Date(row.createdAt)),
      }));
    },
  };
}

export type AuditService = ReturnType<typeof auditService>;
