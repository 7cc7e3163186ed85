import { oneLine } from '@chengcang/addresses';
import type { Db, Tx } from '../../db/client.ts';
import { type BatchResult, runBatch } from '../../shared/batch.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { type CourierTerms, courierTerms } from './courierTerms.ts';
import {
  addTemplate,
  changeTemplate,
  countTemplates,
  findTemplate,
  listTemplates,
  lockFollowers,
  lockTemplate,
  namesOf,
  removeTemplate,
  replaceTemplateTerms,
  termsOfTemplate,
} from './freightTemplates.repository.ts';
import type {
  FollowTemplate,
  FreightTemplateDto,
  FreightTemplateInput,
  FreightTemplateUpdate,
} from './freightTemplates.schemas.ts';
import { courierNames, lockWarehouse } from './sellerWarehouses.repository.ts';
import { changeWarehouse, replaceTerms } from './sellerWarehouses.writes.ts';

const MAX_TEMPLATES = 50;
const MAX_NAME = 30;
const MARK = '（副本）';

/** Freight templates of a supplier, and which of the warehouses follow them. */
export function freightTemplateService(db: Db) {
  async function find(sellerId: number, id: number): Promise<FreightTemplateDto> {
    const template = await findTemplate(db, sellerId, id);
    if (!template) throw new Refusal('NOT_FOUND');
    return template;
  }

  return {
    list: (sellerId: number): Promise<FreightTemplateDto[]> => listTemplates(db, sellerId),

    find,

    /** @throws Refusal FREIGHT_TEMPLATE_NAME, FREIGHT_TEMPLATE_LIMIT, FEE_BELOW_COST, BAD_PARAM */
    async create(sellerId: number, { name, couriers }: FreightTemplateInput): Promise<FreightTemplateDto> {
      const id = await db.transaction(async (tx) => {
        await lockAccount(tx, sellerId);
        return add(tx, sellerId, nameOf(name), courierTerms(couriers, await courierNames(tx)));
      });
      return find(sellerId, id);
    },

    /** Keeps one like an own one under a name of its own. No warehouse and no goods have it. */
    async copy(sellerId: number, source: number): Promise<FreightTemplateDto> {
      const id = await db.transaction(async (tx) => {
        await lockAccount(tx, sellerId);
        const { name } = await owned(tx, sellerId, source, 'share');
        const title = copiedName(name, await namesOf(tx, sellerId));
        return add(tx, sellerId, title, await termsOfTemplate(tx, source));
      });
      return find(sellerId, id);
    },

    /**
     * Writes its couriers and rules into every warehouse that follows it, in the same transaction.
     * @throws Refusal CHANGED_MEANWHILE with the current state, and the refusals of `create`
     */
    async update(
      sellerId: number,
      { id, version, name, couriers }: FreightTemplateUpdate,
    ): Promise<FreightTemplateDto> {
      const isStale = await db.transaction(async (tx) => {
        const kept = await owned(tx, sellerId, id, 'update');
        if (kept.version !== version) return true;
        const terms = courierTerms(couriers, await courierNames(tx));
        await changeTemplate(tx, id, nameOf(name));
        await replaceTemplateTerms(tx, id, terms);
        for (const warehouseId of await lockFollowers(tx, id)) {
          await changeWarehouse(tx, warehouseId, {});
          await replaceTerms(tx, warehouseId, terms);
        }
        return false;
      });
      const current = await find(sellerId, id);
      if (isStale) throw new Refusal('CHANGED_MEANWHILE', {}, { current });
      return current;
    },

    /** @throws Refusal FREIGHT_TEMPLATE_IN_USE with the `warehouses` that follow it and the number of `goods` that have it */
    remove: (sellerId: number, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        await owned(tx, sellerId, id, 'update');
        const { warehouses = [], goodsCount = 0 } = (await findTemplate(tx, sellerId, id)) ?? {};
        if (warehouses.length + goodsCount > 0)
          throw new Refusal(
            'FREIGHT_TEMPLATE_IN_USE',
            { users: usersText(warehouses, goodsCount) },
            { warehouses, goods: goodsCount },
          );
        await removeTemplate(tx, id);
      }),

    /** Lets warehouses follow a template, or none: each by itself. */
    follow: (sellerId: number, { ids, templateId = null }: FollowTemplate): Promise<BatchResult[]> =>
      runBatch(ids, (id) =>
        db.transaction(async (tx) => {
          if (templateId !== null) await lockTemplate(tx, sellerId, templateId);
          const warehouse = await lockWarehouse(tx, sellerId, id);
          if (!warehouse) throw new Refusal('NOT_FOUND');
          if (warehouse.freightTemplateId === templateId) return;
          await changeWarehouse(tx, id, { freightTemplateId: templateId });
          if (templateId !== null) await replaceTerms(tx, id, await termsOfTemplate(tx, templateId));
        }),
      ),
  };
}

export type FreightTemplateService = ReturnType<typeof freightTemplateService>;

/** The account is locked. */
async function add(tx: Tx, sellerId: number, name: string, terms: readonly CourierTerms[]): Promise<number> {
  if ((await countTemplates(tx, sellerId)) >= MAX_TEMPLATES)
    throw new Refusal('FREIGHT_TEMPLATE_LIMIT', { max: MAX_TEMPLATES });
  const id = await addTemplate(tx, sellerId, name);
  await replaceTemplateTerms(tx, id, terms);
  return id;
}

function owned(tx: Tx, sellerId: number, id: number, strength: 'update' | 'share') {
  return lockTemplate(tx, sellerId, id, strength).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('NOT_FOUND') : error;
  });
}

/** The name in one line. @throws Refusal BAD_PARAM when nothing is left */
function nameOf(typed: string): string {
  const name = oneLine(typed);
  if (name === '') throw new Refusal('BAD_PARAM', { field: 'name' });
  return name;
}

/** '江浙沪（副本）', '江浙沪（副本）2' where that is taken. */
function copiedName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? MARK : `${MARK}${number}`;
    const copied = [...name].slice(0, MAX_NAME - end.length).join('') + end;
    if (!taken.has(copied)) return copied;
  }
}

const MAX_NAMED = 3;

/** '仓库义乌一仓、义乌二仓等5个，商品12个'. */
function usersText(warehouses: FreightTemplateDto['warehouses'], goodsCount: number): string {
  const named = warehouses
    .slice(0, MAX_NAMED)
    .map(({ name }) => name)
    .join('、');
  const more = warehouses.length > MAX_NAMED ? `等${warehouses.length}个` : '';
  return [warehouses.length > 0 ? `仓库${named}${more}` : '', goodsCount > 0 ? `${goodsCount}个商品` : '']
    .filter(Boolean)
    .join('和');
}
