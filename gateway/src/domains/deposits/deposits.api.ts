import { ApiSource } from '../../rest/ApiSource.ts';
import type { Selection } from '../../rest/selection.ts';
import type { DepositDto } from './deposits.dto.ts';

export class DepositsApi extends ApiSource {
  mine(selection?: Selection): Promise<DepositDto> {
    return this.read('get', '/deposit/mine', { selection });
  }

  payIn(amount: number, idempotencyKey: string): Promise<DepositDto> {
    return this.write('post', '/deposit/payIn', { body: { amount }, idempotencyKey });
  }

  takeOut(amount: number, idempotencyKey: string): Promise<DepositDto> {
    return this.write('post', '/deposit/takeOut', { body: { amount }, idempotencyKey });
  }
}
