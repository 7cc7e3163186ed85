import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { JoinApplicationDto, JoinApplicationPageDto } from './joins.dto.ts';

export class JoinsApi extends ApiSource {
  list(params: Params<'/console/joins', 'get'>, selection?: Selection): Promise<JoinApplicationPageDto> {
    return this.read('get', '/console/joins', { params, selection });
  }

  decide(body: Body<'/console/joins/decide', 'post'>): Promise<JoinApplicationDto> {
    return this.write('post', '/console/joins/decide', { body });
  }
}
