import type { Answer } from '../../../rest/contract.ts';

export type SettingDto = Answer<'/console/settings/set', 'put'>;
export type SettingChangeDto = Answer<'/console/settings/history', 'get'>['list'][number];
