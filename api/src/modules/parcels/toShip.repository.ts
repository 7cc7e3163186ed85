import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { cutoffToday, type WorkCalendar } from '../couriers/workDays.ts';
import type { ToShipAtWarehouseDto, ToShipDto } from './parcels.schemas.ts';

const MAX_WAREHOUSES = 100;

type Row = Omit<ToShipAtWarehouseDto, 'cutoffAt'> & WorkCalendar;

/** What of a supplier's parcels waits to be shipped, and until when today, by warehouse. */
export async function toShip(db: Queryable, sellerId: number, now: Date): Promise<ToShipDto> {
  const { rows } = await db.execute<Row>(sql`
    WITH waiting AS (
      SELECT o.warehouse_id, count(*)::int AS to_ship, (count(*) FILTER (WHERE p.promised_ship_at < now()))::int AS late
        FROM order_package p JOIN orders o ON o.id = p.order_id WHERE p.seller_id = ${sellerId} AND p.status = 20 GROUP BY 1)
    SELECT w.id AS "warehouseId", w.name, coalesce(x.to_ship, 0) AS "toShip", coalesce(x.late, 0) AS late,
           w.work_days AS "workDays", w.sunday_rest AS "sundayRest", w.rest_dates AS "restDates", w.cutoff_time AS "cutoffTime"
      FROM warehouse w LEFT JOIN waiting x ON x.warehouse_id = w.id
     WHERE w.seller_id = ${sellerId} AND (w.deleted_at IS NULL OR x.to_ship > 0)
     ORDER BY coalesce(x.to_ship, 0) DESC, w.id LIMIT ${literal(MAX_WAREHOUSES)}`);
  const warehouses = rows.map(({ warehouseId, name, toShip: waiting, late, ...calendar }) => ({
    ...{ warehouseId, name, toShip: waiting, late },
    cutoffAt: shanghaiIsoOrNull(cutoffToday(calendar, now)),
  }));
  const sum = (key: 'toShip' | 'late') => warehouses.reduce((all, row) => all + row[key], 0);
  return { toShip: sum('toShip'), late: sum('late'), warehouses };
}
