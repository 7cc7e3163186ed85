import { eq } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { settings } from '../db/schema/index.ts';
import { loadSettings, SiteSettings } from '../modules/settings/settings.ts';
import { audited, type Command, OpsError } from './command.ts';

type Key = keyof typeof SiteSettings.properties;
const KEYS = Object.keys(SiteSettings.properties) as Key[];

export const settingCommands: Command[] = [
  {
    name: 'setting list',
    usage: '列出全部设置（金额单位：分）',
    run: async ({ db }) =>
      Object.entries(await loadSettings(db)).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
  },
  {
    name: 'setting set',
    usage: '修改设置：setting set 名称 值（文字原样写；数字、true、列表按 JSON 写）',
    run: async (context, _values, words) => {
      const [key, text] = [keyOf(words[0]), words[1]];
      if (text === undefined) throw new OpsError('缺少设置的值');
      const value = readValue(key, text);
      await audited(context, 'setting set', key, { value }, (tx) =>
        tx
          .insert(settings)
          .values({ key, value })
          .onConflictDoUpdate({ target: settings.key, set: { value } }),
      );
      return `已将 ${key} 设为 ${JSON.stringify(value)}，两秒内生效`;
    },
  },
  {
    name: 'setting reset',
    usage: '恢复默认：setting reset 名称',
    run: async (context, _values, words) => {
      const key = keyOf(words[0]);
      await audited(context, 'setting reset', key, {}, (tx) =>
        tx.delete(settings).where(eq(settings.key, key)),
      );
      return `已将 ${key} 恢复默认`;
    },
  },
];

function keyOf(name: string | undefined): Key {
  const key = KEYS.find((each) => each === name);
  if (!key) throw new OpsError(`没有设置 ${name ?? ''}，可用的有：${KEYS.join('、')}`);
  return key;
}

function readValue(key: Key, text: string): unknown {
  const schema = SiteSettings.properties[key];
  if (Value.Check(schema, text)) return text;
  const value = parsed(text);
  if (!Value.Check(schema, value)) throw new OpsError(`${key} 的值不正确：${text}`);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
