import { formatMoney, parseYuan } from '../../lib/money.ts';
import type { SettingRowFragment } from '../graphql/generated/graphql.ts';
import { type SettingWords, settingGroups } from './settingNames.text.ts';
import { settingsText as text } from './settings.text.ts';

export type Setting = SettingRowFragment;

/** What a setting is called and does. */
export function wordsOf(key: string): SettingWords {
  for (const { settings } of settingGroups) if (settings[key]) return settings[key];
  return { name: key, hint: '' };
}

/** Settings by what they are about, in the order of the table of names; those without a name last. */
export function groupedSettings(settings: readonly Setting[]) {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  const groups = settingGroups.map(({ title, settings: named }) => ({
    title,
    settings: Object.keys(named).flatMap((key) => byKey.get(key) ?? []),
  }));
  const named = new Set(groups.flatMap((group) => group.settings.map(({ key }) => key)));
  const others = settings.filter(({ key }) => !named.has(key));
  return [...groups, { title: text.others, settings: others }].filter((group) => group.settings.length > 0);
}

/** A value as people read it. */
export function shownValue({ key, kind }: Pick<Setting, 'key' | 'kind'>, json: string): string {
  const value: unknown = JSON.parse(json);
  const { unit, choices } = wordsOf(key);
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return shownNumber(value, unit);
  if (kind === 'LIST')
    return Array.isArray(value) && value.length === 0 ? text.empty : linesOf(value).join('、');
  return choices?.[String(value)] ?? (String(value) || text.empty);
}

function shownNumber(value: number, unit: SettingWords['unit']): string {
  if (unit === 'fen') return formatMoney(value);
  if (unit === '‱') return `${value / 100}%`;
  return unit ? `${value} ${unit}` : String(value);
}

/** The bounds of a number in words. */
export function shownBounds(setting: Setting): string {
  const { minimum, maximum } = setting;
  const shown = (value: number) => shownValue(setting, String(value));
  if (minimum !== null && maximum !== null) return text.range(shown(minimum), shown(maximum));
  if (minimum !== null) return text.atLeast(shown(minimum));
  return maximum === null ? '' : text.atMost(shown(maximum));
}

/** A value as it is typed: amounts in yuan, lists of texts by lines. */
export function typedValue({ key, kind }: Pick<Setting, 'key' | 'kind'>, json: string): string {
  const value: unknown = JSON.parse(json);
  if (typeof value === 'number') return wordsOf(key).unit === 'fen' ? String(value / 100) : String(value);
  return kind === 'LIST' ? linesOf(value).join('\n') : String(value);
}

/** The JSON that was typed; null where it is not one that the setting takes, as far as it can be told here. */
export function jsonOf({ key, kind, minimum, maximum }: Setting, typed: string): string | null {
  if (kind === 'TEXT' || kind === 'CHOICE') return JSON.stringify(typed.trim());
  if (kind === 'BOOLEAN') return typed;
  if (kind === 'LIST') return listOf(typed);
  const number = wordsOf(key).unit === 'fen' ? parseYuan(typed.trim()) : wholeOf(typed.trim());
  const fits = number !== null && number >= (minimum ?? number) && number <= (maximum ?? number);
  return fits ? String(number) : null;
}

const wholeOf = (typed: string) => (/^\d{1,15}$/.test(typed) ? Number(typed) : null);

function linesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.every((item) => typeof item === 'string') ? value : [JSON.stringify(value)];
}

function listOf(typed: string): string | null {
  const trimmed = typed.trim();
  if (!trimmed.startsWith('[')) {
    return JSON.stringify(trimmed === '' ? [] : trimmed.split('\n').map((line) => line.trim()));
  }
  try {
    return JSON.stringify(JSON.parse(trimmed));
  } catch {
    return null;
  }
}
