import { ApiSource } from '../../rest/ApiSource.ts';
import type { HomePlacesDto } from './homePlaces.dto.ts';

export class HomePlacesApi extends ApiSource {
  /** What stands there depends on who asks, so only visitors share a response. */
  find(): Promise<HomePlacesDto> {
    return this.caller.isVisitor ? this.shared('get', '/home/places') : this.read('get', '/home/places');
  }
}
