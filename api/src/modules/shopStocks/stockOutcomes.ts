import type { PriceRefusalKind } from '../../adapters/shops/pricePlatform.ts';
import type { StockRefusalKind } from '../../adapters/shops/shopError.ts';
import type { StockRefusal } from '../../adapters/shops/shopPlatform.ts';
import { pauseAfter } from '../writeBacks/outcomes.ts';

/** Why a shop has not taken a quantity, in words for people; the codes are the graph's. */
export const stockFailureTexts = {
  GOODS_GONE: '平台没有这个商品或规格，请重新读取店铺商品',
  BELOW_RESERVED: '低于平台活动占用的库存，活动结束后可重试',
  IN_REVIEW: '商品在平台审核中，审核后自动重试',
  KEPT_ELSEWHERE: '平台由货品或仓库管理这个库存，请在店铺后台改',
  RATE_LIMITED: '平台限流，稍后自动重试',
  PLATFORM_ERROR: '平台返回错误',
  TIMEOUT: '平台超时',
  SHOP_EXPIRED: '店铺授权已过期，续期后自动继续',
} as const;
export type StockFailureCode = keyof typeof stockFailureTexts;

const LIMITED_SECONDS = 60;
/** While goods are reviewed nothing else is known to pass. */
const REVIEW_SECONDS = 30 * 60;

const CODES: Record<StockRefusalKind, StockFailureCode> = {
  goodsGone: 'GOODS_GONE',
  belowReserved: 'BELOW_RESERVED',
  inReview: 'IN_REVIEW',
  keptElsewhere: 'KEPT_ELSEWHERE',
  changedTooOften: 'RATE_LIMITED',
  rateLimited: 'RATE_LIMITED',
  invalid: 'PLATFORM_ERROR',
  transient: 'TIMEOUT',
  unknown: 'PLATFORM_ERROR',
};

type Retry = {
  /** Failed attempts, with this one where it counts. */
  attempts: number;
  /** Seconds until it is sent again; null when only a change or a person sends it again. */
  pauseSeconds: number | null;
  /** Whether the shop may have taken it all the same. */
  outcomeUnknown: boolean;
};

/** What comes of a refused quantity. */
type StockFailure = Retry & { code: StockFailureCode };

/** @param attempts how many have failed before */
export function failureOf(refusal: StockRefusal, attempts: number): StockFailure {
  return { code: CODES[refusal.kind], ...retryOf(refusal, attempts) };
}

type Refused = { kind: StockRefusalKind | PriceRefusalKind; retryAfterMs: number | null };

/** When what was refused is sent again, a quantity or a price. */
export function retryOf({ kind, retryAfterMs }: Refused, attempts: number): Retry {
  const failed = { attempts: attempts + 1, outcomeUnknown: false };
  switch (kind) {
    case 'goodsGone':
    case 'keptElsewhere':
    case 'notOffered':
      return { ...failed, pauseSeconds: null };
    case 'inReview':
      return { ...failed, attempts, pauseSeconds: REVIEW_SECONDS };
    case 'changedTooOften':
    case 'rateLimited': {
      const seconds = retryAfterMs === null ? LIMITED_SECONDS : Math.ceil(retryAfterMs / 1_000);
      return { ...failed, attempts, pauseSeconds: seconds };
    }
    case 'belowReserved':
    case 'inPromotion':
    case 'priceRule':
    case 'invalid':
      return { ...failed, pauseSeconds: pauseAfter(attempts + 1) };
    case 'transient':
    case 'unknown':
      return { ...failed, outcomeUnknown: true, pauseSeconds: pauseAfter(attempts + 1) };
  }
}
