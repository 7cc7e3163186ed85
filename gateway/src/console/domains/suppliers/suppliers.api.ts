import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { SupplierDetailsDto, SupplierPageDto } from './suppliers.dto.ts';

export class SuppliersApi extends ApiSource {
  list(params: Params<'/console/suppliers', 'get'>, selection?: Selection): Promise<SupplierPageDto> {
    return this.read('get', '/console/suppliers', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<SupplierDetailsDto> {
    return this.read('get', '/console/suppliers/find', { params: { id }, selection });
  }

  setTerms(body: Body<'/console/suppliers/terms', 'put'>): Promise<SupplierDetailsDto> {
    return this.write('put', '/console/suppliers/terms', { body });
  }
}
