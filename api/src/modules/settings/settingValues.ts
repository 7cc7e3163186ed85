import { sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import { checkCustodyChange } from './custody.ts';
import { loadSettings, SiteSettings } from './settings.ts';

export type SettingKey = keyof typeof SiteSettings.properties;
export const settingKeys = Object.keys(SiteSettings.properties) as SettingKey[];
export const defaultSettings = Value.Default(SiteSettings, {}) as SiteSettings;

type Change = {
  key: SettingKey;
  /** What it is then; undefined for its default. */
  value: unknown;
  reason?: string;
  /** Refuses the change by what is there. */
  check?: (value: unknown) => void;
};

/** The value that a text stands for: itself where a setting takes it so, else as JSON; undefined where the setting takes neither. */
export function settingValueOf(key: SettingKey, text: string): unknown {
  const schema = SiteSettings.properties[key];
  if (Value.Check(schema, text)) return text;
  const value = parsed(text);
  return Value.Check(schema, value) ? value : undefined;
}

/** Sets a setting, or takes it back to its default, and records what was there. One change at a time. */
export async function changeSetting(
  tx: Tx,
  who: Auditor,
  { key, value, reason = '', check = () => {} }: Change,
): Promise<void> {
  await tx.execute(sql`LOCK TABLE setting IN SHARE ROW EXCLUSIVE MODE`);
  const before = await loadSettings(tx);
  check(before[key]);
  requirePairs({ ...before, [key]: value ?? defaultSettings[key] });
  if (key === 'custody' && value !== before.custody) await checkCustodyChange(tx, reason);
  await tx.execute(
    value === undefined
      ? sql`DELETE FROM setting WHERE key = ${key}`
      : sql`INSERT INTO setting (key, value) VALUES (${key}, ${JSON.stringify(value)}::jsonb)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  await recordAudit(tx, who, {
    ...{ action: value === undefined ? 'setting reset' : 'setting set', target: key, reason },
    ...{ before: { value: before[key] }, after: { value: value ?? defaultSettings[key] } },
  });
}

/** Of what has a least and a most, the least is no more than the most. */
function requirePairs({ minRecharge, maxRecharge, cashOutMin, cashOutMax }: SiteSettings): void {
  if (minRecharge <= maxRecharge && cashOutMin <= cashOutMax) return;
  throw new Refusal('SETTING_VALUE').saying('最低金额不能高于最高金额');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
