import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { CaseDecisionPreviewDto, CaseDto, CasePageDto } from './cases.dto.ts';

export class CasesApi extends ApiSource {
  list(params: Params<'/console/cases', 'get'>, selection?: Selection): Promise<CasePageDto> {
    return this.read('get', '/console/cases', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<CaseDto> {
    return this.read('get', '/console/cases/one', { params: { id }, selection });
  }

  preview(body: Body<'/console/cases/preview', 'post'>): Promise<CaseDecisionPreviewDto> {
    return this.read('post', '/console/cases/preview', { body });
  }

  decide(body: Body<'/console/cases/decide', 'post'>) {
    return this.write('post', '/console/cases/decide', { body });
  }
}
