import type { ValueOf } from '../../../rest/enums.ts';

export const settingKind = {
  TEXT: 'text',
  INTEGER: 'integer',
  BOOLEAN: 'boolean',
  CHOICE: 'choice',
  LIST: 'list',
} as const;
export type SettingKind = ValueOf<typeof settingKind>;
