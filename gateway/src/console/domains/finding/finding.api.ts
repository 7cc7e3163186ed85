import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { FoundDto } from './finding.dto.ts';

export class FindingApi extends ApiSource {
  find(text: string, selection?: Selection): Promise<FoundDto> {
    return this.read('post', '/console/find', { body: { text }, selection });
  }
}
