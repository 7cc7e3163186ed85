import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { BasketLineDto } from './basketLines.dto.ts';

export class BasketLinesApi extends ApiSource {
  list(selection?: Selection): Promise<BasketLineDto[]> {
    return this.read('post', '/basketLines/list', { selection, under: 'list' });
  }

  save(line: Body<'/basketLines/save', 'post'>): Promise<BasketLineDto> {
    return this.write('post', '/basketLines/save', { body: line });
  }

  /** Those of them that were there. */
  async remove(ids: number[]): Promise<number[]> {
    return (await this.write('delete', '/basketLines/delete', { body: { ids } })).ids;
  }
}
