import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { HomeDto } from './home.dto.ts';

export class HomeApi extends ApiSource {
  home(selection?: Selection): Promise<HomeDto> {
    return this.read('get', '/console/home', { selection });
  }
}
