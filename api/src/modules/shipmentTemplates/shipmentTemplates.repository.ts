import { and, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { shipmentTemplateLines, shipmentTemplates, type TemplateTerms } from '../../db/schema/index.ts';
import type { ShipmentTemplateDto } from './shipmentTemplates.schemas.ts';

/** A template as it is kept, with whose it is. */
export type TemplateRow = Pick<
  ShipmentTemplateDto,
  'id' | 'name' | 'warehouseId' | 'warehouseName' | 'courierId' | 'courierName' | 'remark' | 'items'
> & {
  accountId: number;
  level: number;
  senderId: number | null;
  usedTerms: TemplateTerms;
  seenTerms: TemplateTerms;
  toldFrom: TemplateTerms | null;
  toldAt: string | null;
  usedAt: string | null;
  createdAt: string;
};

const ITEMS = sql`(
  SELECT json_agg(json_build_object('skuId', s.id, 'goodId', g.id, 'goodName', g.name, 'skuName', s.name,
           'pic', coalesce(nullif(s.pic, ''), g.pics ->> 0, ''), 'unit', g.unit, 'quantity', l.quantity) ORDER BY l.sort)
    FROM shipment_template_line l JOIN sku s ON s.id = l.sku_id JOIN goods g ON g.id = s.good_id WHERE l.template_id = t.id)`;

async function findRows(db: Queryable, which: SQL): Promise<TemplateRow[]> {
  const { rows } = await db.execute<TemplateRow>(sql`
    SELECT t.id, t.name, t.account_id AS "accountId", a.level, t.warehouse_id AS "warehouseId", w.name AS "warehouseName",
           t.courier_id AS "courierId", c.name AS "courierName", t.sender_id AS "senderId", t.remark, ${ITEMS} AS items,
           t.used_terms AS "usedTerms", t.seen_terms AS "seenTerms", t.told_from AS "toldFrom", t.told_at AS "toldAt",
           t.used_at AS "usedAt", t.created_at AS "createdAt"
      FROM shipment_template t JOIN account a ON a.id = t.account_id
      JOIN warehouse w ON w.id = t.warehouse_id JOIN courier c ON c.id = t.courier_id
     WHERE ${which} ORDER BY t.used_at DESC NULLS LAST, t.id DESC`);
  return rows;
}

/** The account's: those shipped with last first, then the newest. */
export const listTemplates = (db: Queryable, accountId: number) =>
  findRows(db, sql`t.account_id = ${accountId}`);

export async function findTemplate(
  db: Queryable,
  accountId: number,
  id: number,
): Promise<TemplateRow | undefined> {
  return (await findRows(db, sql`t.account_id = ${accountId} AND t.id = ${id}`))[0];
}

export const findTemplates = (db: Queryable, ids: readonly number[]) =>
  findRows(db, sql`t.id = ANY (${`{${ids.join()}}`}::bigint[])`);

export async function countTemplates(db: Queryable, accountId: number): Promise<number> {
  const [row] = await db
    .select({ kept: count() })
    .from(shipmentTemplates)
    .where(eq(shipmentTemplates.accountId, accountId));
  return row?.kept ?? 0;
}

/** The account's template of this name, other than `except`. */
export async function idNamed(
  db: Queryable,
  accountId: number,
  name: string,
  except: number | null,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: shipmentTemplates.id })
    .from(shipmentTemplates)
    .where(
      and(
        eq(shipmentTemplates.accountId, accountId),
        eq(shipmentTemplates.name, name),
        except === null ? undefined : ne(shipmentTemplates.id, except),
      ),
    );
  return row?.id;
}

export type NewTemplate = Omit<typeof shipmentTemplates.$inferInsert, 'accountId'> & {
  items: readonly { skuId: number; quantity: number }[];
};

export async function addTemplate(
  tx: Queryable,
  accountId: number,
  { items, ...template }: NewTemplate,
): Promise<number> {
  const [row] = await tx
    .insert(shipmentTemplates)
    .values({ ...template, accountId })
    .returning({ id: shipmentTemplates.id });
  if (!row) throw new Error('the template was not written');
  await tx
    .insert(shipmentTemplateLines)
    .values(items.map(({ skuId, quantity }, sort) => ({ templateId: row.id, skuId, quantity, sort })));
  return row.id;
}

/** Whether the account has one with this id. */
export async function changeTemplate(
  tx: Queryable,
  accountId: number,
  id: number,
  change: Partial<{
    name: string;
    usedAt: SQL;
    usedTerms: TemplateTerms;
    seenTerms: TemplateTerms;
    toldFrom: null;
    toldAt: null;
  }>,
): Promise<boolean> {
  const changed = await tx
    .update(shipmentTemplates)
    .set(change)
    .where(and(eq(shipmentTemplates.accountId, accountId), eq(shipmentTemplates.id, id)))
    .returning({ id: shipmentTemplates.id });
  return changed.length > 0;
}

/** Removes the account's templates among `ids`; returns the removed ids. */
export async function removeTemplates(tx: Queryable, accountId: number, ids: number[]): Promise<number[]> {
  const removed = await tx
    .delete(shipmentTemplates)
    .where(and(eq(shipmentTemplates.accountId, accountId), inArray(shipmentTemplates.id, ids)))
    .returning({ id: shipmentTemplates.id });
  return removed.map(({ id }) => id);
}

/** Has the price of templates looked at. */
export async function checkLater(tx: Queryable, id: number): Promise<void> {
  await tx.execute(sql`INSERT INTO shipment_template_to_check (template_id) VALUES (${id})`);
}
