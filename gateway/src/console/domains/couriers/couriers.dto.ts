import type { Answer } from '../../../rest/contract.ts';

export type CourierRecordDto = Answer<'/console/couriers', 'get'>['list'][number];
