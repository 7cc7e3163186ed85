import type { Answer } from '../../rest/contract.ts';

export type SellerWarehouseDto = Answer<'/warehouse/find', 'post'>;
export type SellerWarehousePageDto = Answer<'/warehouse/getWarehouseList', 'post'>;
export type SellerWarehouseCourierDto = SellerWarehouseDto['couriers'][number];
