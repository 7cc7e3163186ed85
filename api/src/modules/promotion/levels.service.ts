import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import type { LevelChangeDto, LevelInput, LevelRecordDto, LevelTerms } from './levels.schemas.ts';

const ACTION = 'level update';
const SHOWN_CHANGES = 50;
/** They grow from level to level, so that a higher one is never worse or easier to reach. */
const GROWING = ['needInvites', 'needPackages', 'needRecharge', 'discount', 'maxProfit'] as const;

async function findLevels(db: Queryable, forUpdate = false): Promise<LevelRecordDto[]> {
  const { rows } = await db.execute<LevelRecordDto>(sql`
    SELECT level, name, need_invites AS "needInvites", need_packages AS "needPackages", need_recharge AS "needRecharge", discount,
           max_profit AS "maxProfit" FROM league_level ORDER BY level ${forUpdate ? sql`FOR UPDATE` : sql``}`);
  return rows;
}

async function findChanges(db: Queryable): Promise<LevelChangeDto[]> {
  const { rows } = await db.execute<LevelChangeDto>(sql`
    SELECT id, (detail->>'level')::int AS level, operator, reason, before, after, created_at AS "createdAt"
      FROM audit_log WHERE action = ${ACTION} ORDER BY id DESC LIMIT ${SHOWN_CHANGES}`);
  return rows.map((row) => ({ ...row, createdAt: shanghaiIso(new Date(row.createdAt)) }));
}

/** Levels of the buyers' league as operators keep them. Nobody is lowered by a change; who now reaches a level is raised later. */
export function levelService(db: Db) {
  return {
    async list(): Promise<{ list: LevelRecordDto[]; changes: LevelChangeDto[] }> {
      return { list: await findLevels(db), changes: await findChanges(db) };
    },

    /** @throws Refusal LEVEL_ORDER where a higher level would be worse, or easier to reach */
    update: ({ level, reason, ...given }: LevelInput, who: Auditor): Promise<LevelRecordDto> =>
      db.transaction(async (tx) => {
        const terms: LevelTerms = { ...given, name: given.name.trim() };
        const levels = await findLevels(tx, true);
        const at = levels.findIndex((each) => each.level === level);
        const old = levels[at];
        if (!old) throw new Refusal('NOT_FOUND');
        const [below, above] = [levels[at - 1], levels[at + 1]];
        // The lowest one is everybody's: what it would take is not asked.
        const wrong = GROWING.find(
          (key) =>
            terms[key] < (below?.[key] ?? 0) || terms[key] > (above?.[key] ?? Number.POSITIVE_INFINITY),
        );
        if (wrong) throw new Refusal('LEVEL_ORDER', {}, { field: wrong });
        await tx.execute(sql`
          UPDATE league_level SET name = ${terms.name}, need_invites = ${terms.needInvites}, need_packages = ${terms.needPackages},
                 need_recharge = ${terms.needRecharge}, discount = ${terms.discount}, max_profit = ${terms.maxProfit} WHERE level = ${level}`);
        const { level: _level, ...before } = old;
        await recordAudit(tx, who, {
          ...{ action: ACTION, target: `level:${level}`, reason: operatorReason(reason) },
          ...{ before, after: terms, detail: { level } },
        });
        return { level, ...terms };
      }),
  };
}

export type LevelService = ReturnType<typeof levelService>;
