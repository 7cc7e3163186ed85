import type { Answer } from '../../rest/contract.ts';

export type LicenceDto = Answer<'/licence/getLicenceList', 'get'>[number];
export type StoreLicenceDto = Answer<'/licence/getStoreLicences', 'get'>[number];
