import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { equalities } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { maskName, maskPhone } from '../../shared/masking.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { openPerson } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import type { JoinDecision, JoinDto, JoinsFilter } from './joins.schemas.ts';

type Row = Omit<JoinDto, 'name' | 'phone'> & { person: string };

const NEWEST: Order = { name: 'joins', by: [sql`j.id`], descending: true };
const TALKED_TO = 2;
const COLUMNS = sql`j.id, j.person, j.city, j.remark, j.status, j.note, j.handled_by AS "handledBy",
  j.handled_at AS "handledAt", j.created_at AS "createdAt"`;

/** Applications for a branch site, for operators. */
export function joinService(db: Db) {
  return {
    async list(filter: JoinsFilter, fields: Fields): Promise<Page<JoinDto>> {
      const window = windowOf(filter, NEWEST);
      const found = sql`FROM join_application j WHERE ${sql.join([sql`true`, ...equalities([[filter.status, sql`j.status`]])], sql` AND `)}`;
      const { rows } = await db.execute<Row>(sql`
        SELECT ${COLUMNS} ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
      const total = await countTold(db, found, asksForTotal(fields));
      return pageOfRows(window, rows, total, (row) => shown(db, row));
    },

    /** Says how one stands; one that is over can only be taken up again. */
    decide: ({ id, status, note }: JoinDecision, who: Auditor): Promise<JoinDto> =>
      db.transaction(async (tx) => {
        const before = await lock(tx, id);
        const isOver = before.status !== 0 && before.status !== TALKED_TO;
        if (isOver && status !== TALKED_TO) throw new Refusal('APPLICATION_STATE');
        await tx.execute(sql`
          UPDATE join_application SET status = ${status}, note = ${note.trim()}, handled_by = ${who.name}, handled_at = now()
           WHERE id = ${id}`);
        await recordAudit(tx, who, {
          ...{ action: 'join done', target: String(id), reason: note.trim() },
          ...{ before: { status: before.status }, after: { status } },
        });
        return shown(tx, await lock(tx, id));
      }),
  };
}

export type JoinService = ReturnType<typeof joinService>;

async function lock(tx: Tx, id: number): Promise<Row> {
  const { rows } = await tx.execute<Row>(
    sql`SELECT ${COLUMNS} FROM join_application j WHERE j.id = ${id} FOR UPDATE`,
  );
  const [row] = rows;
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

function shown(db: Queryable, { person, ...row }: Row): JoinDto {
  const { name, phone } = openPerson(db.box, 'join', person);
  return {
    ...row,
    name: maskName(name),
    phone: maskPhone(phone),
    handledAt: shanghaiIsoOrNull(row.handledAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}
