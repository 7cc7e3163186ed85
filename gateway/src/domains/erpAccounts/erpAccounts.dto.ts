import type { Answer } from '../../rest/contract.ts';

export type ErpAccountDto = Answer<'/erpAccounts/save', 'post'>;
export type ErpWarehouseDto = ErpAccountDto['warehouses'][number];
export type ErpTradePageDto = Answer<'/erpAccounts/getErpTradesList', 'post'>;
export type ErpTradeDto = ErpTradePageDto['list'][number];
export type ErpStockPageDto = Answer<'/erpAccounts/getErpStocksList', 'post'>;
export type ErpStockDto = ErpStockPageDto['list'][number];
export type ErpGoodPageDto = Answer<'/erpAccounts/getErpGoodsList', 'post'>;
export type ErpGoodDto = ErpGoodPageDto['list'][number];
