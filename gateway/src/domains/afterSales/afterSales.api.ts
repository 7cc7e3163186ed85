import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import { notFound } from '../../rest/failures.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  AfterSaleCaseDto,
  AfterSaleCasePageDto,
  CaseMessagesDto,
  CasePayloadDto,
  DismissSuggestionPayloadDto,
  ReturnParcelDto,
  ReturnParcelPageDto,
  ReturnPayloadDto,
} from './afterSales.dto.ts';

export class AfterSalesApi extends ApiSource {
  readonly #byId = byIds((requested) =>
    this.list(requested, this.rowsOf('AfterSaleCase', 'id', 'packageId')),
  );

  list(
    filter: Body<'/afterSales/getCasesList', 'post'>,
    selection?: Selection,
  ): Promise<AfterSaleCasePageDto> {
    return this.read('post', '/afterSales/getCasesList', { body: filter, selection });
  }

  messages(caseId: number, selection?: Selection): Promise<CaseMessagesDto> {
    return this.read('post', '/afterSales/messages', { body: { caseId }, selection });
  }

  /** One case, batched with the other ids of the query. */
  async findAmong(id: number): Promise<AfterSaleCaseDto> {
    const found = await this.#byId.load(id);
    if (!found) throw notFound(this.caller.requestId);
    return found;
  }

  open(input: Body<'/afterSales/open', 'post'>, idempotencyKey?: string | null): Promise<CasePayloadDto> {
    return this.write('post', '/afterSales/open', { body: input, ...(idempotencyKey && { idempotencyKey }) });
  }

  answer(
    answer: Body<'/afterSales/answer', 'post'>,
    idempotencyKey?: string | null,
  ): Promise<CasePayloadDto> {
    return this.write('post', '/afterSales/answer', {
      ...{ body: answer },
      ...(idempotencyKey && { idempotencyKey }),
    });
  }

  reply(reply: Body<'/afterSales/reply', 'post'>, idempotencyKey?: string | null): Promise<CasePayloadDto> {
    return this.write('post', '/afterSales/reply', {
      ...{ body: reply },
      ...(idempotencyKey && { idempotencyKey }),
    });
  }

  listReturns(
    filter: Body<'/returns/getReturnsList', 'post'>,
    selection?: Selection,
  ): Promise<ReturnParcelPageDto> {
    return this.read('post', '/returns/getReturnsList', { body: filter, selection });
  }

  scanReturn(scanned: Body<'/returns/scan', 'post'>): Promise<ReturnPayloadDto> {
    return this.write('post', '/returns/scan', { body: scanned });
  }

  linkReturn(linked: Body<'/returns/link', 'post'>): Promise<ReturnPayloadDto> {
    return this.write('post', '/returns/link', { body: linked });
  }

  closeReturn(closed: Body<'/returns/close', 'post'>): Promise<ReturnParcelDto> {
    return this.write('post', '/returns/close', { body: closed });
  }

  say(said: Body<'/afterSales/say', 'post'>, idempotencyKey?: string | null): Promise<CasePayloadDto> {
    return this.write('post', '/afterSales/say', { body: said, ...(idempotencyKey && { idempotencyKey }) });
  }

  appeal(appealed: Body<'/afterSales/appeal', 'post'>): Promise<CasePayloadDto> {
    return this.write('post', '/afterSales/appeal', { body: appealed });
  }

  dismissSuggestion(packageId: number): Promise<DismissSuggestionPayloadDto> {
    return this.write('post', '/afterSales/dismissSuggestion', { body: { packageId } });
  }

  markRead(caseId: number): Promise<CasePayloadDto> {
    return this.write('post', '/afterSales/read', { body: { caseId } });
  }
}
