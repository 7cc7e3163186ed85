import type { Answer } from '../../rest/contract.ts';

export type GoodStockPageDto = Answer<'/goodStock/getGoodStockList', 'post'>;
export type GoodStockDto = GoodStockPageDto['list'][number];
export type StockLogPageDto = Answer<'/goodStock/getStockLogsList', 'post'>;
export type StockLogDto = StockLogPageDto['list'][number];
export type StockReservationPageDto = Answer<'/goodStock/getReservationsList', 'post'>;
export type StockReservationDto = StockReservationPageDto['list'][number];
export type ImportGoodStocksPayloadDto = Answer<'/goodStock/importGoodStocks', 'post'>;
