import type { Answer } from '../../rest/contract.ts';

export type WaybillAccountDto = Answer<'/waybillAccounts/save', 'post'>;
export type TestWaybillAccountPayloadDto = Answer<'/waybillAccounts/test', 'post'>;
