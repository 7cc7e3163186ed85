import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { RegionListDto } from './regions.dto.ts';

export class RegionsApi extends ApiSource {
  all(selection?: Selection): Promise<RegionListDto> {
    return this.read('get', '/console/regions', { selection });
  }
}
