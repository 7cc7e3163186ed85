import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { AreaClosureDto } from './areas.dto.ts';

export class AreasApi extends ApiSource {
  closures(selection?: Selection): Promise<AreaClosureDto[]> {
    return this.read('get', '/console/areas/closures', { selection, under: 'list' });
  }

  close(body: Body<'/console/areas/close', 'post'>) {
    return this.write('post', '/console/areas/close', { body });
  }

  open(body: Body<'/console/areas/open', 'post'>) {
    return this.write('post', '/console/areas/open', { body });
  }
}
