import type { Answer } from '../../rest/contract.ts';

export type StoppedParcelDto = Answer<'/reroutes/getStoppedParcels', 'post'>['list'][number];
export type RerouteParcelsPayloadDto = Answer<'/reroutes/accept', 'post'>;
export type ReroutedParcelDto = RerouteParcelsPayloadDto['list'][number];
export type ParcelWayDto = NonNullable<StoppedParcelDto['way']>;
export type RerouteRuleDto = Answer<'/reroutes/getRule', 'post'>;
