import type { Answer } from '../../rest/contract.ts';

export type SellerProfitDto = Answer<'/statistics/sellerProfit', 'post'>;
export type ProfitRowDto = SellerProfitDto['list'][number];
export type ProfitFiguresDto = SellerProfitDto['summary'];

export type SellerAfterSalesDto = Answer<'/statistics/afterSales', 'post'>;
export type AfterSalesRowDto = SellerAfterSalesDto['list'][number];
export type AfterSalesFiguresDto = SellerAfterSalesDto['summary'];

export type ShopSalesDto = Answer<'/statistics/shopSales', 'post'>;
export type ShopSalesRowDto = ShopSalesDto['list'][number];
export type ShopSalesFiguresDto = ShopSalesDto['summary'];
