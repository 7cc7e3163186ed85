import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { LicenceDto, LicencePageDto } from './licences.dto.ts';

export class LicencesApi extends ApiSource {
  list(params: Params<'/console/licences', 'get'>, selection?: Selection): Promise<LicencePageDto> {
    return this.read('get', '/console/licences', { params, selection });
  }

  add(body: Body<'/console/licences/add', 'post'>): Promise<LicenceDto> {
    return this.write('post', '/console/licences/add', { body });
  }

  decide(body: Body<'/console/licences/decide', 'post'>): Promise<LicenceDto> {
    return this.write('post', '/console/licences/decide', { body });
  }

  check(id: number): Promise<LicenceDto> {
    return this.write('post', '/console/licences/check', { body: { id } });
  }
}
