import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { ProblemPageDto } from './problems.dto.ts';

export class ProblemsApi extends ApiSource {
  list(query: Body<'/problems/list', 'post'>, selection?: Selection): Promise<ProblemPageDto> {
    return this.read('post', '/problems/list', { body: query, selection });
  }
}
