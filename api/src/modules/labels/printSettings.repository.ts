import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { couriers, printSettings } from '../../db/schema/index.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { chosenExtras } from './labelExtras.ts';
import type { PrintSettingDto, PrintSettingInput } from './labels.schemas.ts';
import type { Paper } from './layout.ts';

/** A supplier's settings, newest first. */
export async function listPrintSettings(db: Queryable, sellerId: number): Promise<PrintSettingDto[]> {
  const rows = await db
    .select({ setting: printSettings, courierName: couriers.name })
    .from(printSettings)
    .leftJoin(couriers, eq(couriers.id, printSettings.courierId))
    .where(eq(printSettings.sellerId, sellerId))
    .orderBy(desc(printSettings.id));
  return rows.map(
    ({ setting: { sellerId: _sellerId, paper, extras, updatedAt, ...setting }, courierName }) => ({
      ...setting,
      extras: chosenExtras(extras),
      courierName,
      paper: paper as Paper,
      updatedAt: shanghaiIso(updatedAt),
    }),
  );
}

/** The code of a courier; undefined where there is none with this id. */
export async function courierCodeOf(db: Queryable, courierId: number): Promise<string | undefined> {
  const [row] = await db.select({ code: couriers.code }).from(couriers).where(eq(couriers.id, courierId));
  return row?.code;
}

/** Writes the setting for its platform and courier, over the one that there is; answers its id. */
export async function savePrintSetting(
  db: Queryable,
  sellerId: number,
  {
    platform = null,
    courierId = null,
    paper,
    extras,
    printerName = '',
    autoPrint = false,
  }: PrintSettingInput,
): Promise<number> {
  const said = { paper, extras: chosenExtras(extras), printerName, autoPrint };
  const [row] = await db
    .insert(printSettings)
    .values({ sellerId, platform, courierId, ...said })
    .onConflictDoUpdate({
      target: [printSettings.sellerId, printSettings.platform, printSettings.courierId],
      set: { ...said, updatedAt: sql`now()` },
    })
    .returning({ id: printSettings.id });
  if (!row) throw new Error('the setting was not written');
  return row.id;
}

/** Whether there was such a setting of the supplier. */
export async function removePrintSetting(db: Queryable, sellerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(printSettings)
    .where(and(eq(printSettings.sellerId, sellerId), eq(printSettings.id, id)))
    .returning({ id: printSettings.id });
  return rows.length > 0;
}
