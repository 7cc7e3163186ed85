import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body, Params } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  BillableDto,
  InvoiceDetailDto,
  InvoiceDto,
  InvoicePageDto,
  InvoiceTitleDto,
} from './invoices.dto.ts';

export class InvoicesApi extends ApiSource {
  titles(selection?: Selection): Promise<InvoiceTitleDto[]> {
    return this.read('get', '/invoiceTitles/list', { selection, under: 'list' });
  }

  saveTitle(title: Body<'/invoiceTitles/save', 'post'>): Promise<InvoiceTitleDto> {
    return this.write('post', '/invoiceTitles/save', { body: title });
  }

  async removeTitle(id: number): Promise<number> {
    await this.write('post', '/invoiceTitles/remove', { body: { id } });
    return id;
  }

  list(params: Params<'/invoices/list', 'get'>, selection?: Selection): Promise<InvoicePageDto> {
    return this.read('get', '/invoices/list', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<InvoiceDetailDto> {
    return this.read('post', '/invoices/read', { body: { id }, selection });
  }

  billable(body: Body<'/invoices/billable', 'post'>, selection?: Selection): Promise<BillableDto> {
    return this.read('post', '/invoices/billable', { body, selection });
  }

  async ask(body: Body<'/invoices/ask', 'post'>): Promise<InvoiceDto[]> {
    return (await this.write('post', '/invoices/ask', { body })).list;
  }

  async begin(ids: number[]): Promise<InvoiceDto[]> {
    return (await this.write('post', '/invoices/begin', { body: { ids } })).list;
  }

  issue(body: Body<'/invoices/issue', 'post'>): Promise<InvoiceDetailDto> {
    return this.write('post', '/invoices/issue', { body });
  }

  refuse(body: Body<'/invoices/refuse', 'post'>): Promise<InvoiceDetailDto> {
    return this.write('post', '/invoices/refuse', { body });
  }
}
