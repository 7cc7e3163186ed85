import type { Db } from '../../db/client.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { dayFigures } from './dayFigures.ts';
import type { HomeDto } from './home.schemas.ts';
import { countWaiting } from './waiting.ts';

/** What an operator begins a day with: of each thing as much as their permissions open. */
export async function homeOf(db: Db, { permissions }: OperatorActor, now: Date): Promise<HomeDto> {
  const [waiting, days] = await Promise.all([
    countWaiting(db, permissions),
    permissions.has('reports.read') ? dayFigures(db, now) : [],
  ]);
  return { waiting, days };
}
