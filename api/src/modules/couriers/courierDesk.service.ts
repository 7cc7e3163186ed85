import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import type { CourierRecordDto, CourierStatusInput } from './couriers.console.schemas.ts';

/** All couriers with what they cost at warehouses, or one. */
async function findRecords(db: Queryable, id: number | null = null): Promise<CourierRecordDto[]> {
  const { rows } = await db.execute<CourierRecordDto>(sql`
    SELECT c.id, c.name, c.code, c.logo, c.status, c.sort, c.cutoff_time AS "cutoffTime", f.*,
           (SELECT count(*)::int FROM area_rule r WHERE r.warehouse_id IS NULL AND r.courier_id = c.id AND r.type = 1
               AND (r.end_at IS NULL OR r.end_at > now())) AS closures
      FROM courier c CROSS JOIN LATERAL (
        SELECT count(*)::int AS warehouses, min(w.cost_first_fee) AS "costFirstLeast", max(w.cost_first_fee) AS "costFirstMost",
               min(w.cost_step_fee) AS "costStepLeast", max(w.cost_step_fee) AS "costStepMost",
               min(w.first_fee) AS "feeFirstLeast", max(w.first_fee) AS "feeFirstMost"
          FROM warehouse_courier w WHERE w.courier_id = c.id AND w.enabled) f
     WHERE (${id}::bigint IS NULL OR c.id = ${id}) ORDER BY c.sort, c.id`);
  return rows;
}

/** One change of couriers at a time. */
async function lockCouriers(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('couriers', 0))`);
}

/** Couriers as operators keep them. What they are priced by follows at once: `prices_changed` counts each change. */
export function courierDeskService(db: Db) {
  return {
    list: (): Promise<CourierRecordDto[]> => findRecords(db),

    setStatus: ({ id, status, reason }: CourierStatusInput, who: Auditor): Promise<CourierRecordDto> =>
      db.transaction(async (tx) => {
        await lockCouriers(tx);
        const [before] = await findRecords(tx, id);
        if (!before) throw new Refusal('NOT_FOUND');
        if (before.status === status) throw new Refusal('STATE_SAME');
        await tx.execute(sql`UPDATE courier SET status = ${status} WHERE id = ${id}`);
        await recordAudit(tx, who, {
          ...{ action: 'courier status', target: `courier:${id}`, reason: operatorReason(reason) },
          ...{ before: { status: before.status }, after: { status } },
        });
        return { ...before, status };
      }),

    /** Puts all couriers in another order. @throws Refusal CHANGED_MEANWHILE where they are others now */
    sort: (ids: readonly number[], who: Auditor): Promise<CourierRecordDto[]> =>
      db.transaction(async (tx) => {
        await lockCouriers(tx);
        const before = (await findRecords(tx)).map(({ id }) => id);
        if (before.length !== ids.length || before.some((id) => !ids.includes(id)))
          throw new Refusal('CHANGED_MEANWHILE');
        await tx.execute(sql`
          UPDATE courier c SET sort = n.sort FROM unnest(${`{${ids.join(',')}}`}::bigint[]) WITH ORDINALITY AS n (id, sort)
           WHERE n.id = c.id AND c.sort <> n.sort`);
        await recordAudit(tx, who, {
          ...{ action: 'courier sort', target: 'courier' },
          ...{ before: { ids: before }, after: { ids } },
        });
        return findRecords(tx);
      }),
  };
}

export type CourierDeskService = ReturnType<typeof courierDeskService>;
