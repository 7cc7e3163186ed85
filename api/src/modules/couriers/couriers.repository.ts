import { asc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { couriers } from '../../db/schema/index.ts';
import type { CourierDto } from './couriers.schemas.ts';

/** All couriers of the platform. */
export async function listCouriers(db: Db): Promise<CourierDto[]> {
  return db.select().from(couriers).orderBy(asc(couriers.sort), asc(couriers.id));
}
