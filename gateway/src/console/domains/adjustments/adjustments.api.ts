import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { AdjustmentPageDto, AdjustPayloadDto, AdjustTermsDto } from './adjustments.dto.ts';

export class AdjustmentsApi extends ApiSource {
  list(params: Params<'/console/adjustments', 'get'>, selection?: Selection): Promise<AdjustmentPageDto> {
    return this.read('get', '/console/adjustments', { params, selection });
  }

  adjustTerms(accountId: number, selection?: Selection): Promise<AdjustTermsDto> {
    return this.read('get', '/console/adjustments/adjustTerms', { params: { accountId }, selection });
  }

  compensateTerms(accountId: number, selection?: Selection): Promise<AdjustTermsDto> {
    return this.read('get', '/console/adjustments/compensateTerms', { params: { accountId }, selection });
  }

  adjust(body: Body<'/console/adjustments/adjust', 'post'>): Promise<AdjustPayloadDto> {
    return this.write('post', '/console/adjustments/adjust', { body });
  }

  compensate(body: Body<'/console/adjustments/compensate', 'post'>): Promise<AdjustPayloadDto> {
    return this.write('post', '/console/adjustments/compensate', { body });
  }
}
