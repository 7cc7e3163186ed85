import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SettingChangeDto, SettingDto, SettingInput, SettingReset } from './settings.console.schemas.ts';
import { loadSettings, SiteSettings } from './settings.ts';
import {
  changeSetting,
  defaultSettings,
  type SettingKey,
  settingKeys,
  settingValueOf,
} from './settingValues.ts';

type Bounds = { type?: string; minimum?: number; maximum?: number; anyOf?: { const?: unknown }[] };
type Last = { key: string; operator: string; at: string };

const SHOWN = sql.raw('20');
/** Settings that decide about people's money: they take a second factor that was shown a short time ago. */
const PROVEN: readonly SettingKey[] = [
  ...(['custody', 'caseSecondEyes', 'depositMin', 'goodsMargin', 'waybillFee'] as const),
  ...(['cashOutMin', 'cashOutMax', 'cashOutFeeRate', 'payoutMethod'] as const),
];

/** The settings as operators see and change them. */
export function settingDeskService(db: Db) {
  async function list(): Promise<SettingDto[]> {
    const [values, set, last] = await Promise.all([
      loadSettings(db),
      db.execute<{ key: string }>(sql`SELECT key FROM setting`),
      db.execute<Last>(sql`
        SELECT s.key, l.operator, l.created_at AS at
          FROM json_array_elements_text(${JSON.stringify(settingKeys)}) AS s (key)
         CROSS JOIN LATERAL (
           SELECT operator, created_at FROM audit_log
            WHERE target = s.key AND action IN ('setting set', 'setting reset') ORDER BY id DESC LIMIT 1) l`),
    ]);
    const own = new Set(set.rows.map(({ key }) => key));
    const changes = new Map(last.rows.map((row) => [row.key, row]));
    return settingKeys.map((key) => ({
      ...{ key, ...boundsOf(key), value: JSON.stringify(values[key]) },
      ...{ initial: JSON.stringify(defaultSettings[key]), isDefault: !own.has(key) },
      changedAt: shanghaiIsoOrNull(changes.get(key)?.at),
      changedBy: changes.get(key)?.operator ?? null,
    }));
  }

  async function one(key: SettingKey): Promise<SettingDto> {
    const found = (await list()).find((setting) => setting.key === key);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  }

  /** Somebody else has changed it since it was shown. */
  const unchangedSince = (was: string) => (value: unknown) => {
    if (JSON.stringify(value) !== was) throw new Refusal('SETTING_CHANGED');
  };

  const requireProof = (key: SettingKey, who: OperatorActor) => {
    if (PROVEN.includes(key) && !who.provenUntil) throw new Refusal('PROOF_STALE');
  };

  return {
    list,

    /** The last changes of a setting, the newest first. */
    async history(key: SettingKey): Promise<SettingChangeDto[]> {
      const { rows } = await db.execute<SettingChangeDto & { action: string }>(sql`
        SELECT id, operator, (before->'value')::text AS before, coalesce(after->'value', detail->'value')::text AS after,
               action = 'setting reset' AS "isReset", reason, created_at AS "createdAt"
          FROM audit_log WHERE target = ${key} AND action IN ('setting set', 'setting reset') ORDER BY id DESC LIMIT ${SHOWN}`);
      return rows.map((row) => ({
        ...row,
        ...{ before: asJson(row.before), after: asJson(row.after) },
        createdAt: shanghaiIso(new Date(row.createdAt)),
      }));
    },

    async set({ key, value: text, was, reason }: SettingInput, who: OperatorActor): Promise<SettingDto> {
      requireProof(key, who);
      const value = settingValueOf(key, text);
      if (value === undefined) throw new Refusal('SETTING_VALUE');
      await db.transaction((tx) =>
        changeSetting(tx, who, { key, value, reason, check: unchangedSince(was) }),
      );
      return one(key);
    },

    async reset({ key, was, reason }: SettingReset, who: OperatorActor): Promise<SettingDto> {
      requireProof(key, who);
      const check = unchangedSince(was);
      await db.transaction((tx) => changeSetting(tx, who, { key, value: undefined, reason, check }));
      return one(key);
    },
  };
}

export type SettingDeskService = ReturnType<typeof settingDeskService>;

/** The driver reads the texts `true` and `1` as what they stand for. */
function asJson(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function boundsOf(key: SettingKey): Pick<SettingDto, 'kind' | 'minimum' | 'maximum' | 'choices'> {
  const { type, minimum = null, maximum = null, anyOf = [] } = SiteSettings.properties[key] as Bounds;
  const choices = anyOf.map((option) => String(option.const));
  return { kind: kindOf(type, choices), minimum, maximum, choices };
}

function kindOf(type: string | undefined, choices: string[]): SettingDto['kind'] {
  if (choices.length > 0) return 'choice';
  if (type === 'integer' || type === 'boolean') return type;
  return type === 'array' ? 'list' : 'text';
}
