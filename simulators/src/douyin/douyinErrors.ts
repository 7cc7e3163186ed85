import type { CallFault } from '../shops/shopFrame.ts';

/** A refusal in Douyin's format. */
export type DouyinError = { code: number; sub_code: string; sub_msg: string };

export const MESSAGES: Record<number, string> = {
  10000: 'success',
  20000: '服务不可用',
  30001: '操作权限不足',
  40001: '缺少必选参数',
  40002: '缺少必选参数',
  40003: '非法的参数',
  40004: '非法的参数',
  50001: '平台处理失败',
  50002: '业务处理失败',
  60000: '触发限流，请稍后重试',
  70000: '接口服务已下线',
  90000: '其他异常',
};

function refusal(code: number, sub_code: string, sub_msg: string): DouyinError {
  return { code, sub_code, sub_msg };
}

const missing = (number: number, why: string) => refusal(40_002, `isv.missing-parameter:${number}`, why);
const invalid = (number: number, why: string) => refusal(40_004, `isv.parameter-invalid:${number}`, why);
const failed = (number: number, why: string) => refusal(50_002, `isv.business-failed:${number}`, why);
const noToken = (why: string) => refusal(50_001, `dop.token-generate-failed:${why}`, '生成token失败');

/** What is wrong with goods that are put up. No source was found for the numbers. */
export const productError = (words: string) => failed(2_010_001, words);

export const DOUYIN_ERRORS = {
  appMissing: refusal(40_001, 'isv.app-id-missing', '认证失败，app_key不存在'),
  appInvalid: refusal(40_003, 'isv.app-id-invalid', '认证失败，app_key格式不正确'),
  versionInvalid: refusal(40_003, 'isv.parameter-format-invalid', 'v 取值不正确'),
  timestampInvalid: refusal(40_003, 'isv.timestamp-invalid', '时间戳不合法'),
  signatureMissing: refusal(40_001, 'isv.signature-missing', '获取签名失败'),
  signatureInvalid: refusal(40_003, 'isv.signature-invalid', '签名校验失败'),
  bodyInvalid: refusal(40_003, 'isv.parameter-format-invalid', '业务参数json解析失败'),
  methodUnknown: refusal(70_000, 'isp.api-service-off', 'API不存在或API已下线'),
  accessMissing: refusal(40_001, 'isv.access-token-missing', '认证失败，access_token不能为空'),
  accessUnknown: refusal(40_003, 'isv.access-token-no-existed', 'access_token不存在'),
  accessExpired: refusal(40_003, 'isv.access-token-expired', 'access_token已过期'),
  accessClosed: refusal(30_001, 'dop.authorization-closed', '店铺授权已被关闭'),
  grantTypeInvalid: noToken('grant-type-invalid'),
  codeInvalid: noToken('code-invalid'),
  refreshInvalid: noToken('token-invalid'),
  limited: refusal(60_000, '', ''),
  unavailable: refusal(20_000, 'isp.service-error:8888', '系统繁忙，请稍后重试'),
  other: refusal(90_000, 'dop.unknown-error', '未知错误'),

  startMissing: invalid(20_011, '订单查询开始时间不能为空'),
  startTooOld: invalid(20_022, '需要把下单开始时间设置为最近90天内的时间'),
  statusesTooMany: invalid(20_012, '订单查询状态条件超过限制，只支持1个元素'),
  tooDeep: invalid(20_013, '订单查询最多支持查询5万'),
  sizeTooBig: invalid(20_008, '单次查询订单数超过限制'),
  pageInvalid: invalid(10_035, '查询订单列表页数不能小于0'),
  detailUnknown: invalid(20_014, '查询订单不存在'),
  sortInvalid: invalid(5_001, '请输入正确的排序方式'),
  mergeInvalid: invalid(100_000, '参数错误'),
  remarkUnknown: invalid(20_002, 'orderId不存在，请检查订单号'),
  remarkTooLong: failed(50_056, '订单备注内容超过规定字数'),

  orderNoMissing: missing(50_049, '订单号不能为空'),
  requestIdMissing: invalid(50_002, 'request_id不能为空'),
  companyMissing: missing(60_083, '物流公司编码(company_code)字段不能为空'),
  companyUnknown: invalid(60_018, '暂不支持该物流公司或物流商已失效'),
  waybillInvalid: invalid(60_017, '物流单号不符合规则'),
  orderUnknown: invalid(60_033, '未查询到此订单'),
  itemInvalid: failed(60_016, '商品单单号为空或者格式错误'),
  addressUnknown: failed(60_070, '当前发货地址存在异常'),
  alreadyShipped: failed(60_110, '订单已发货，不允许再次执行发货'),
  finished: failed(60_113, '订单已完结，禁止发货'),
  cancelled: failed(60_021, '订单已取消，不支持发货'),
  refunding: failed(60_040, '发货订单中有退款申请需要处理，请先处理'),
  addressesDiffer: failed(70_021, '多个订单的收货人手机号/收货地址不一致，请核对发货数据'),
  addressChanged: failed(70_020, '运单号收件人电话及地址与该订单收件人电话及地址均不一致'),
  waybillUsed: failed(70_022, '物流单号已被其他订单使用，且收货人手机号/收货地址不一致'),
  stockFieldMissing: invalid(40_001, '参数缺失'),
  stockTooMany: invalid(40_002, '单次最多同步50个SKU'),
  priceNoSku: invalid(5, '找不到对应的sku'),
  priceMissing: missing(1, 'price不能为空'),
  priceInPromotion: failed(2_010_012, '商品正在参加活动，不能修改价格'),
  priceInReview: failed(2_010_014, '商品审核中，不能修改价格'),
  idUsed: failed(40_010, 'Token已被使用'),
  productUnknown: failed(2_010_058, '商品不存在'),
  categoryUnknown: invalid(20_101, '类目不存在'),
  materialsInvalid: invalid(20_001, '素材数量为空或者超出50个'),
  materialRepeated: failed(31_003, '存在重复图片，请勿上传重复图片'),
  materialUnknown: invalid(22_002, '素材不存在或已被删除'),
  packUnknown: failed(70_011, '包裹单号缺失，请修改后重试'),

  assignedInvalid: invalid(10_000, '参数错误'),
  assignedTooMany: invalid(10_000, '取号信息一次最多支持10个'),
  assignedUnknown: invalid(40_000, '订单号不存在'),
  assignedByNobody: failed(40_000, '代发单不存在'),
  assignmentCancelled: failed(41_000, '代打订单状态不允许发货'),
  assignmentPosted: failed(41_001, '代打订单状态不允许发货'),
  assignmentUnknown: failed(41_002, '代发单不存在'),
  assignmentAddress: failed(41_003, '没有找到默认的发货地址'),
  assignmentRefunding: failed(41_004, '代打订单状态不允许发货'),
  assignmentState: failed(41_004, '代打订单状态不允许发货'),
  assignmentChange: failed(41_005, '发货失败'),
  assignmentPieces: failed(41_007, '发货失败，请重新检查当前请求发货的全部件数，等于代发单的剩余待发货件数'),
  waybillUnknown: failed(1_003, '运单号有误，请检查运单号'),
  printInvalid: missing(1_001, '参数有误，请检查请求参数'),
} satisfies Record<string, DouyinError>;

/** A planned failure in Douyin's format. */
export const TROUBLES: Record<CallFault['kind'], DouyinError> = {
  authExpired: DOUYIN_ERRORS.accessExpired,
  rateLimited: DOUYIN_ERRORS.limited,
  alreadyShipped: DOUYIN_ERRORS.alreadyShipped,
  refunding: DOUYIN_ERRORS.refunding,
  closed: DOUYIN_ERRORS.cancelled,
  addressChanged: DOUYIN_ERRORS.addressChanged,
  waybillUsed: DOUYIN_ERRORS.waybillUsed,
  courierUnknown: DOUYIN_ERRORS.companyUnknown,
  invalid: DOUYIN_ERRORS.mergeInvalid,
  transient: DOUYIN_ERRORS.unavailable,
  unknown: DOUYIN_ERRORS.other,
};
