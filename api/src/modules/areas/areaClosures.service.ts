import type { Db, Queryable } from '../../db/client.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import {
  addClosure,
  endClosure,
  findClosure,
  isClosed,
  isCourier,
  listClosures,
  lockClosures,
} from './areaClosures.repository.ts';
import type { AreaClosureDto, NewAreaClosure } from './areaClosures.schemas.ts';
import { regionOf } from './areas.ts';

/**
 * Areas that the platform closes (停发地区). They are rules of areas like those of warehouses: what prices an order judges them,
 * and an order that was priced before is refused, as `prices_changed` counts each change.
 */
export function areaClosureService({ db, now }: { db: Db; now: () => Date }) {
  async function found(on: Queryable, id: number): Promise<AreaClosureDto> {
    const closure = await findClosure(on, id);
    if (!closure) throw new Refusal('NOT_FOUND');
    return closure;
  }

  return {
    list: (): Promise<AreaClosureDto[]> => listClosures(db),

    async close(input: NewAreaClosure, who: Auditor): Promise<AreaClosureDto> {
      const { areaCode, courierId = null } = input;
      const [startAt, endAt] = [momentOf(input.startAt), momentOf(input.endAt)];
      if (!regionOf({ districtCode: areaCode })) throw new Refusal('BAD_PARAM', { field: 'areaCode' });
      if (endAt && (endAt <= now() || (startAt && endAt <= startAt)))
        throw new Refusal('BAD_PARAM', { field: 'endAt' });
      const reason = operatorReason(input.reason);
      return db.transaction(async (tx) => {
        await lockClosures(tx);
        if (courierId !== null && !(await isCourier(tx, courierId))) throw new Refusal('NOT_FOUND');
        if (await isClosed(tx, areaCode, courierId)) throw new Refusal('AREA_CLOSED');
        const id = await addClosure(tx, { areaCode, courierId, reason, startAt, endAt, operator: who.name });
        const after = { courierId, startAt, endAt };
        await recordAudit(tx, who, { action: 'area close', target: `area:${areaCode}`, after, reason });
        return found(tx, id);
      });
    },

    /** Ends a closure, or gives up a planned one. */
    async open(id: number, reason: string, who: Auditor): Promise<AreaClosureDto> {
      const why = operatorReason(reason);
      return db.transaction(async (tx) => {
        await lockClosures(tx);
        const { areaCode, courierId, endAt, state } = await found(tx, id);
        if (state === 3) throw new Refusal('AREA_OPEN');
        await endClosure(tx, id);
        await recordAudit(tx, who, {
          ...{ action: 'area open', target: `area:${areaCode}`, reason: why },
          before: { courierId, endAt },
        });
        return found(tx, id);
      });
    },
  };
}

export type AreaClosureService = ReturnType<typeof areaClosureService>;

function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}
