import type { Answer } from '../../rest/contract.ts';

export type SettingsDto = Answer<'/setting/getSetting', 'post'>;
