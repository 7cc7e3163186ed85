import type { Answer } from '../../rest/contract.ts';

export type CourierDto = Answer<'/couriers/getCouriersList', 'post'>['list'][number];
