import type { Answer } from '../../rest/contract.ts';

export type WarehousePageDto = Answer<'/warehouse/list', 'post'>;
export type WarehouseDto = Answer<'/warehouse/id', 'post'>;
export type WarehouseCourierDto = WarehouseDto['couriers'][number];
export type AreaRuleDto = WarehouseCourierDto['areaRules'][number];
