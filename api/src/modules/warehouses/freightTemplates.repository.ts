import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import {
  freightTemplateCouriers,
  freightTemplateRules,
  freightTemplates,
  goods,
  warehouses,
} from '../../db/schema/index.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { CourierTerms } from './courierTerms.ts';
import type { FreightTemplateDto } from './freightTemplates.schemas.ts';
import { ruleDto } from './sellerWarehouses.repository.ts';
import { isTaken } from './sellerWarehouses.writes.ts';

type Row = typeof freightTemplates.$inferSelect;

const own = (sellerId: number) => eq(freightTemplates.sellerId, sellerId);

/** The supplier's templates without area rules, by name. */
export async function listTemplates(db: Queryable, sellerId: number): Promise<FreightTemplateDto[]> {
  const rows = await db
    .select()
    .from(freightTemplates)
    .where(own(sellerId))
    .orderBy(asc(freightTemplates.name));
  return complete(db, rows);
}

/** With its area rules. */
export async function findTemplate(
  db: Queryable,
  sellerId: number,
  id: number,
): Promise<FreightTemplateDto | undefined> {
  const rows = await db
    .select()
    .from(freightTemplates)
    .where(and(own(sellerId), eq(freightTemplates.id, id)));
  const [template] = await complete(db, rows);
  if (!template) return undefined;
  const rules = await rulesOf(db, id);
  const of = (courier: number) => rules.filter(({ courierId }) => courierId === courier).map(ruleDto);
  return {
    ...template,
    couriers: template.couriers.map((fee) => ({ ...fee, areaRules: of(fee.courierId) })),
  };
}

/**
 * Locks the supplier's template until the transaction ends: to change it, or so that it stays as it is.
 * @throws Refusal FREIGHT_TEMPLATE_MISSING
 */
export async function lockTemplate(
  tx: Tx,
  sellerId: number,
  id: number,
  strength: 'update' | 'share' = 'share',
): Promise<Row> {
  const [row] = await tx
    .select()
    .from(freightTemplates)
    .where(and(own(sellerId), eq(freightTemplates.id, id)))
    .for(strength);
  if (!row) throw new Refusal('FREIGHT_TEMPLATE_MISSING', {}, { field: 'freightTemplateId' });
  return row;
}

/** What a template gives to the warehouses that follow it. */
export async function termsOfTemplate(db: Queryable, id: number): Promise<CourierTerms[]> {
  const fees = await feesOf(db, [id]);
  const rules = await rulesOf(db, id);
  return fees.map(({ id: _id, templateId: _template, ...fee }) => ({
    ...fee,
    areaRules: rules
      .filter(({ courierId }) => courierId === fee.courierId)
      .map(({ id: _id, templateId: _of, courierId: _courier, ...rule }) => rule),
  }));
}

/** Locks the warehouses that follow a template that is locked; their ids in the order of their locks. */
export async function lockFollowers(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(eq(warehouses.freightTemplateId, id))
    .orderBy(asc(warehouses.id))
    .for('update');
  return rows.map((row) => row.id);
}

export async function countTemplates(db: Queryable, sellerId: number): Promise<number> {
  const [row] = await db.select({ templates: count() }).from(freightTemplates).where(own(sellerId));
  return row?.templates ?? 0;
}

/** The names of the supplier's templates. */
export async function namesOf(db: Queryable, sellerId: number): Promise<Set<string>> {
  const rows = await db.select({ name: freightTemplates.name }).from(freightTemplates).where(own(sellerId));
  return new Set(rows.map(({ name }) => name));
}

/** @throws Refusal FREIGHT_TEMPLATE_NAME */
export async function addTemplate(tx: Tx, sellerId: number, name: string): Promise<number> {
  const [row] = await named(
    tx.insert(freightTemplates).values({ sellerId, name }).returning({ id: freightTemplates.id }),
  );
  if (!row) throw new Error('the template was not written');
  return row.id;
}

/**
 * Renames a locked template and counts the change.
 * @throws Refusal FREIGHT_TEMPLATE_NAME
 */
export async function changeTemplate(tx: Tx, id: number, name: string): Promise<void> {
  await named(
    tx
      .update(freightTemplates)
      .set({ name, version: sql`${freightTemplates.version} + 1`, updatedAt: sql`now()` })
      .where(eq(freightTemplates.id, id)),
  );
}

/** Writes what a template says instead of what it said. */
export async function replaceTemplateTerms(
  tx: Tx,
  id: number,
  terms: readonly CourierTerms[],
): Promise<void> {
  await tx.delete(freightTemplateRules).where(eq(freightTemplateRules.templateId, id));
  await tx.delete(freightTemplateCouriers).where(eq(freightTemplateCouriers.templateId, id));
  await tx
    .insert(freightTemplateCouriers)
    .values(terms.map(({ areaRules: _rules, ...fee }) => ({ ...fee, templateId: id })));
  const rules = JSON.stringify(
    terms.flatMap(({ courierId, areaRules }) => areaRules.map((rule) => ({ courierId, ...rule }))),
  );
  await tx.execute(sql`
    INSERT INTO freight_template_rule (template_id, courier_id, area_code, type, fee, start_at, end_at, reason)
    SELECT ${id}, "courierId", "areaCode", type, fee, "startAt", "endAt", reason
      FROM jsonb_to_recordset(${rules}::jsonb) AS rule ("courierId" bigint, "areaCode" text, type smallint, fee bigint,
        "startAt" timestamptz(3), "endAt" timestamptz(3), reason text)`);
}

export async function removeTemplate(tx: Tx, id: number): Promise<void> {
  await tx.delete(freightTemplates).where(eq(freightTemplates.id, id));
}

async function complete(db: Queryable, rows: readonly Row[]): Promise<FreightTemplateDto[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const [fees, followers, used] = await Promise.all([
    feesOf(db, ids),
    db
      .select({ id: warehouses.id, name: warehouses.name, templateId: warehouses.freightTemplateId })
      .from(warehouses)
      .where(and(inArray(warehouses.freightTemplateId, ids), isNull(warehouses.deletedAt)))
      .orderBy(asc(warehouses.id)),
    db
      .select({ templateId: goods.freightTemplateId, goods: count() })
      .from(goods)
      .where(
        and(
          eq(goods.sellerId, first.sellerId),
          inArray(goods.freightTemplateId, ids),
          isNull(goods.deletedAt),
        ),
      )
      .groupBy(goods.freightTemplateId),
  ]);
  return rows.map(({ sellerId: _seller, createdAt, updatedAt, ...row }) => ({
    ...row,
    couriers: fees
      .filter(({ templateId }) => templateId === row.id)
      .map(({ id: _id, templateId: _template, ...fee }) => fee),
    warehouses: followers
      .filter(({ templateId }) => templateId === row.id)
      .map(({ id, name }) => ({ id, name })),
    goodsCount: used.find(({ templateId }) => templateId === row.id)?.goods ?? 0,
    createdAt: shanghaiIso(createdAt),
    updatedAt: shanghaiIso(updatedAt),
  }));
}

function feesOf(db: Queryable, ids: number[]) {
  return db
    .select()
    .from(freightTemplateCouriers)
    .where(inArray(freightTemplateCouriers.templateId, ids))
    .orderBy(asc(freightTemplateCouriers.courierId));
}

function rulesOf(db: Queryable, id: number) {
  return db
    .select()
    .from(freightTemplateRules)
    .where(eq(freightTemplateRules.templateId, id))
    .orderBy(
      asc(freightTemplateRules.areaCode),
      asc(freightTemplateRules.type),
      sql`${freightTemplateRules.startAt} NULLS FIRST`,
    );
}

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isTaken(error, 'freight_template_name')) throw error;
    throw new Refusal('FREIGHT_TEMPLATE_NAME', {}, { field: 'name' });
  }
}
