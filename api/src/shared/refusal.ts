/**
 * Everything the API may say no with: HTTP status and Chinese text by key. `{x}` is filled from the refusal's words.
 *
 * The web app logs a person out when a text contains 授权 (without 续), `token`, or the words of SESSION_KICKED.
 * Only the two session refusals may match; a test says so.
 */
export const REFUSALS = {
  NOT_LOGGED_IN: { status: 401, msg: '未登录或非法访问，请登录' },
  SESSION_EXPIRED: { status: 401, msg: '授权已过期' },
  SESSION_KICKED: { status: 401, msg: '您的帐户异地登陆或令牌失效' },
  ACCOUNT_CLOSED: { status: 401, msg: '账号已注销' },
  NO_PERMISSION: { status: 403, msg: '您没有权限进行此操作' },
  BAD_PARAM: { status: 400, msg: '参数错误：{field}' },
  CURSOR_INVALID: { status: 400, msg: '翻页位置无效，请从第一页重新查看' },
  BODY_TYPE: { status: 415, msg: '请求内容类型不支持' },
  BODY_SIZE: { status: 413, msg: '请求内容过大' },
  NO_ROUTE: { status: 404, msg: '接口不存在' },
  NOT_FOUND: { status: 200, msg: '数据不存在' },
  CAPTCHA_WRONG: { status: 200, msg: '验证码错误' },
  CAPTCHA_EXPIRED: { status: 200, msg: '验证码已过期，请刷新' },
  PHONE_CODE_WRONG: { status: 200, msg: '短信验证码错误' },
  PHONE_CODE_EXPIRED: { status: 200, msg: '短信验证码已过期' },
  PHONE_CODE_LIMIT: { status: 200, msg: '验证码发送过于频繁，请稍后再试' },
  PROOF_NEEDED: { status: 200, msg: '正在进行安全验证，请稍后重试' },
  PASSWORDS_DIFFER: { status: 200, msg: '两次输入的密码不一致' },
  LOGIN_WRONG: { status: 200, msg: '手机号或密码错误' },
  LOGIN_LOCKED: { status: 200, msg: '登录失败次数过多，请{minutes}分钟后再试' },
  LOGIN_CODE_NEEDED: { status: 200, msg: '为了账号安全，请输入短信验证码' },
  LOGIN_FROZEN: { status: 200, msg: '账号已被冻结，请联系客服' },
  PHONE_TAKEN: { status: 200, msg: '该手机号已注册' },
  ACCOUNT_MISSING: { status: 200, msg: '该手机号还没有注册' },
  CONSENT_NEEDED: { status: 200, msg: '请先阅读并同意《用户协议》和《隐私政策》' },
  CONSENT_CHANGED: { status: 200, msg: '协议已更新，请重新阅读并同意' },
  PASSWORD_COMMON: { status: 200, msg: '密码过于简单，请换一个' },
  PASSWORD_WRONG: { status: 200, msg: '密码错误' },
  OLD_PASSWORD_WRONG: { status: 200, msg: '原密码错误' },
  REAL_NEEDED: { status: 200, msg: '请先完成实名认证' },
  REAL_NAME_DIFF: { status: 200, msg: '收款人与实名信息不一致' },
  ID_CARD_INVALID: { status: 200, msg: '身份证号不正确' },
  ID_CARD_LIMIT: { status: 200, msg: '该身份证认证的账号已达上限' },
  REAL_DONE: { status: 200, msg: '您已完成实名认证' },
  REAL_LIMIT: { status: 200, msg: '今日认证次数已用完' },
  FAVOURITE_LIMIT: { status: 200, msg: '最多收藏{max}件商品' },
  GOODS_OFF: { status: 200, msg: '商品{named}已下架' },
  SKU_NEEDED: { status: 200, msg: '请选择商品规格' },
  SKU_TWICE: { status: 200, msg: '规格【{name}】重复' },
  SKU_VALUES: { status: 200, msg: '规格【{name}】的规格值不能改成别的，请新增规格' },
  SKU_IN_STOCK: { status: 200, msg: '规格【{name}】还有库存，请先清空库存，或者将它下架' },
  SKU_ORDERED: { status: 200, msg: '规格【{name}】有未完成订单，不能删除，可以将它下架' },
  BUNDLE_STOCK: { status: 200, msg: '组合装的库存来自其中的商品，不能单独设置' },
  BUNDLE_NESTED: { status: 200, msg: '【{name}】本身是组合装，不能放进另一个组合装' },
  BUNDLE_PART: { status: 200, msg: '【{name}】是组合装【{bundle}】的一部分，请先从组合装中移除' },
  SKUS_OFF: { status: 200, msg: '请至少上架一个规格' },
  MERCHANT_CODE_TWICE: { status: 200, msg: '商家编码【{code}】重复' },
  SELLERS_DIFFER: { status: 200, msg: '一笔订单的商品须来自同一个供应商' },
  GOODS_PLATFORM: { status: 200, msg: '该商品不支持所选平台' },
  GOODS_NUM: { status: 200, msg: '每个包裹的数量应为{min}到{max}件' },
  PARCEL_WEIGHT: { status: 200, msg: '单个包裹不能超过50公斤' },
  PRICE_STEPS: { status: 200, msg: '阶梯价最多{max}档，单价须随件数降低，并低于单件供货价' },
  PRICE_LIST_LIMIT: { status: 200, msg: '最多保存{max}个价格表' },
  WAREHOUSE_OFF: { status: 200, msg: '仓库已停用' },
  WAREHOUSE_PAUSED: { status: 200, msg: '仓库暂停发货：{reason}' },
  COURIER_OFF: { status: 200, msg: '该仓库不支持所选快递' },
  SENDER_MISSING: { status: 200, msg: '请选择发件人' },
  SENDER_LIMIT: { status: 200, msg: '最多保存{max}个发件人' },
  ANSWER_TEMPLATE_LIMIT: { status: 200, msg: '最多保存{max}条常用回复' },
  ANSWER_TEMPLATE_EXISTS: { status: 200, msg: '同名常用回复已存在' },
  STOCK_SHORT: { status: 200, msg: '【{title}】库存不足，仅剩{available}件' },
  PRICE_CHANGED: { status: 200, msg: '价格已变动，请重新确认' },
  DUPLICATE_NO: { status: 200, msg: '订单号【{no}】已下单，请勿重复提交' },
  TOO_MANY_ROWS: { status: 200, msg: '最多支持{max}条' },
  UNPAID_LIMIT: { status: 200, msg: '待付款订单最多{max}笔，现有{unpaid}笔，请先支付、取消或分批提交' },
  ROWS_INVALID: { status: 200, msg: '有{count}条收件信息需要修改' },
  IDEMPOTENCY_CONFLICT: { status: 200, msg: '请勿重复提交' },
  ORDER_STATE: { status: 200, msg: '订单状态已变更，请刷新后重试' },
  BALANCE_SHORT: { status: 200, msg: '余额不足，还差{lack}元，请先充值' },
  PAY_EXPIRED: { status: 200, msg: '订单已超时关闭' },
  REFUND_STATE: { status: 200, msg: '当前包裹不支持退款' },
  REFUND_DUP: { status: 200, msg: '该包裹正在退款中，请勿重复申请' },
  REFUND_IN_TRANSIT: { status: 200, msg: '包裹已在运输中，请在异常或退回后申请' },
  REFUND_LATE: { status: 200, msg: '签收或确认收货超过7天，不能申请退款' },
  REFUND_FUNDS: { status: 200, msg: '供应商的可用余额与保证金不足，不能退款' },
  REFUND_ITEMS: { status: 200, msg: '包裹里没有这么多件，请刷新后重试' },
  REFUND_ISSUING: { status: 200, msg: '正在出单，出单后才能退其中的商品' },
  REFUND_REASON: { status: 200, msg: '请填写原因' },
  REFUND_COMPENSATED: { status: 200, msg: '该包裹已有售后补偿，请按整个包裹申请' },
  CASE_STATE: { status: 200, msg: '该售后单的状态已变化，请刷新后重试' },
  CASE_EARLY: { status: 200, msg: '快递尚未揽收，请直接申请退款' },
  CASE_OPEN: { status: 200, msg: '该包裹已有进行中的售后单' },
  CASE_TEXT: { status: 200, msg: '请填写说明' },
  RETURN_ADDRESS: { status: 200, msg: '请先在仓库资料里填写退货联系人和电话' },
  RETURN_USED: { status: 200, msg: '该运单号已用于别的退货，请核对' },
  RETURN_STOCK: {
    status: 200,
    msg: '收货的仓库还没有这个商品的库存，请先在库存管理里添加，或者稍后再处理退回的商品',
  },
  RETURN_OWN: { status: 200, msg: '这是原包裹的运单号，请填写退货包裹的运单号' },
  CLAIM_EARLY: { status: 200, msg: '包裹还没有发出，不能向快递索赔' },
  CLAIM_OPEN: { status: 200, msg: '该包裹已有快递理赔' },
  CLAIM_STATE: { status: 200, msg: '该理赔单的状态已变化，请刷新后重试' },
  CLAIM_CASE: { status: 200, msg: '该包裹的售后还没有结束，结束后再登记赔付到账' },
  REFUND_DECIDED: { status: 200, msg: '该退款已有结果，请刷新后重试' },
  AMOUNT_MIN: { status: 200, msg: '金额不能低于{min}元' },
  AMOUNT_MAX: { status: 200, msg: '金额不能超过{max}元' },
  PAY_LIMIT: { status: 200, msg: '待支付的充值过多，请先完成支付或稍后再试' },
  CASHOUT_PENDING: { status: 200, msg: '您有提现正在审核中' },
  CASHOUT_LIMIT: { status: 200, msg: '今日提现次数已用完' },
  CASHOUT_BALANCE: { status: 200, msg: '可提现余额不足' },
  CASHOUT_PAUSED: { status: 200, msg: '提现暂停办理，请稍后再试' },
  CLOSING_BLOCKED: { status: 200, msg: '还有未处理完的事项，暂时不能注销' },
  CLOSING_BEGUN: { status: 200, msg: '注销已经开始，请刷新后查看' },
  CLOSING_CASHED: { status: 200, msg: '注销期间已申请提现，不能再撤销' },
  ACCOUNT_CLOSING: { status: 200, msg: '账号正在注销，不能下单或充值' },
  CASHOUT_STATE: { status: 200, msg: '提现状态已变更，请刷新后重试' },
  RESUBMIT_LIMIT: { status: 200, msg: '再次提交已达{max}次，请联系客服' },
  RECEIVER_LOCKED: { status: 200, msg: '该包裹的收件信息不能再修改' },
  RECEIVER_HIDDEN: { status: 200, msg: '{reason}' },
  REVEAL_LIMIT: { status: 200, msg: '查看收件信息已达上限，请{wait}后再试' },
  RECEIVER_ERASED: { status: 200, msg: '收件人信息已按规定清除' },
  SHOP_EXPIRED: { status: 200, msg: '店铺授权已过期，请续期后重试' },
  SHOP_UNBOUND: { status: 200, msg: '店铺尚未绑定，请先绑定店铺' },
  SHOP_ORDER_CHANGED: { status: 200, msg: '店铺订单已变化，请重新拉取后再试' },
  AUTO_LIMIT: { status: 200, msg: '超出店铺自动下单的限额' },
  MERGE_DIFF: { status: 200, msg: '收件信息不一致，不能合并' },
  MERGE_STATE: { status: 200, msg: '该合并包裹已下单，不能拆分' },
  SHOP_TAKEN: { status: 200, msg: '该店铺已经被绑定' },
  SHOP_OTHER: { status: 200, msg: '授权店铺与所选不一致，请重新续期授权' },
  LINKED_TWICE: { status: 200, msg: '同一店铺规格填写了多次，请只保留一次' },
  SHOP_STATE: { status: 200, msg: '页面已失效，请回到店铺管理重新绑定' },
  CHANGED_MEANWHILE: { status: 200, msg: '内容已被修改，请核对后重试' },
  STOCK_LOCKED: { status: 200, msg: '库存不能小于已锁定数量{locked}' },
  STOCK_EXISTS: { status: 200, msg: '该商品在此仓库已有库存' },
  STOCK_ORDERED: { status: 200, msg: '存在未完成订单，不能删除' },
  STOCK_MISSING: { status: 200, msg: '请先为商品设置库存' },
  WAREHOUSE_IN_USE: { status: 200, msg: '仓库下存在商品或未完成订单，不能删除' },
  WAREHOUSE_NAME: { status: 200, msg: '仓库名称已被使用' },
  FEE_BELOW_COST: { status: 200, msg: '{courier}运费不能低于成本价' },
  CATEGORY_MISSING: { status: 200, msg: '请选择商品分类' },
  PICTURE_UNKNOWN: { status: 200, msg: '图片已失效，请重新上传' },
  GOODS_STATE: { status: 200, msg: '商品当前状态不能进行此操作' },
  FILE_TYPE: { status: 200, msg: '只支持{types}格式的图片' },
  FILE_SIZE: { status: 200, msg: '文件不能超过{max}' },
  FILE_EMPTY: { status: 200, msg: '文件内容不能为空' },
  FILE_PIXELS: { status: 200, msg: '图片尺寸应在{min}到{max}像素之间' },
  NO_FILE: { status: 404, msg: '文件不存在，或您无权查看' },
  FILE_KIND: { status: 200, msg: '只支持jpg、png、webp、gif格式的图片和mp4、mov、webm格式的视频' },
  FILE_VIDEO: { status: 200, msg: '视频不完整或已损坏，请换一个文件' },
  FILE_DURATION: { status: 200, msg: '读不出视频时长，请用手机重新拍摄或导出为mp4后上传' },
  FILE_LONG: { status: 200, msg: '视频不能超过{max}秒' },
  EVIDENCE_PICTURES: { status: 200, msg: '一次最多添加{max}张图片' },
  EVIDENCE_VIDEOS: { status: 200, msg: '一次最多添加{max}个视频' },
  UPLOAD_LIMIT: { status: 200, msg: '今日上传次数已用完' },
  WAYBILL_NO: { status: 200, msg: '运单号不正确' },
  WAYBILL_USED: { status: 200, msg: '运单号已被使用' },
  PRINT_STATE: { status: 200, msg: '该包裹还没有运单号，不能打印' },
  PROFIT_RANGE: { status: 200, msg: '利润不能超过{max}元' },
  INVITEE_ONLY: { status: 200, msg: '只能设置自己邀请的用户' },
  EXPORT_EMPTY: { status: 200, msg: '没有符合条件的数据可以导出' },
  EXPORT_LOST: { status: 200, msg: '导出没有完成或文件已过期，请重新导出' },
  NOT_CONFIGURED: { status: 200, msg: '该功能暂未开通，请联系客服' },
  PLATFORM_ERROR: { status: 200, msg: '外部平台没有接受，请稍后再试' },
  PLATFORM_LIMIT: { status: 200, msg: '平台接口繁忙，请稍后再试' },
  RATE_LIMITED: { status: 429, msg: '操作过于频繁，请稍后再试' },
  UNAVAILABLE: { status: 503, msg: '服务繁忙，请稍后再试' },
  INTERNAL: { status: 500, msg: '系统繁忙，请稍后再试' },
} as const satisfies Record<string, { status: number; msg: string }>;

export type ErrorKey = keyof typeof REFUSALS;

/** Texts of users and platforms must not read as the end of a session. */
function harmless(word: string | number): string {
  return String(word).replaceAll('授权', '绑定').replace(/token/gi, '');
}

/** A refusal by the business or the protocol: a value of the domain, not a defect. */
export class Refusal extends Error {
  readonly errorKey: ErrorKey;
  readonly status: number;
  readonly data: Record<string, unknown>;

  constructor(
    errorKey: ErrorKey,
    words: Record<string, string | number> = {},
    data: Record<string, unknown> = {},
  ) {
    const { status, msg } = REFUSALS[errorKey];
    super(msg.replace(/\{(\w+)\}/g, (_, word: string) => harmless(words[word] ?? '')));
    this.errorKey = errorKey;
    this.status = status;
    this.data = errorKey === 'BAD_PARAM' ? { field: words.field, ...data } : data;
  }

  /** The same refusal with more data. */
  with(data: Record<string, unknown>): Refusal {
    const more = new Refusal(this.errorKey, {}, { ...this.data, ...data });
    more.message = this.message;
    return more;
  }
}
