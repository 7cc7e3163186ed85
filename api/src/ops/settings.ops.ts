import { loadSettings } from '../modules/settings/settings.ts';
import {
  changeSetting,
  type SettingKey,
  settingKeys,
  settingValueOf,
} from '../modules/settings/settingValues.ts';
import { auditorOf, type Command, OpsError } from './command.ts';

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
    run: async ({ db, operator }, _values, words) => {
      const [key, text] = [keyOf(words[0]), words[1]];
      if (text === undefined) throw new OpsError('缺少设置的值');
      const value = settingValueOf(key, text);
      if (value === undefined) throw new OpsError(`${key} 的值不正确：${text}`);
      await db.transaction((tx) => changeSetting(tx, auditorOf(operator), { key, value }));
      return `已将 ${key} 设为 ${JSON.stringify(value)}，两秒内生效`;
    },
  },
  {
    name: 'setting reset',
    usage: '恢复默认：setting reset 名称',
    run: async ({ db, operator }, _values, words) => {
      const key = keyOf(words[0]);
      await db.transaction((tx) => changeSetting(tx, auditorOf(operator), { key, value: undefined }));
      return `已将 ${key} 恢复默认`;
    },
  },
];

function keyOf(name: string | undefined): SettingKey {
  const key = settingKeys.find((each) => each === name);
  if (!key) throw new OpsError(`没有设置 ${name ?? ''}，可用的有：${settingKeys.join('、')}`);
  return key;
}
