import { oneLine } from '@chengcang/addresses';
import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksFor, type Fields } from '../../shared/fields.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockForAdding } from '../accounts/accounts.repository.ts';
import { titleOf } from '../parcels/parcelItems.ts';
import { findOrderFacts, type OrderFacts } from '../pricing/orderFacts.repository.ts';
import { findStock, obstaclesSince, type Stock } from '../shipments/changesSince.ts';
import { contentOfOrder } from '../shipments/copying.service.ts';
import {
  addTemplate,
  changeTemplate,
  checkLater,
  countTemplates,
  findTemplate,
  idNamed,
  listTemplates,
  removeTemplates,
  type TemplateRow,
} from './shipmentTemplates.repository.ts';
import {
  MAX_TEMPLATES,
  type SaveTemplateInput,
  type ShipmentTemplateDto,
  type TemplateContent,
} from './shipmentTemplates.schemas.ts';
import { priceOfParcel, pricesSince, termsOf } from './templateTerms.ts';

/** Shipments by hand without their recipients, as a buyer has named them. */
export function shipmentTemplateService(db: Db) {
  const found = async (on: Queryable, { accountId }: Actor, id: number) => {
    const row = await findTemplate(on, accountId, id);
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  };

  return {
    async list(actor: Actor, fields: Fields): Promise<ShipmentTemplateDto[]> {
      const rows = await listTemplates(db, actor.accountId);
      const looksAt = (['senderName', 'price', 'problems', 'changes'] as const).some((field) =>
        asksFor(fields, 'list', field),
      );
      if (!looksAt) return rows.map((row) => dto(row, NOTHING_KNOWN));
      const stocks = await findStocks(db, rows);
      return Promise.all(rows.map((row) => completed(db, row, stocks.get(row.warehouseId))));
    },

    find: async (actor: Actor, id: number): Promise<ShipmentTemplateDto> =>
      completed(db, await found(db, actor, id)),

    /** Keeps what is to be sent, or what an order sent. The same again under its name answers with the one that is there. */
    async save(actor: Actor, { name: typed, content, orderId }: SaveTemplateInput) {
      if ((content === undefined) === (orderId === undefined))
        throw new Refusal('BAD_PARAM', { field: 'content' });
      const name = nameOf(typed);
      const chosen = content ?? (await ofOrder(db, actor, orderId ?? 0));
      const facts = await findOrderFacts(db, factsOf(actor, chosen));
      const senderId = facts.sender?.id ?? null;
      if (content && senderId !== (content.senderId ?? null)) throw new Refusal('NOT_FOUND');
      await check(db, chosen, facts);
      const terms = termsOf(chosen.items, facts);
      const { warehouseId, courierId, remark, items } = chosen;
      const id = await db.transaction(async (tx) => {
        await lockForAdding(tx, actor.accountId);
        const same = await idNamed(tx, actor.accountId, name, null);
        if (same !== undefined) {
          const row = await found(tx, actor, same);
          if (isSame(row, { warehouseId, courierId, senderId, remark, items })) return same;
          throw new Refusal('SHIPMENT_TEMPLATE_EXISTS', {}, { field: 'name' });
        }
        if ((await countTemplates(tx, actor.accountId)) >= MAX_TEMPLATES)
          throw new Refusal('SHIPMENT_TEMPLATE_LIMIT', { max: MAX_TEMPLATES });
        const added = await addTemplate(tx, actor.accountId, {
          ...{ name, warehouseId, courierId, senderId, remark, items },
          ...{ usedTerms: terms, seenTerms: terms, sources: sourcesOf(facts) },
        });
        // What changes between the reading of the price and now names no template yet.
        await checkLater(tx, added);
        return added;
      });
      return completed(db, await found(db, actor, id));
    },

    async rename(actor: Actor, id: number, typed: string): Promise<ShipmentTemplateDto> {
      const name = nameOf(typed);
      await db.transaction(async (tx) => {
        await lockForAdding(tx, actor.accountId);
        if ((await idNamed(tx, actor.accountId, name, id)) !== undefined)
          throw new Refusal('SHIPMENT_TEMPLATE_EXISTS', {}, { field: 'name' });
        if (!(await changeTemplate(tx, actor.accountId, id, { name }))) throw new Refusal('NOT_FOUND');
      });
      return completed(db, await found(db, actor, id));
    },

    /** It was shipped with: from now on what has changed is said against the prices of now. */
    async markUsed(actor: Actor, id: number): Promise<ShipmentTemplateDto> {
      const row = await found(db, actor, id);
      const terms = termsOf(row.items, await findOrderFacts(db, factsOf(row, row)), row.seenTerms);
      await changeTemplate(db, actor.accountId, id, {
        ...{ usedAt: sql`now()`, usedTerms: terms, seenTerms: terms },
        ...{ toldFrom: null, toldAt: null },
      });
      return completed(db, await found(db, actor, id));
    },

    /** All or none. */
    remove: (actor: Actor, ids: number[]): Promise<number[]> =>
      db.transaction(async (tx) => {
        const removed = await removeTemplates(tx, actor.accountId, ids);
        if (removed.length !== new Set(ids).size) throw new Refusal('NOT_FOUND');
        return removed;
      }),
  };
}

export type ShipmentTemplateService = ReturnType<typeof shipmentTemplateService>;

type Chosen = Pick<TemplateContent, 'warehouseId' | 'courierId'> & {
  senderId?: number | null;
  items: readonly { skuId: number; quantity: number }[];
};

export function factsOf(
  { accountId, level }: { accountId: number; level: number },
  { warehouseId, courierId, senderId, items }: Chosen,
) {
  const skuIds = items.map(({ skuId }) => skuId);
  return { accountId, level, goodIds: [], skuIds, warehouseId, courierId, senderId: senderId ?? 0 };
}

/** What the price of a template depends on: who sends it changes none. */
export function sourcesOf({ versions }: OrderFacts): string[] {
  return Object.keys(versions).filter((source) => !source.startsWith('sender:'));
}

export const namesOf = ({ items, warehouseName, courierName }: TemplateRow) => ({
  items: items.map((item) => ({ skuId: item.skuId, title: titleOf(item) })),
  ...{ warehouseName, courierName },
});

async function ofOrder(db: Db, actor: Actor, orderId: number): Promise<TemplateContent> {
  const { items, ...order } = await contentOfOrder(db, actor, orderId);
  return { ...order, items: items.map(({ skuId, num }) => ({ skuId, quantity: num })) };
}

/** @throws Refusal where it could not be ordered */
async function check(
  db: Db,
  { items, warehouseId }: TemplateContent,
  { skus, warehouse, courier }: OrderFacts,
): Promise<void> {
  const ids = items.map(({ skuId }) => skuId);
  if (new Set(ids).size < ids.length) throw new Refusal('BAD_PARAM', { field: 'items' });
  const stock = await findStock(db, ids, warehouseId);
  if (skus.length < ids.length || ids.some((id) => !stock.has(id))) throw new Refusal('GOODS_OFF');
  if (new Set(skus.map(({ sellerId }) => sellerId)).size > 1) throw new Refusal('SELLERS_DIFFER');
  if (!warehouse || warehouse.status === 2) throw new Refusal('WAREHOUSE_OFF');
  if (courier?.status !== 1) throw new Refusal('COURIER_OFF');
}

/** @throws Refusal BAD_PARAM of one that is only white space */
function nameOf(typed: string): string {
  const name = oneLine(typed);
  if (name === '') throw new Refusal('BAD_PARAM', { field: 'name' });
  return name;
}

function isSame(row: TemplateRow, chosen: Chosen & { remark: string }): boolean {
  const content = ({ warehouseId, courierId, senderId, remark, items }: Chosen & { remark: string }) =>
    JSON.stringify([
      ...[warehouseId, courierId, senderId ?? null, remark],
      items.map(({ skuId, quantity }) => [skuId, quantity]),
    ]);
  return content(row) === content(chosen);
}

type Known = { facts: OrderFacts; stock: Stock } | null;
const NOTHING_KNOWN: Known = null;

/** What the warehouses of templates have of what these hold. */
async function findStocks(db: Db, rows: readonly TemplateRow[]): Promise<Map<number, Stock>> {
  const found = [...Map.groupBy(rows, ({ warehouseId }) => warehouseId)].map(async ([id, own]) => {
    const skuIds = own.flatMap(({ items }) => items.map(({ skuId }) => skuId));
    return [id, await findStock(db, skuIds, id)] as const;
  });
  return new Map(await Promise.all(found));
}

async function completed(db: Db, row: TemplateRow, known?: Stock): Promise<ShipmentTemplateDto> {
  const query = factsOf(row, row);
  const [facts, stock] = await Promise.all([
    findOrderFacts(db, query),
    known ?? findStock(db, query.skuIds, row.warehouseId),
  ]);
  return dto(row, { facts, stock });
}

function dto(row: TemplateRow, known: Known): ShipmentTemplateDto {
  const { id, name, warehouseId, warehouseName, courierId, courierName, remark, items } = row;
  const lines = items.map((item) => ({ skuId: item.skuId, title: titleOf(item), num: item.quantity }));
  const names = namesOf(row);
  return {
    ...{ id, name, warehouseId, warehouseName, courierId, courierName, remark, items },
    senderId: row.senderId,
    senderName: known?.facts.sender?.name ?? '',
    price: known && (priceOfParcel(items, known.facts)?.packageFee ?? null),
    problems: known
      ? obstaclesSince({ ...names, lines, hadSender: row.senderId !== null }, known.facts, known.stock)
      : [],
    changes: known ? pricesSince(row.usedTerms, termsOf(items, known.facts, row.usedTerms), names) : [],
    usedAt: shanghaiIsoOrNull(row.usedAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}
