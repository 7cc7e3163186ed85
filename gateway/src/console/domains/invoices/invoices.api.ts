import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { ImportedInvoiceDto, InvoiceDetailDto, InvoiceDto, InvoicePageDto } from './invoices.dto.ts';

export class InvoicesApi extends ApiSource {
  list(params: Params<'/console/invoices', 'get'>, selection?: Selection): Promise<InvoicePageDto> {
    return this.read('get', '/console/invoices', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<InvoiceDetailDto> {
    return this.read('get', '/console/invoices/read', { params: { id }, selection });
  }

  async begin(ids: number[]): Promise<InvoiceDto[]> {
    return (await this.write('post', '/console/invoices/begin', { body: { ids } })).list;
  }

  issue(body: Body<'/console/invoices/issue', 'post'>): Promise<InvoiceDetailDto> {
    return this.write('post', '/console/invoices/issue', { body });
  }

  refuse(body: Body<'/console/invoices/refuse', 'post'>): Promise<InvoiceDetailDto> {
    return this.write('post', '/console/invoices/refuse', { body });
  }

  async importNumbers(rows: Body<'/console/invoices/import', 'post'>['rows']): Promise<ImportedInvoiceDto[]> {
    return (await this.write('post', '/console/invoices/import', { body: { rows } })).list;
  }
}
