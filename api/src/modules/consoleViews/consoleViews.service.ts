import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { recordAudit } from '../audit/record.ts';
import type { ViewedListName } from '../consoleExports/listNames.ts';
import { lockOperator } from '../operators/operators.repository.ts';
import type { NewView, ViewDto } from './consoleViews.schemas.ts';

const MOST = 30;
/** Typed words may name a person, and a page is not kept. */
const LEFT_OUT = ['keyword', 'orderNo', 'page'];

/** Filters of lists that operators keep under names, for themselves or for all. */
export function consoleViewService(db: Db) {
  return {
    list: (list: ViewedListName, who: OperatorActor): Promise<ViewDto[]> => viewsOf(db, list, who),

    /** Keeps filters under a name; an own one of that name is replaced. */
    save: (view: NewView, who: OperatorActor): Promise<ViewDto> =>
      db.transaction(async (tx) => {
        const { list, name, isShared } = view;
        if (isShared) refuseUnlessSharing(who);
        await lockOperator(tx, who.operatorId);
        const before = (await viewsOf(tx, list, who)).filter(({ isOwn }) => isOwn);
        const old = before.find((each) => each.name === name);
        // Taking a shared one back is a change for all, too.
        if (old?.isShared) refuseUnlessSharing(who);
        if (!old && before.length >= MOST) throw new Refusal('VIEW_LIMIT', { max: MOST });
        const search = keptOf(view.search);
        await tx.execute(sql`
          INSERT INTO console_view (operator_id, list, name, search, is_shared)
          VALUES (${who.operatorId}, ${list}, ${name}, ${search}, ${isShared})
          ON CONFLICT (operator_id, list, name) DO UPDATE SET search = excluded.search, is_shared = excluded.is_shared`);
        const saved = (await viewsOf(tx, list, who)).find((each) => each.isOwn && each.name === name);
        if (!saved) throw new Error('the view was not saved');
        await recordAudit(tx, who, {
          ...{ action: 'view save', target: `view:${saved.id}` },
          ...(old && { before: { search: old.search, isShared: old.isShared } }),
          after: { list, name, search, isShared },
        });
        return saved;
      }),

    /** Removes an own one; of others only shared ones, by who may share. */
    remove: (id: number, who: OperatorActor): Promise<void> =>
      db.transaction(async (tx) => {
        const maySee = who.permissions.has('lists.share') ? sql`is_shared` : sql`false`;
        const { rows } = await tx.execute<Pick<NewView, 'list' | 'name' | 'search' | 'isShared'>>(sql`
          DELETE FROM console_view WHERE id = ${id} AND (operator_id = ${who.operatorId} OR ${maySee})
          RETURNING list, name, search, is_shared AS "isShared"`);
        const [before] = rows;
        if (!before) throw new Refusal('NOT_FOUND');
        if (before.isShared) refuseUnlessSharing(who);
        await recordAudit(tx, who, { action: 'view remove', target: `view:${id}`, before });
      }),
  };
}

export type ConsoleViewService = ReturnType<typeof consoleViewService>;

async function viewsOf(db: Queryable, list: ViewedListName, who: OperatorActor): Promise<ViewDto[]> {
  const { rows } = await db.execute<ViewDto>(sql`
    SELECT v.id, v.list, v.name, v.search, v.is_shared AS "isShared", v.operator_id = ${who.operatorId} AS "isOwn",
           o.display_name AS "savedBy"
      FROM console_view v JOIN operator o ON o.id = v.operator_id
     WHERE v.list = ${list} AND (v.operator_id = ${who.operatorId} OR v.is_shared)
     ORDER BY v.operator_id <> ${who.operatorId}, v.name, v.id LIMIT 200`);
  return rows;
}

function refuseUnlessSharing({ permissions }: OperatorActor): void {
  if (!permissions.has('lists.share')) throw new Refusal('NO_PERMISSION');
}

function keptOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of LEFT_OUT) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}
