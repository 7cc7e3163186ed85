import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { SellerProfitDto } from './statistics.dto.ts';

export class StatisticsApi extends ApiSource {
  sellerProfit(filter: Body<'/statistics/sellerProfit', 'post'>): Promise<SellerProfitDto> {
    return this.read('post', '/statistics/sellerProfit', { body: filter });
  }
}
