import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { actionChoices, actionText } from '../../shared/actionTexts.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { Page } from '../../shared/paging.ts';
import type { AuditChoicesDto, AuditDto, AuditFilter } from './auditLog.schemas.ts';
import { changesOf, reasonIn } from './changes.ts';
import { subjectOf, targetsOf } from './targets.ts';

type Row = Omit<AuditDto, 'actionText' | 'subject' | 'subjectText' | 'orderId' | 'changes'>;

const NEWEST: Order = { name: 'audit', by: [sql`id`], descending: true };

/** A company has fewer. */
const MOST_OPERATORS = 1_000;

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
          ...(target ? [doneTo(target)] : []),
          ...(from ? [sql`created_at >= ${from}::timestamptz`] : []),
          ...(to ? [sql`created_at < ${to}::timestamptz`] : []),
        ],
        sql` AND `,
      )}`;
      const { rows } = await db.execute<Row>(sql`
        SELECT id, operator, operator_id AS "operatorId", action, target, detail::text, before::text, after::text, reason, address,
               created_at AS "createdAt"
          ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
      const orders = await ordersOf(db, rows);
      return pageOfRows(window, rows, await countTold(db, found), (row) => told(row, orders));
    },

    /** Actions in their groups, and who may have done them at the console. */
    async choices(): Promise<AuditChoicesDto> {
      const { rows } = await db.execute<AuditChoicesDto['operators'][number]>(sql`
        SELECT name, display_name AS "displayName" FROM operator ORDER BY name LIMIT ${literal(MOST_OPERATORS)}`);
      return { actions: [...actionChoices], operators: rows };
    },
  };
}

function told(row: Row, orders: ReadonlyMap<string, number>): AuditDto {
  const { kind, ref, text } = subjectOf(row);
  return {
    ...row,
    actionText: actionText(row.action),
    subject: ref,
    subjectText: text,
    orderId: orders.get(ref) ?? null,
    changes: changesOf(kind, row),
    reason: row.reason || reasonIn(row.detail),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

/** The orders of the parcels of a page, by `parcel:34`. */
async function ordersOf(db: Queryable, entries: readonly Row[]): Promise<Map<string, number>> {
  const ids = entries.flatMap(({ target }) => {
    const [, id] = /^parcel:(\d{1,15})$/.exec(target) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; orderId: number }>(sql`
    SELECT id, order_id AS "orderId" FROM order_package WHERE id = ANY (${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, orderId }) => [`parcel:${id}`, orderId]));
}

/** Some actions recorded an id alone: it is of the kind that was asked for where they are of that kind. */
function doneTo(typed: string) {
  const { whole, alone, groups } = targetsOf(typed);
  if (alone === null) return sql`target = ${whole}`;
  return sql`target IN (${whole}, ${alone})
    AND (target = ${whole} OR split_part(action, ' ', 1) = ANY (${sql.param(groups)}::text[]))`;
}

export type AuditService = ReturnType<typeof auditService>;
