import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body } from '../../../rest/contract.ts';
import type { RevealedPersonDto } from './reveals.dto.ts';

export class RevealsApi extends ApiSource {
  reveal(body: Body<'/console/reveal', 'post'>): Promise<RevealedPersonDto> {
    return this.write('post', '/console/reveal', { body });
  }
}
