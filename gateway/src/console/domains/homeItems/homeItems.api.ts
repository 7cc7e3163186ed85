import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { HomeItemDto } from './homeItems.dto.ts';

export class HomeItemsApi extends ApiSource {
  list(selection?: Selection): Promise<HomeItemDto[]> {
    return this.read('get', '/console/homeItems', { selection, under: 'list' });
  }

  create(body: Body<'/console/homeItems/create', 'post'>) {
    return this.write('post', '/console/homeItems/create', { body, keepsNull: true });
  }

  async addGoods(body: Body<'/console/homeItems/addGoods', 'post'>): Promise<HomeItemDto[]> {
    return (await this.write('post', '/console/homeItems/addGoods', { body, keepsNull: true })).list;
  }

  change(body: Body<'/console/homeItems/update', 'put'>) {
    return this.write('put', '/console/homeItems/update', { body, keepsNull: true });
  }

  async move(body: Body<'/console/homeItems/move', 'put'>): Promise<HomeItemDto[]> {
    return (await this.write('put', '/console/homeItems/move', { body, keepsNull: true })).list;
  }

  show(body: Body<'/console/homeItems/show', 'put'>) {
    return this.write('put', '/console/homeItems/show', { body });
  }

  async remove(body: Body<'/console/homeItems/delete', 'delete'>): Promise<number> {
    await this.write('delete', '/console/homeItems/delete', { body });
    return body.id;
  }
}
