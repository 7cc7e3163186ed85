import type { Answer } from '../../../rest/contract.ts';

export type SupplierPageDto = Answer<'/console/suppliers', 'get'>;
export type SupplierDto = SupplierPageDto['list'][number];
export type SupplierDetailsDto = Answer<'/console/suppliers/find', 'get'>;
export type GoodsCountDto = SupplierDetailsDto['goods'][number];
export type SupplierWarehouseDto = SupplierDetailsDto['warehouses'][number];
