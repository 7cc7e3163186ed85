import type { Answer } from '../../rest/contract.ts';

export type ApiTokensDto = Answer<'/tokens/list', 'get'>;
export type ApiTokenDto = Answer<'/tokens/revoke', 'post'>;
export type CreateApiTokenPayloadDto = Answer<'/tokens/create', 'post'>;
export type TokenDocumentsDto = Answer<'/tokens/documents', 'get'>;
export type TokenDocumentDto = TokenDocumentsDto['list'][number];
