import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { LevelsDto } from './levels.dto.ts';

export class LevelsApi extends ApiSource {
  list(selection?: Selection): Promise<LevelsDto> {
    return this.read('get', '/console/levels', { selection });
  }

  update(body: Body<'/console/levels/update', 'put'>) {
    return this.write('put', '/console/levels/update', { body });
  }
}
