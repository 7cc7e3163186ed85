import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { ConsentDto, LegalTextDto } from './legal.dto.ts';

export class LegalApi extends ApiSource {
  async texts(): Promise<LegalTextDto[]> {
    return (await this.read('get', '/legal/list')).list;
  }

  async consents(): Promise<ConsentDto[]> {
    return (await this.read('get', '/legal/mine')).list;
  }

  async answer(answer: Body<'/legal/answer', 'post'>): Promise<ConsentDto[]> {
    return (await this.write('post', '/legal/answer', { body: answer })).list;
  }
}
