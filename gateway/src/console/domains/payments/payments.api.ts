import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type {
  ChannelAnswerDto,
  PaymentDetailsDto,
  PaymentPageDto,
  PaymentProblemDto,
  PaymentProblemPageDto,
  RechargeRefundDto,
  RechargeRefundPageDto,
} from './payments.dto.ts';

export class PaymentsApi extends ApiSource {
  list(params: Params<'/console/payments', 'get'>, selection?: Selection): Promise<PaymentPageDto> {
    return this.read('get', '/console/payments', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<PaymentDetailsDto> {
    return this.read('get', '/console/payments/read', { params: { id }, selection });
  }

  ask(id: number): Promise<ChannelAnswerDto> {
    return this.write('post', '/console/payments/ask', { body: { id } });
  }

  problems(
    params: Params<'/console/paymentProblems', 'get'>,
    selection?: Selection,
  ): Promise<PaymentProblemPageDto> {
    return this.read('get', '/console/paymentProblems', { params, selection });
  }

  resolve(id: number, reason: string): Promise<PaymentProblemDto> {
    return this.write('post', '/console/paymentProblems/resolve', { body: { id, reason } });
  }

  refunds(
    params: Params<'/console/rechargeRefunds', 'get'>,
    selection?: Selection,
  ): Promise<RechargeRefundPageDto> {
    return this.read('get', '/console/rechargeRefunds', { params, selection });
  }

  retry(refundNo: string): Promise<RechargeRefundDto> {
    return this.write('post', '/console/rechargeRefunds/retry', { body: { refundNo } });
  }

  confirm(refundNo: string, transferNo: string): Promise<RechargeRefundDto> {
    return this.write('post', '/console/rechargeRefunds/transferred', { body: { refundNo, transferNo } });
  }
}
