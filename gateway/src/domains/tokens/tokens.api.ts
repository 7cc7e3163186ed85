import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { ApiTokenDto, ApiTokensDto, CreateApiTokenPayloadDto, TokenDocumentsDto } from './tokens.dto.ts';

export class TokensApi extends ApiSource {
  list(selection?: Selection): Promise<ApiTokensDto> {
    return this.read('get', '/tokens/list', { selection });
  }

  create(token: Body<'/tokens/create', 'post'>): Promise<CreateApiTokenPayloadDto> {
    return this.write('post', '/tokens/create', { body: token });
  }

  documents(): Promise<TokenDocumentsDto> {
    return this.read('get', '/tokens/documents');
  }

  registerDocuments(
    documents: Body<'/tokens/registerDocuments', 'post'>['documents'],
  ): Promise<TokenDocumentsDto> {
    return this.write('post', '/tokens/registerDocuments', { body: { documents } });
  }

  deleteDocuments(hashes: string[]): Promise<TokenDocumentsDto> {
    return this.write('delete', '/tokens/deleteDocuments', { body: { hashes } });
  }

  revoke(id: number): Promise<ApiTokenDto> {
    return this.write('post', '/tokens/revoke', { body: { id } });
  }
}
