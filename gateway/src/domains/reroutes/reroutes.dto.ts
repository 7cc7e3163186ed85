import type { Answer } from '../../rest/contract.ts';

export type StoppedParcelDto = Answer<'/reroutes/getStoppedParcels', 'post'>['list'][number];
export type ReroutedParcelDto = Answer<'/reroutes/accept', 'post'>['list'][number];
export type ParcelWayDto = NonNullable<StoppedParcelDto['way']>;
