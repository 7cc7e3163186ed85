import type { Db, Queryable } from '../../db/client.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import {
  addCategory,
  findCategoryRecords,
  hasGoods,
  hideCategory,
  isNameTaken,
  lockCategories,
  lockCategory,
  removeCategory,
  renameCategory,
  sortCategories,
} from './categories.repository.ts';
import type { CategoryRecordDto } from './categories.schemas.ts';

/** Categories as operators keep them. Buyers read them anew each time, so that a change is theirs at once. */
export function categoryService(db: Db) {
  async function found(on: Queryable, id: number): Promise<CategoryRecordDto> {
    const [record] = await findCategoryRecords(on, id);
    if (!record) throw new Refusal('NOT_FOUND');
    return record;
  }
  const targetOf = (id: number) => `category:${id}`;

  return {
    list: (): Promise<CategoryRecordDto[]> => findCategoryRecords(db),

    create: (given: string, who: Auditor): Promise<CategoryRecordDto> =>
      db.transaction(async (tx) => {
        const name = given.trim();
        await lockCategories(tx);
        if (await isNameTaken(tx, name)) throw new Refusal('CATEGORY_NAME_TAKEN');
        const id = await addCategory(tx, name);
        await recordAudit(tx, who, { action: 'category create', target: targetOf(id), after: { name } });
        return found(tx, id);
      }),

    rename: (id: number, given: string, who: Auditor): Promise<CategoryRecordDto> =>
      db.transaction(async (tx) => {
        const name = given.trim();
        await lockCategories(tx);
        const before = await lockCategory(tx, id);
        if (!before) throw new Refusal('NOT_FOUND');
        if (before.name === name) throw new Refusal('STATE_SAME');
        if (await isNameTaken(tx, name, id)) throw new Refusal('CATEGORY_NAME_TAKEN');
        await renameCategory(tx, id, name);
        await recordAudit(tx, who, {
          ...{ action: 'category rename', target: targetOf(id) },
          ...{ before: { name: before.name }, after: { name } },
        });
        return found(tx, id);
      }),

    /** Hides a category that nothing is on sale in, or shows it again. */
    async hide(
      { id, hidden, reason }: { id: number; hidden: boolean; reason: string },
      who: Auditor,
    ): Promise<CategoryRecordDto> {
      const why = operatorReason(reason);
      return db.transaction(async (tx) => {
        const before = await lockCategory(tx, id);
        if (!before) throw new Refusal('NOT_FOUND');
        if (before.hidden === hidden) throw new Refusal('STATE_SAME');
        const { onSale } = await found(tx, id);
        if (hidden && onSale > 0) throw new Refusal('CATEGORY_ON_SALE', { count: onSale });
        await hideCategory(tx, id, hidden);
        await recordAudit(tx, who, {
          ...{ action: hidden ? 'category hide' : 'category show', target: targetOf(id), reason: why },
          ...{ before: { hidden: !hidden }, after: { hidden } },
        });
        return found(tx, id);
      });
    },

    async remove(id: number, reason: string, who: Auditor): Promise<void> {
      const why = operatorReason(reason);
      await db.transaction(async (tx) => {
        const before = await lockCategory(tx, id);
        if (!before) throw new Refusal('NOT_FOUND');
        if (await hasGoods(tx, id)) throw new Refusal('CATEGORY_USED');
        await removeCategory(tx, id);
        await recordAudit(tx, who, { action: 'category remove', target: targetOf(id), before, reason: why });
      });
    },

    /** Puts all categories in another order. @throws Refusal CHANGED_MEANWHILE where they are others now */
    sort: (ids: readonly number[], who: Auditor): Promise<CategoryRecordDto[]> =>
      db.transaction(async (tx) => {
        await lockCategories(tx);
        const before = (await findCategoryRecords(tx)).map(({ id }) => id);
        if (before.length !== ids.length || before.some((id) => !ids.includes(id)))
          throw new Refusal('CHANGED_MEANWHILE');
        await sortCategories(tx, ids);
        await recordAudit(tx, who, {
          ...{ action: 'category sort', target: 'category' },
          ...{ before: { ids: before }, after: { ids } },
        });
        return findCategoryRecords(tx);
      }),
  };
}

export type CategoryService = ReturnType<typeof categoryService>;
