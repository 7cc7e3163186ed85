import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { CashOutDto, CashOutLimitsDto, CashOutPageDto } from './cashOuts.dto.ts';

export class CashOutsApi extends ApiSource {
  limits(): Promise<CashOutLimitsDto> {
    return this.read('post', '/cashOut/limits');
  }

  list(filter: Body<'/cashOut/getCashOutList', 'post'>): Promise<CashOutPageDto> {
    return this.read('post', '/cashOut/getCashOutList', { body: filter });
  }

  create(cashOut: Body<'/cashOut/createCashOut', 'post'>, idempotencyKey: string): Promise<CashOutDto> {
    return this.write('post', '/cashOut/createCashOut', { body: cashOut, idempotencyKey });
  }

  revoke(id: number): Promise<CashOutDto> {
    return this.write('post', '/cashOut/revokeCashOut', { body: { id } });
  }
}
