import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { PayChannelDto, PaymentDto, PaymentStateDto, RechargePageDto } from './payments.dto.ts';

export class PaymentsApi extends ApiSource {
  channels(selection?: Selection): Promise<PayChannelDto[]> {
    return this.read('get', '/pay/channels', { selection, under: 'list' });
  }

  create(payment: Body<'/pay/create', 'post'>, idempotencyKey: string): Promise<PaymentDto> {
    return this.write('post', '/pay/create', { body: payment, idempotencyKey });
  }

  /** The state after querying the channel. */
  check(payId: number): Promise<PaymentStateDto> {
    return this.read('post', '/pay/check', { body: { payId } });
  }

  recharges(
    filter: Body<'/recharges/getRechargesList', 'post'>,
    selection?: Selection,
  ): Promise<RechargePageDto> {
    return this.read('post', '/recharges/getRechargesList', { body: filter, selection });
  }
}
