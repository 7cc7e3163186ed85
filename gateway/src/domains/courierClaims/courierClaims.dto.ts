import type { Answer } from '../../rest/contract.ts';

export type CourierClaimPageDto = Answer<'/courierClaims/getClaimsList', 'post'>;
export type CourierClaimDto = CourierClaimPageDto['list'][number];
export type CourierClaimPayloadDto = Answer<'/courierClaims/open', 'post'>;
