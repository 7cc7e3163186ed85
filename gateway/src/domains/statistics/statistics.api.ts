import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { SellerAfterSalesDto, SellerProfitDto, ShopSalesDto } from './statistics.dto.ts';

export class StatisticsApi extends ApiSource {
  shopSales(filter: Body<'/statistics/shopSales', 'post'>, selection?: Selection): Promise<ShopSalesDto> {
    return this.read('post', '/statistics/shopSales', { body: filter, selection });
  }

  sellerProfit(
    filter: Body<'/statistics/sellerProfit', 'post'>,
    selection?: Selection,
  ): Promise<SellerProfitDto> {
    return this.read('post', '/statistics/sellerProfit', { body: filter, selection });
  }

  sellerAfterSales(
    filter: Body<'/statistics/afterSales', 'post'>,
    selection?: Selection,
  ): Promise<SellerAfterSalesDto> {
    return this.read('post', '/statistics/afterSales', { body: filter, selection });
  }
}
