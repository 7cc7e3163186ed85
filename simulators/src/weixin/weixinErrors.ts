import type { CallFault } from '../shops/shopFrame.ts';

/** A refusal in WeChat's words. */
export type WeixinError = { errcode: number; errmsg: string };

const refusal = (errcode: number, errmsg: string): WeixinError => ({ errcode, errmsg });

export const WEIXIN_ERRORS = {
  busy: refusal(-1, 'system error'),
  tokenInvalid: refusal(40_001, 'invalid credential, access_token is invalid or not latest'),
  appInvalid: refusal(40_013, 'invalid appid'),
  argsInvalid: refusal(40_097, 'invalid args'),
  secretInvalid: refusal(40_125, 'invalid appsecret'),
  tokenMissing: refusal(41_001, 'access_token missing'),
  tokenExpired: refusal(42_001, 'access_token expired'),
  daysLimit: refusal(45_009, 'reach max api daily quota limit'),
  minutesLimit: refusal(45_011, 'api minute-quota reach limit'),
  bodyInvalid: refusal(47_001, 'data format error'),
  apiUnauthorized: refusal(48_001, 'api unauthorized'),
  notAuthorized: refusal(61_003, 'component is not authorized by this account'),
  ticketInvalid: refusal(61_006, 'component ticket is invalid'),
  codeExpired: refusal(61_010, 'code is expired'),
  refreshInvalid: refusal(61_023, 'refresh_token is invalid'),
  orderUnknown: refusal(100_002, '订单不存在，请检查订单id与token是否正确'),
  stateRefused: refusal(101_100, '当前订单状态不允许发货，请检查订单状态'),
  companyInvalid: refusal(606_004, 'delivery_id不合法'),
  waybillInvalid: refusal(606_005, 'waybill_id不合法'),
  splitFixed: refusal(606_040, '拆单发货暂不支持修改物流'),
  changesUsedUp: refusal(606_041, '修改物流次数已达上限'),
  productsInvalid: refusal(606_042, '商品信息有误，请检查商品id，商品数量是否正确'),
  skuTooOften: refusal(10_020_112, '该sku库存更新过于频繁'),
  productInReview: refusal(10_020_217, '商品审核中，不能更新库存'),
  stockShort: refusal(10_020_219, '库存不足'),
  productFixed: refusal(10_020_008, '商品当前状态不可编辑'),
  promoted: refusal(10_020_216, '商品正在参加活动，不能修改价格'),
  freightUnknown: refusal(10_020_005, '运费模板不存在'),
  categoryInvalid: refusal(10_020_017, '类目不合法'),
  freightInvalid: refusal(10_020_019, '运费模板不合法'),
  titleEmpty: refusal(10_020_020, '商品标题为空'),
  titleTooLong: refusal(10_020_021, '商品标题过长'),
  headImagesEmpty: refusal(10_020_022, '商品主图为空'),
  skusInvalid: refusal(10_020_013, 'sku数量须为1到500'),
  saleAttrInvalid: refusal(10_020_012, '销售属性不合法'),
  imageInvalid: refusal(10_020_035, '图片url不合法，前缀须为mmecimage.cn/p/'),
  priceZero: refusal(10_020_039, 'sku价格为0'),
  productArgs: refusal(10_020_051, '参数有误，请按照文档要求传参'),
  productUnknown: refusal(10_020_052, '商品不存在'),
  reviewsUsedUp: refusal(10_020_111, '当日提审次数已达上限'),
  headImagesFew: refusal(10_020_106, '主图至少3张'),
  detailImagesFew: refusal(10_020_107, '商品详情图至少1张'),
  uploadFailed: refusal(101_004, 'Upload fail'),
  addressUnknown: refusal(10_021_040, 'address_id error'),
  ewaybillUnknown: refusal(10_025_010, '电子面单不存在'),
  ewaybillCompany: refusal(10_025_012, '快递公司ID错误，请检查delivery_id'),
  ewaybillAccount: refusal(10_025_014, '账号编码错误，请检查acct_id'),
  ewaybillState: refusal(10_025_016, '小店订单信息错误，请检查小店订单相关字段'),
  ewaybillExists: refusal(10_025_019, '电子面单已存在'),
  ewaybillIdInvalid: refusal(10_025_020, 'EWaybill Order ID 的数据内容是Uint64'),
  other: refusal(9_999_999, 'unknown'),
} satisfies Record<string, WeixinError>;

/** A failure that a developer has asked for, in WeChat's words: of an order's state it always says the same. */
const TROUBLES: Record<CallFault['kind'], WeixinError> = {
  authExpired: WEIXIN_ERRORS.tokenExpired,
  rateLimited: WEIXIN_ERRORS.minutesLimit,
  alreadyShipped: WEIXIN_ERRORS.stateRefused,
  refunding: WEIXIN_ERRORS.stateRefused,
  closed: WEIXIN_ERRORS.stateRefused,
  addressChanged: WEIXIN_ERRORS.stateRefused,
  waybillUsed: WEIXIN_ERRORS.waybillInvalid,
  courierUnknown: WEIXIN_ERRORS.companyInvalid,
  invalid: WEIXIN_ERRORS.argsInvalid,
  transient: WEIXIN_ERRORS.busy,
  unknown: WEIXIN_ERRORS.other,
};

const MINUTE_MS = 60_000;

export function troubleOf({ kind, retryAfterMs }: CallFault): WeixinError {
  return retryAfterMs !== null && retryAfterMs > MINUTE_MS ? WEIXIN_ERRORS.daysLimit : TROUBLES[kind];
}
