import type { ListingRefusalKind } from '../../adapters/shops/listingPlatform.ts';
import type { ShopError } from '../../adapters/shops/shopError.ts';
import { pauseAfter } from '../writeBacks/outcomes.ts';

/** Why goods were not put up, in words for people; the codes are the graph's. */
export const listingTexts = {
  GOODS_OFF: '商品已下架，不能铺货',
  GOODS_PLATFORM: '供应商不允许在这个平台销售',
  MIN_PIECES: '商品要几件起订，不能按单件铺货',
  MARGIN_SHORT: '毛利低于您设的下限，没有铺货',
  MARGIN_RULE: '毛利低于店铺的毛利规则，铺上去会停售，请提高价格或改店铺设置',
  TITLE_LENGTH: '标题长度不合平台要求，请改标题',
  PICTURES_MISSING: '商品没有平台能用的图片',
  PICTURES_SHORT: '商品的图片少于平台要求的张数，请联系供应商补图',
  TOO_MANY_SPECS: '规格项太多，平台放不下',
  EDIT_UNSUPPORTED: '这个平台不能从这里更新，请在店铺后台修改',
  LISTING_GONE: '店铺里已没有这个商品',
  IN_REVIEW: '商品正在平台审核，稍后自动重试',
  LISTED_BEFORE: '这个店铺已铺过这个商品',
  LISTING_WAITS: '这个商品正在铺货',
  TITLE_REFUSED: '平台不接受标题，请改标题后重新铺货',
  CATEGORY_REFUSED: '平台不接受类目，请换类目，或先在店铺后台补资质',
  PROPERTY_REFUSED: '平台不接受类目属性，请补全后重新铺货',
  PICTURE_REFUSED: '平台不接受图片，请联系供应商换图',
  PRICE_REFUSED: '平台不接受价格，请改价格规则',
  FREIGHT_REFUSED: '平台不接受运费模板，请换一个',
  LIMIT_REACHED: '店铺能发布的商品数已用完，请在店铺后台查看',
  DAY_LIMIT: '店铺今天能发布的商品数已用完，明天自动继续',
  RATE_LIMITED: '平台限流，稍后自动重试',
  PLATFORM_ERROR: '平台没有接受',
  TIMEOUT: '平台超时，会先核对再重试，不会重复铺货',
  SHOP_EXPIRED: '店铺授权已过期，续期后自动继续',
  NOT_CONFIGURED: '暂时不能向这个店铺铺货',
} as const;
export type ListingCode = keyof typeof listingTexts;

/** Goods that a platform, or a rule of ours, does not take. */
export type NotTaken = { code: ListingCode; words: string };

/** Why an attempt has come to nothing. `dueInSeconds` counts from now; without it only a person tries again. */
export type ListingFailure = NotTaken & { attempts: number; dueInSeconds: number | null };

/** The same of what is changed at a shop, where it differs. */
const editTexts: Partial<Record<ListingCode, string>> = {
  GOODS_OFF: '商品已下架，没有更新',
  MIN_PIECES: '商品要几件起订，没有更新',
  MARGIN_SHORT: '毛利低于您设的下限，没有更新',
  TITLE_LENGTH: '标题长度不合平台要求，请在店铺后台改标题',
  TITLE_REFUSED: '平台不接受标题，请在店铺后台改标题',
  CATEGORY_REFUSED: '平台不接受类目，请在店铺后台处理',
  PROPERTY_REFUSED: '平台不接受类目属性，请在店铺后台补全',
  PRICE_REFUSED: '平台不接受价格，请在店铺后台查看',
  FREIGHT_REFUSED: '平台不接受运费模板，请在店铺后台处理',
  DAY_LIMIT: '店铺今天能提交的次数已用完，明天自动继续',
  TIMEOUT: '平台超时，稍后自动重试',
  NOT_CONFIGURED: '暂时不能更新这个店铺的商品',
};

export function listingText(code: ListingCode, isEdit: boolean): string {
  return (isEdit && editTexts[code]) || listingTexts[code];
}

export const CODES_OF_REFUSALS: Record<ListingRefusalKind, ListingCode> = {
  title: 'TITLE_REFUSED',
  category: 'CATEGORY_REFUSED',
  property: 'PROPERTY_REFUSED',
  picture: 'PICTURE_REFUSED',
  price: 'PRICE_REFUSED',
  freight: 'FREIGHT_REFUSED',
  limit: 'LIMIT_REACHED',
  dayLimit: 'DAY_LIMIT',
  review: 'IN_REVIEW',
  other: 'PLATFORM_ERROR',
};

const LIMITED_SECONDS = 60;
const REVIEW_SECONDS = 1_800;
const MAX_REVIEW_ATTEMPTS = 48;

/** Seconds until a change is sent again that was refused; null when only a person does. */
export function pauseAfterRefusal(code: ListingCode, attempts: number): number | null {
  return code === 'IN_REVIEW' && attempts < MAX_REVIEW_ATTEMPTS ? REVIEW_SECONDS : null;
}

const DAY_MS = 86_400_000;
/** The day of the platforms is that of Beijing. */
const BEIJING_MS = 8 * 3_600_000;
/** Their counts may begin anew a little later. */
const AFTER_MIDNIGHT_MS = 5 * 60_000;

/** Seconds until the platforms count a new day. */
export function secondsUntilTomorrow(now: number): number {
  return Math.ceil((DAY_MS - ((now + BEIJING_MS) % DAY_MS) + AFTER_MIDNIGHT_MS) / 1_000);
}

/** What comes of an attempt that came to no verdict. */
type FailedAttempt = {
  code: ListingCode;
  attempts: number;
  /** Seconds until the next one; null when only a person tries again. */
  pauseSeconds: number | null;
  /** Nothing else is to be put up in the shop before. */
  stopsShop: boolean;
};

/** @param attempts how many have failed before */
export function failedAttempt({ kind, retryAfterMs }: ShopError, attempts: number): FailedAttempt {
  if (kind === 'rateLimited') {
    const pauseSeconds = retryAfterMs === null ? LIMITED_SECONDS : Math.ceil(retryAfterMs / 1_000);
    return { code: 'RATE_LIMITED', attempts, pauseSeconds, stopsShop: true };
  }
  const failed = { attempts: attempts + 1, stopsShop: false };
  if (kind === 'transient') return { ...failed, code: 'TIMEOUT', pauseSeconds: pauseAfter(attempts + 1) };
  return { ...failed, code: 'PLATFORM_ERROR', pauseSeconds: null };
}
