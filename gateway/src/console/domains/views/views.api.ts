import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { SavedViewDto } from './views.dto.ts';
import type { ConsoleList } from './views.mapping.ts';

export class ViewsApi extends ApiSource {
  list(list: ConsoleList, selection?: Selection): Promise<SavedViewDto[]> {
    return this.read('get', '/console/views', { params: { list }, selection, under: 'list' });
  }

  save(body: Body<'/console/views/save', 'post'>): Promise<SavedViewDto> {
    return this.write('post', '/console/views/save', { body });
  }

  async remove(id: number): Promise<number> {
    await this.write('delete', '/console/views/delete', { body: { id } });
    return id;
  }
}
