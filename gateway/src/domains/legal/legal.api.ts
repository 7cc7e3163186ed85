import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { ConsentDto, LegalTextDto } from './legal.dto.ts';

export class LegalApi extends ApiSource {
  /** Of one kind; without it, of what everybody is asked about. */
  texts(kind?: number, selection?: Selection): Promise<LegalTextDto[]> {
    return this.read('get', '/legal/list', { params: { kind }, selection, under: 'list' });
  }

  consents(selection?: Selection): Promise<ConsentDto[]> {
    return this.read('get', '/legal/mine', { selection, under: 'list' });
  }

  async answer(answer: Body<'/legal/answer', 'post'>): Promise<ConsentDto[]> {
    return (await this.write('post', '/legal/answer', { body: answer })).list;
  }
}
