import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { CategoryRecordDto } from './categories.dto.ts';

export class CategoriesApi extends ApiSource {
  list(selection?: Selection): Promise<CategoryRecordDto[]> {
    return this.read('get', '/console/categories', { selection, under: 'list' });
  }

  create(name: string) {
    return this.write('post', '/console/categories/create', { body: { name } });
  }

  rename(body: Body<'/console/categories/rename', 'put'>) {
    return this.write('put', '/console/categories/rename', { body });
  }

  hide(body: Body<'/console/categories/hide', 'put'>) {
    return this.write('put', '/console/categories/hide', { body });
  }

  async sort(ids: number[]): Promise<CategoryRecordDto[]> {
    return (await this.write('put', '/console/categories/sort', { body: { ids } })).list;
  }

  async remove(body: Body<'/console/categories/delete', 'delete'>): Promise<number> {
    await this.write('delete', '/console/categories/delete', { body });
    return body.id;
  }
}
