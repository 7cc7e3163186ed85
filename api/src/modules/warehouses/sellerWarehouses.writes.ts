import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { warehouses } from '../../db/schema/index.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { CourierTerms } from './courierTerms.ts';

type Row = typeof warehouses.$inferSelect;
export type WarehouseFields = Omit<
  Row,
  'id' | 'sellerId' | 'version' | 'freightTemplateId' | 'deletedAt' | 'createdAt'
>;

/** @throws Refusal WAREHOUSE_NAME */
export async function addWarehouse(
  tx: Queryable,
  sellerId: number,
  fields: WarehouseFields & { freightTemplateId: number | null },
): Promise<number> {
  const [row] = await named(
    tx
      .insert(warehouses)
      .values({ ...fields, sellerId })
      .returning({ id: warehouses.id }),
  );
  if (!row) throw new Error('the warehouse was not written');
  return row.id;
}

/**
 * Changes a locked warehouse.
 * @throws Refusal WAREHOUSE_NAME
 */
export async function changeWarehouse(
  tx: Queryable,
  id: number,
  fields: Partial<WarehouseFields> & { deletedAt?: Date; freightTemplateId?: number | null },
): Promise<void> {
  await named(
    tx
      .update(warehouses)
      .set({ ...fields, version: sql`${warehouses.version} + 1` })
      .where(eq(warehouses.id, id)),
  );
}

/** Gives a warehouse these couriers and rules; unchanged rows are not touched. */
export async function replaceTerms(tx: Queryable, id: number, terms: readonly CourierTerms[]): Promise<void> {
  await replaceCouriers(tx, id, terms);
  await replaceAreaRules(tx, id, terms);
}

/** Replaces the couriers of a warehouse; unchanged rows are not touched. */
async function replaceCouriers(tx: Queryable, id: number, terms: readonly CourierTerms[]): Promise<void> {
  const fees = JSON.stringify(terms.map(({ areaRules: _rules, ...fee }) => fee));
  await tx.execute(sql`
    WITH wanted AS (
      SELECT * FROM jsonb_to_recordset(${fees}::jsonb) AS fee ("courierId" bigint, "firstWeight" integer, "firstFee" bigint,
        "stepWeight" integer, "stepFee" bigint, "costFirstFee" bigint, "costStepFee" bigint, enabled boolean)),
    gone AS (
      DELETE FROM warehouse_courier WHERE warehouse_id = ${id} AND courier_id NOT IN (SELECT "courierId" FROM wanted))
    INSERT INTO warehouse_courier AS kept (warehouse_id, courier_id, first_weight, first_fee, step_weight, step_fee,
      cost_first_fee, cost_step_fee, enabled)
    SELECT ${id}, "courierId", "firstWeight", "firstFee", "stepWeight", "stepFee", "costFirstFee", "costStepFee", enabled FROM wanted
    ON CONFLICT (warehouse_id, courier_id) DO UPDATE SET
      first_weight = excluded.first_weight, first_fee = excluded.first_fee, step_weight = excluded.step_weight,
      step_fee = excluded.step_fee, cost_first_fee = excluded.cost_first_fee, cost_step_fee = excluded.cost_step_fee,
      enabled = excluded.enabled
    WHERE (kept.first_weight, kept.first_fee, kept.step_weight, kept.step_fee, kept.cost_first_fee, kept.cost_step_fee,
           kept.enabled) IS DISTINCT FROM
          (excluded.first_weight, excluded.first_fee, excluded.step_weight, excluded.step_fee, excluded.cost_first_fee,
           excluded.cost_step_fee, excluded.enabled)`);
}

/** Replaces the rules of a warehouse, each of one courier; unchanged rows are not touched. */
async function replaceAreaRules(tx: Queryable, id: number, terms: readonly CourierTerms[]): Promise<void> {
  const rules = JSON.stringify(
    terms.flatMap(({ courierId, areaRules }) => areaRules.map((rule) => ({ courierId, ...rule }))),
  );
  await tx.execute(sql`
    WITH wanted AS (
      SELECT * FROM jsonb_to_recordset(${rules}::jsonb) AS rule ("courierId" bigint, "areaCode" text, type smallint,
        fee bigint, "startAt" timestamptz(3), "endAt" timestamptz(3), reason text)),
    same AS (
      SELECT kept.id, wanted."courierId", wanted."areaCode", wanted.type, wanted."startAt"
        FROM area_rule kept JOIN wanted
          ON kept.courier_id = wanted."courierId" AND kept.area_code = wanted."areaCode" AND kept.type = wanted.type
         AND kept.fee = wanted.fee AND kept.reason = wanted.reason
         AND kept.start_at IS NOT DISTINCT FROM wanted."startAt" AND kept.end_at IS NOT DISTINCT FROM wanted."endAt"
       WHERE kept.warehouse_id = ${id}),
    gone AS (
      DELETE FROM area_rule WHERE warehouse_id = ${id} AND id NOT IN (SELECT id FROM same))
    INSERT INTO area_rule (warehouse_id, courier_id, area_code, type, fee, start_at, end_at, reason)
    SELECT ${id}, "courierId", "areaCode", type, fee, "startAt", "endAt", reason FROM wanted
     WHERE NOT EXISTS (
       SELECT FROM same
        WHERE same."courierId" = wanted."courierId" AND same."areaCode" = wanted."areaCode" AND same.type = wanted.type
          AND same."startAt" IS NOT DISTINCT FROM wanted."startAt")`);
}

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isTaken(error, 'warehouse_name') ? new Refusal('WAREHOUSE_NAME') : error;
  }
}

/** Whether a statement failed because another row has what is to be there once. */
export function isTaken(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (cause as { constraint?: string } | undefined)?.constraint === constraint;
}
