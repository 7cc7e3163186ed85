import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type {
  BankAnswersPayloadDto,
  CashOutBatchPageDto,
  CashOutDetailsDto,
  CashOutPageDto,
  CreateCashOutBatchPayloadDto,
  SplitDayDto,
} from './cashOuts.dto.ts';

export class CashOutsApi extends ApiSource {
  list(params: Params<'/console/cashOuts', 'get'>, selection?: Selection): Promise<CashOutPageDto> {
    return this.read('get', '/console/cashOuts', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<CashOutDetailsDto> {
    return this.read('get', '/console/cashOuts/read', { params: { id }, selection });
  }

  approve(body: Body<'/console/cashOuts/approve', 'post'>): Promise<CashOutDetailsDto> {
    return this.write('post', '/console/cashOuts/approve', { body });
  }

  reject(id: number, reason: string): Promise<CashOutDetailsDto> {
    return this.write('post', '/console/cashOuts/reject', { body: { id, reason } });
  }

  confirm(body: Body<'/console/cashOuts/paid', 'post'>): Promise<CashOutDetailsDto> {
    return this.write('post', '/console/cashOuts/paid', { body });
  }

  fail(id: number, reason: string): Promise<CashOutDetailsDto> {
    return this.write('post', '/console/cashOuts/fail', { body: { id, reason } });
  }

  split(body: Body<'/console/cashOuts/split', 'post'>): Promise<CashOutDetailsDto> {
    return this.write('post', '/console/cashOuts/split', { body });
  }

  splitDays(selection?: Selection): Promise<SplitDayDto[]> {
    return this.read('get', '/console/cashOuts/splitDays', { selection });
  }

  batches(
    params: Params<'/console/cashOuts/batches', 'get'>,
    selection?: Selection,
  ): Promise<CashOutBatchPageDto> {
    return this.read('get', '/console/cashOuts/batches', { params, selection });
  }

  createBatch(body: Body<'/console/cashOuts/batches/create', 'post'>): Promise<CreateCashOutBatchPayloadDto> {
    return this.write('post', '/console/cashOuts/batches/create', { body });
  }

  takeAnswers(body: Body<'/console/cashOuts/answers', 'post'>): Promise<BankAnswersPayloadDto> {
    return this.write('post', '/console/cashOuts/answers', { body });
  }
}
