import type { Answer } from '../../rest/contract.ts';

export type AfterSaleCasePageDto = Answer<'/afterSales/getCasesList', 'post'>;
export type AfterSaleCaseDto = AfterSaleCasePageDto['list'][number];
export type CaseMessagesDto = Answer<'/afterSales/messages', 'post'>;
export type CaseMessageDto = CaseMessagesDto['list'][number];
export type CaseFileDto = CaseMessageDto['files'][number];
export type CasePayloadDto = Answer<'/afterSales/open', 'post'>;
export type ReturnParcelPageDto = Answer<'/returns/getReturnsList', 'post'>;
export type ReturnParcelDto = ReturnParcelPageDto['list'][number];
export type ReturnPayloadDto = Answer<'/returns/scan', 'post'>;
export type DismissSuggestionPayloadDto = Answer<'/afterSales/dismissSuggestion', 'post'>;
