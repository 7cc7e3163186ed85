import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';

export class JoinsApi extends ApiSource {
  async create(form: Body<'/joins/createJoin', 'post'>): Promise<true> {
    await this.write('post', '/joins/createJoin', { body: form });
    return true;
  }
}
