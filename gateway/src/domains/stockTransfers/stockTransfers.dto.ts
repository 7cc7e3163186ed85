import type { Answer } from '../../rest/contract.ts';

export type StockTransferPageDto = Answer<'/stockTransfers/getTransfersList', 'post'>;
export type StockTransferDto = StockTransferPageDto['list'][number];
export type StockTransferLineDto = StockTransferDto['lines'][number];
export type StockTransferPayloadDto = Answer<'/stockTransfers/send', 'post'>;
