import type { PriceRefusal, PriceRefusalKind } from '../../adapters/shops/pricePlatform.ts';
import { retryOf } from './stockOutcomes.ts';

/** Why a shop does not ask what the rule wants, in words for people; the codes are the graph's. */
export const priceFailureTexts = {
  OVER_LIMIT: '超过一次提价的上限，没有改价',
  GOODS_GONE: '平台没有这个商品或规格，请重新读取店铺商品',
  IN_PROMOTION: '商品在平台活动中，不能改价，活动结束后可重试',
  PRICE_RULE: '平台不接受这个售价',
  IN_REVIEW: '商品在平台审核中，审核后自动重试',
  NOT_OFFERED: '平台没有给这个商品改价的接口，请在店铺后台改',
  RATE_LIMITED: '平台限流，稍后自动重试',
  PLATFORM_ERROR: '平台返回错误',
  TIMEOUT: '平台超时',
  SHOP_EXPIRED: '店铺授权已过期，续期后自动继续',
} as const;
export type PriceFailureCode = keyof typeof priceFailureTexts;

const CODES: Record<PriceRefusalKind, PriceFailureCode> = {
  goodsGone: 'GOODS_GONE',
  inPromotion: 'IN_PROMOTION',
  priceRule: 'PRICE_RULE',
  inReview: 'IN_REVIEW',
  notOffered: 'NOT_OFFERED',
  rateLimited: 'RATE_LIMITED',
  invalid: 'PLATFORM_ERROR',
  transient: 'TIMEOUT',
  unknown: 'PLATFORM_ERROR',
};

/** @param attempts how many have failed before */
export function priceFailureOf(refusal: PriceRefusal, attempts: number) {
  return { code: CODES[refusal.kind], ...retryOf(refusal, attempts) };
}
