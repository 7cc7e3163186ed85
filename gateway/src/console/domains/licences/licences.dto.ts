import type { Answer } from '../../../rest/contract.ts';

export type LicencePageDto = Answer<'/console/licences', 'get'>;
export type LicenceDto = LicencePageDto['list'][number];
