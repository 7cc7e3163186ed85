/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocument } from '../typedDocument.ts';
/** How far the refunds of an order are (售后). REST: `order.afterSaleStatus`. */
export type AfterSaleStatus =
  /** 1 售后中 */
  | 'ACTIVE'
  /** 0 无 */
  | 'NONE'
  /** 2 部分退款 */
  | 'PARTLY_REFUNDED'
  /** 3 全部退款 */
  | 'REFUNDED';

/** Write-back of the waybill to the shop. REST: `orderPackage.autoSendStatus`. */
export type AutoSendStatus =
  /** 6 店铺已发货 */
  | 'EXTERNAL'
  /** 4 发货失败 */
  | 'FAILED'
  /** 0 无需发货 */
  | 'NONE'
  /** 5 已暂停 */
  | 'PAUSED'
  /** 2 发货中 */
  | 'SENDING'
  /** 3 发货成功 */
  | 'SUCCESS'
  /** 1 待发货 */
  | 'WAITING';

/** What kind of thing has changed. REST: `kind`. */
export type ChangeKind =
  /** Of who asked for it: `CashOut`. */
  | 'CASH_OUT'
  /** Of its supplier: `SellerGood`. */
  | 'GOODS'
  /** Of buyer and supplier: `Order`. */
  | 'ORDER'
  /** Of buyer and supplier: `Parcel`. */
  | 'PARCEL'
  /** Of buyer and supplier: `Refund`. */
  | 'REFUND'
  /** Of its supplier: `GoodStock`. */
  | 'STOCK';

/**
 * Every `extensions.errorKey` that a refusal of the API can carry, and `TIMEOUT` for an API that did not answer in time.
 * Fields that say why one of several was refused return it, too.
 */
export type ErrorKey =
  /** The account of this session was closed by its person (账号已注销). */
  | 'ACCOUNT_CLOSED'
  /** The account is being closed: nothing new begins in it (账号正在注销，不能下单或充值). */
  | 'ACCOUNT_CLOSING'
  /** The phone has no account of this kind (该手机号还没有注册); register. */
  | 'ACCOUNT_MISSING'
  /** The same name, phone and address are in the address book already (地址簿里已有姓名、电话和地址都相同的地址). */
  | 'ADDRESS_BOOK_EXISTS'
  /** An address book has 50 groups at most (最多{max}个分组); use one that is there. */
  | 'ADDRESS_BOOK_GROUPS'
  /** 10,000 entries are kept in an address book at most (地址簿最多保存{max}个地址); remove some. */
  | 'ADDRESS_BOOK_LIMIT'
  /** More money than allowed (金额不能超过{max}元); ask for less. */
  | 'AMOUNT_MAX'
  /** Less money than allowed (金额不能低于{min}元); ask for more. */
  | 'AMOUNT_MIN'
  /** Another answer template has that name (同名常用回复已存在); `data.field` is `name`. */
  | 'ANSWER_TEMPLATE_EXISTS'
  /** The supplier has as many answer templates as are kept (最多保存50条常用回复). */
  | 'ANSWER_TEMPLATE_LIMIT'
  /** The shop's limit for ordering by itself is reached (超出店铺自动下单的限额); order by hand or raise it. */
  | 'AUTO_LIMIT'
  /** A value is out of its bounds; `extensions.data.field` names it (参数错误：{field}). A mistake of the client. */
  | 'BAD_PARAM'
  /** The balance does not cover the order (余额不足，还差{lack}元，请先充值); recharge. */
  | 'BALANCE_SHORT'
  /** 200 lines are kept in the basket at most (进货单最多放{max}种商品); remove some. */
  | 'BASKET_LIMIT'
  /** The body is larger than the call takes (请求内容过大); send less at once. */
  | 'BODY_SIZE'
  /** The body is not of the content type that the call takes (请求内容类型不支持). A mistake of the client. */
  | 'BODY_TYPE'
  /** More goods than one bulk edit changes (一次最多修改{max}件商品，请缩小筛选范围); narrow the filter. */
  | 'BULK_GOODS_MAX'
  /** A price of a bulk edit is out of bounds (供货价应在0.01元到100,000元之间). */
  | 'BULK_PRICE'
  /** The goods have more combinations than one bulk edit changes (一次最多修改{max}个规格，请缩小筛选范围); narrow the filter. */
  | 'BULK_ROWS_MAX'
  /** More pieces than a stock row can have (库存不能超过{max}件). */
  | 'BULK_STOCK_MAX'
  /** A bulk edit finds no stock of the combination at its warehouse (该仓库还没有这个规格的库存，请先新增). */
  | 'BULK_STOCK_MISSING'
  /** The bulk edit was undone before (这次批量修改已撤销). */
  | 'BULK_UNDONE'
  /** Bulk edits can be undone for some days (只能在修改后{days}天内撤销). */
  | 'BULK_UNDO_LATE'
  /** A weight of a bulk edit is out of bounds (重量应在1克到50,000克之间). */
  | 'BULK_WEIGHT'
  /** A bundle was to be a part of another (【{name}】本身是组合装，不能放进另一个组合装); name its parts. */
  | 'BUNDLE_NESTED'
  /** A part of a bundle was to be removed or made a bundle (【{name}】是组合装【{bundle}】的一部分，请先从组合装中移除); take it out of that first. */
  | 'BUNDLE_PART'
  /** A bundle has no stock of its own (组合装的库存来自其中的商品，不能单独设置); set that of its parts. */
  | 'BUNDLE_STOCK'
  /** The picture is older than 120 seconds or was used before (验证码已过期，请刷新); ask for a new `captcha`. */
  | 'CAPTCHA_EXPIRED'
  /** The picture was misread and is used up (验证码错误); ask for a new `captcha`. */
  | 'CAPTCHA_WRONG'
  /** No courier has the parcel yet (快递尚未揽收，请直接申请退款); use `refundParcels`. */
  | 'CASE_EARLY'
  /** Another case of the parcel is open (该包裹已有进行中的售后单); go on with that. */
  | 'CASE_OPEN'
  /** The case has gone on meanwhile (该售后单的状态已变化，请刷新后重试); read it again. */
  | 'CASE_STATE'
  /** This step needs words (请填写说明); give `text`. */
  | 'CASE_TEXT'
  /** More than can be cashed out (可提现余额不足): recharged money cannot, income can. */
  | 'CASHOUT_BALANCE'
  /** Three cash-outs were asked for today (今日提现次数已用完); come back tomorrow. */
  | 'CASHOUT_LIMIT'
  /** Cash-outs are stopped for everybody (提现暂停办理，请稍后再试); try again later. */
  | 'CASHOUT_PAUSED'
  /** Another cash-out is being looked at (您有提现正在审核中); wait until it is decided, or revoke it. */
  | 'CASHOUT_PENDING'
  /** The cash-out was decided meanwhile (提现状态已变更，请刷新后重试); read it again. */
  | 'CASHOUT_STATE'
  /** No such category, or the virtual gift list (请选择商品分类); choose another of `categories`. */
  | 'CATEGORY_MISSING'
  /** Somebody else has changed it since it was read (内容已被修改，请核对后重试); `extensions.data.current` has what holds now. */
  | 'CHANGED_MEANWHILE'
  /**
   * The phone may enter several accounts (此手机号可以进入多个账号，请选择): `extensions.data` has a `ticket` for `chooseAccount`
   * and `accounts`, each with accountId, name and role, null in the own one.
   */
  | 'CHOOSE_ACCOUNT'
  /** A case of the parcel is open (该包裹的售后还没有结束，结束后再登记赔付到账): who lost what is not known yet. */
  | 'CLAIM_CASE'
  /** The parcel was not shipped (包裹还没有发出，不能向快递索赔); there is nothing to claim. */
  | 'CLAIM_EARLY'
  /** A claim about the parcel is open, or was paid (该包裹已有快递理赔); go on with that. */
  | 'CLAIM_OPEN'
  /** The claim has gone on meanwhile (该理赔单的状态已变化，请刷新后重试); read it again. */
  | 'CLAIM_STATE'
  /** The account is being closed already (注销已经开始，请刷新后查看). */
  | 'CLOSING_BEGUN'
  /** Something is unsettled that an account cannot be closed with (还有未处理完的事项，暂时不能注销). */
  | 'CLOSING_BLOCKED'
  /** Money was cashed out on the way, so that the closing cannot be taken back (注销期间已申请提现，不能再撤销). */
  | 'CLOSING_CASHED'
  /** Another version holds than was agreed to (协议已更新，请重新阅读并同意); `data` has `terms` and `privacy`, show them again. */
  | 'CONSENT_CHANGED'
  /** Nobody registers without agreeing to 用户协议 and 隐私政策 (请先阅读并同意《用户协议》和《隐私政策》); send `consent`. */
  | 'CONSENT_NEEDED'
  /** The warehouse does not work with the chosen courier (该仓库不支持所选快递); choose another one. */
  | 'COURIER_OFF'
  /**
   * The cursor is none of this list and sort (翻页位置无效，请从第一页重新查看); begin at page 1 without one. A mistake of the
   * client, or one kept from before an update.
   */
  | 'CURSOR_INVALID'
  /** The token has as many documents as it may (一个访问令牌最多登记{max}个查询，共{characters}个字符); delete some. */
  | 'DOCUMENT_MAX'
  /** The third-party order number was ordered before (订单号【{no}】已下单，请勿重复提交); `allowDuplicate` (补发) does it anyway. */
  | 'DUPLICATE_NO'
  /** No more accounts at ERPs can be bound (最多对接{max}个 ERP 账号). */
  | 'ERP_LIMIT'
  /** The ERP refused the account (旺店通没有接受); `field` says what of it, the message why. */
  | 'ERP_REFUSED'
  /** Another account at an ERP ships of the warehouse (仓库已对接另一个 ERP 账号). */
  | 'ERP_WAREHOUSE'
  /** A warehouse or its number is given twice (仓库或仓库编号重复). */
  | 'ERP_WAREHOUSE_TWICE'
  /** More pictures than a message takes (一次最多添加{max}张图片); remove some. */
  | 'EVIDENCE_PICTURES'
  /** More videos than a message takes (一次最多添加{max}个视频); remove some. */
  | 'EVIDENCE_VIDEOS'
  /** No row fits the filter, so no file is written (没有符合条件的数据可以导出); widen it. */
  | 'EXPORT_EMPTY'
  /** The file was not finished, or is gone after its time (导出没有完成或文件已过期，请重新导出); export again. */
  | 'EXPORT_LOST'
  /** Some parcels cannot be in the template of a platform ({why}，不能写进发货表；可以导出的有{fits}个); ask with `partial` for the others. `extensions.data` counts them: `fits`, and why others do not. */
  | 'EXPORT_PARTIAL'
  /** 500 favourites are kept at most (最多收藏{max}件商品); remove some. */
  | 'FAVOURITE_LIMIT'
  /** A courier's fee is below what it costs (运费不能低于成本价); `extensions.data.courierId` says whose. */
  | 'FEE_BELOW_COST'
  /** A video that does not say how long it is (读不出视频时长，请用手机重新拍摄或导出为mp4后上传); export it as mp4. */
  | 'FILE_DURATION'
  /** The file has no content (文件内容不能为空); choose another one. */
  | 'FILE_EMPTY'
  /** Neither a picture nor a video of a kind that is taken (只支持jpg、png、webp、gif格式的图片和mp4、mov、webm格式的视频). */
  | 'FILE_KIND'
  /** A video is too long (视频不能超过{max}秒); choose a shorter one. */
  | 'FILE_LONG'
  /** A picture of too many pixels, or too few (图片尺寸应在{min}到{max}像素之间); choose another one. */
  | 'FILE_PIXELS'
  /** The file is too large (文件不能超过{max}); choose a smaller one. */
  | 'FILE_SIZE'
  /** Not a picture of a kind that is taken: jpg, png, webp, gif (只支持{types}格式的图片). */
  | 'FILE_TYPE'
  /** A video that is cut off or broken (视频不完整或已损坏，请换一个文件); choose another one. */
  | 'FILE_VIDEO'
  /** Warehouses follow the template or goods have it (正在使用这个运费模板，不能删除); `extensions.data` has `warehouses`, with `id` and `name`, and the number of `goods`. */
  | 'FREIGHT_TEMPLATE_IN_USE'
  /** The supplier has as many freight templates as are kept (最多保存50个运费模板). */
  | 'FREIGHT_TEMPLATE_LIMIT'
  /** No such own freight template (运费模板不存在); choose another one. */
  | 'FREIGHT_TEMPLATE_MISSING'
  /** Another own freight template has this name (同名运费模板已存在); `data.field` is `name`. */
  | 'FREIGHT_TEMPLATE_NAME'
  /** Fewer or more pieces a parcel than the goods allow (每个包裹的数量应为{min}到{max}件); change `quantity`. */
  | 'GOODS_NUM'
  /** The goods are off sale or gone (商品已下架); choose others. */
  | 'GOODS_OFF'
  /** The supplier does not allow the chosen platform for these goods (该商品不支持所选平台). */
  | 'GOODS_PLATFORM'
  /** An edit of the goods waits for an audit already (商品的修改正在审核，请在编辑页修改，或先撤回); change that one, or withdraw it. */
  | 'GOODS_REVISED'
  /** Goods that an operator has taken off, or looks at (商品当前状态不能进行此操作); ask customer service. */
  | 'GOODS_STATE'
  /** The `clientNo` was used for something else (请勿重复提交); a new request takes a new `clientNo`. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The number of the identity card is not well formed (身份证号不正确); mend it. */
  | 'ID_CARD_INVALID'
  /** Three accounts have been proven with this identity card (该身份证认证的账号已达上限). */
  | 'ID_CARD_LIMIT'
  /** A defect of the site (系统繁忙，请稍后再试); `extensions.requestId` finds it in the log. */
  | 'INTERNAL'
  /** The invitation was accepted, cancelled, has ended or never was (邀请不存在或已失效，请联系邀请您的人). */
  | 'INVITATION_GONE'
  /** The account has as many open invitations as it may (最多同时有{max}个未接受的邀请). */
  | 'INVITATION_MAX'
  /** Mark-ups are for direct invitees alone (只能设置自己邀请的用户). */
  | 'INVITEE_ONLY'
  /** The invoice that a red-letter one takes back has no number yet (请先登记原蓝字发票，再开具红字发票). */
  | 'INVOICE_BLUE_FIRST'
  /** A refund has lowered the invoice (发票金额因退款已变更，请刷新后核对); read it again. */
  | 'INVOICE_CHANGED'
  /** The platform has not said who invoices what (平台暂未开通开票，请联系客服); ask customer service. */
  | 'INVOICE_CLOSED'
  /** Invoices of this kind are not asked for here (平台现在不开具这类发票). */
  | 'INVOICE_KIND'
  /** Too many parcels or recharges at a time (一次最多为{max}个包裹或{max}笔充值开票，请缩小范围); choose fewer days. */
  | 'INVOICE_MANY'
  /** Nothing of it can be invoiced (没有可开票的金额：未结算、已开票或已退款的不能开票); choose something else. */
  | 'INVOICE_NOTHING'
  /** Another invoice has this number (这个发票号码已登记在另一张发票上). */
  | 'INVOICE_NUMBER_USED'
  /** What was paid with was invoiced as a recharge (充值已开具不征税发票，这部分金额不能重复开票). */
  | 'INVOICE_PREPAID'
  /** A red-letter invoice is not refused (红字发票不能驳回，请开具后登记号码). */
  | 'INVOICE_RED'
  /** The invoice has gone on meanwhile (发票状态已变更，请刷新后重试); read it again. */
  | 'INVOICE_STATE'
  /** More titles than are kept (最多保存{max}个发票抬头); remove one. */
  | 'INVOICE_TITLES'
  /** The phone has another password, which stays (此手机号已有登录密码，请填写原来的密码，或者留空). */
  | 'JOIN_PASSWORD'
  /** Labels of that courier do not come in the paper (100×150 mm只用于顺丰和EMS); `data.field` is `paper`. */
  | 'LABEL_PAPER'
  /** Another licence of the kind waits already (同类资质正在审核，请等待结果); wait for the result. */
  | 'LICENCE_WAITING'
  /** A SKU of a shop was named more than once (同一店铺规格填写了多次); keep one of them. */
  | 'LINKED_TWICE'
  /** Many wrong passwords (为了账号安全，请输入短信验证码); sign in with `phoneCode` of scene LOGIN as well. */
  | 'LOGIN_CODE_NEEDED'
  /** An operator has frozen the account (账号已被冻结，请联系客服); ask customer service. */
  | 'LOGIN_FROZEN'
  /** Five wrong passwords from here within 15 minutes (登录失败次数过多，请{minutes}分钟后再试); wait. */
  | 'LOGIN_LOCKED'
  /** Phone and password do not fit, or there is no such account (手机号或密码错误). */
  | 'LOGIN_WRONG'
  /** Material packs of more goods than an account may take in a day (今天下载的素材包已达上限); wait. */
  | 'MATERIAL_LIMIT'
  /** The phone may enter the account already (此手机号已经可以进入这个账号). */
  | 'MEMBER_ALREADY'
  /** The account has as many members as it may (一个账号最多{max}位成员). */
  | 'MEMBER_MAX'
  /** Two combinations of goods have the same article number (商家编码【{code}】重复); change one. */
  | 'MERCHANT_CODE_TWICE'
  /** None of the orders go to one receiver of one shop (收件信息不一致，不能合并); `extensions.data.rejected` says why. */
  | 'MERGE_DIFF'
  /** The merged parcel was ordered (该合并包裹已下单，不能拆分); refund the parcel instead. */
  | 'MERGE_STATE'
  /** The operator has not set the outside service up (该功能暂未开通，请联系客服). */
  | 'NOT_CONFIGURED'
  /** It is not there, or belongs to somebody else: the two are not told apart (数据不存在). */
  | 'NOT_FOUND'
  /** No session was sent (未登录或非法访问，请登录); sign in. */
  | 'NOT_LOGGED_IN'
  /** No such private file, or not for the caller to see (文件不存在，或您无权查看). */
  | 'NO_FILE'
  /** The call is for the other kind of account (您没有权限进行此操作); sign in as that one. */
  | 'NO_PERMISSION'
  /** There is no such REST path or file (接口不存在). */
  | 'NO_ROUTE'
  /** No number of an offer is read from the text (没有读出1688商品编号); paste the address of its page. */
  | 'OFFER_LINK'
  /** There is no such offer at 1688, or it is not shown to this account (1688没有这个商品); follow its supplier there. */
  | 'OFFER_MISSING'
  /** `oldPassword` is not the password (原密码错误); type it again or use a short-message code. */
  | 'OLD_PASSWORD_WRONG'
  /** The order no longer takes the action (订单状态已变更，请刷新后重试); read it again and look at `allowedActions`. */
  | 'ORDER_STATE'
  /** The parcel was packed (包裹已经打包，请不要重复打包). */
  | 'PACKED'
  /** The parcel was cancelled (包裹已取消，请不要打包); put its pieces back. */
  | 'PACK_CANCELLED'
  /** An after-sales case of the parcel is open (包裹有进行中的售后单，请不要打包); settle it first. */
  | 'PACK_CASE'
  /** Another bench has the parcel open (包裹正在另一个发货台打包). */
  | 'PACK_ELSEWHERE'
  /** Its waybill is being issued (包裹正在出单，请稍后再扫). */
  | 'PACK_ISSUING'
  /** The parcel was refunded (包裹已退款，请不要打包); put its pieces back. */
  | 'PACK_REFUNDED'
  /** A refund of the parcel is under way (包裹正在退款，请不要打包); answer it first. */
  | 'PACK_REFUNDING'
  /** Its courier has the parcel, or had it (包裹已经发出，不需要打包). */
  | 'PACK_SHIPPED'
  /** No own parcel has this number, or this place of the wave (没有找到这个包裹). */
  | 'PACK_UNKNOWN'
  /** The parcel is not paid (包裹还没有付款，请不要打包). */
  | 'PACK_UNPAID'
  /** It has no waybill number yet (包裹还没有运单号，请先填写); `fillWaybills` gives it one. */
  | 'PACK_WAYBILL'
  /** A parcel would weigh more than 50 kg (单个包裹不能超过50公斤); take fewer pieces. */
  | 'PARCEL_WEIGHT'
  /** `repassword` is not `password` (两次输入的密码不一致); type both again. */
  | 'PASSWORDS_DIFFER'
  /** The new password is easily guessed (密码过于简单，请换一个); choose another one. */
  | 'PASSWORD_COMMON'
  /** The phone has no password yet (请设置登录密码). */
  | 'PASSWORD_NEEDED'
  /** The own password, asked for once more, is wrong (密码错误); type it again or use a short-message code. */
  | 'PASSWORD_WRONG'
  /** The time for paying is over and the order cancelled (订单已超时关闭); place it again with `againSubmit`. */
  | 'PAY_EXPIRED'
  /** Ten recharges wait to be paid (待支付的充值过多，请先完成支付或稍后再试); pay one or wait until they close. */
  | 'PAY_LIMIT'
  /** That channel is not paid there (这里不能用这种方式支付，请在浏览器打开); see `payWays`, and have the person open the site elsewhere. */
  | 'PAY_WAY'
  /** No token may do it (此操作只能由本人登录后进行). */
  | 'PEOPLE_ONLY'
  /** The code is older than 300 seconds or used up (短信验证码已过期); have another one sent. */
  | 'PHONE_CODE_EXPIRED'
  /** Too many codes sent or guessed: one a minute, 5 an hour, 10 a day (验证码发送过于频繁，请稍后再试); wait. */
  | 'PHONE_CODE_LIMIT'
  /** Not the code that was sent (短信验证码错误); it may be tried again, five times in all. */
  | 'PHONE_CODE_WRONG'
  /** The phone has an account of this kind (该手机号已注册); sign in, or set a new password. */
  | 'PHONE_TAKEN'
  /** A picture that the caller has not uploaded (图片已失效，请重新上传); upload it again. */
  | 'PICTURE_UNKNOWN'
  /** An outside service has said no (外部平台没有接受，请稍后再试); what it said is in the log alone. */
  | 'PLATFORM_ERROR'
  /** An outside service is busy or does not answer (平台接口繁忙，请稍后再试); try again later. */
  | 'PLATFORM_LIMIT'
  /** The price is another than was quoted; `extensions.data` has `quoted` and `now` in fen (价格已变动，请重新确认). */
  | 'PRICE_CHANGED'
  /** The supplier has as many price lists as are kept (最多保存100个价格表). */
  | 'PRICE_LIST_LIMIT'
  /** Price steps do not fall, or are too many (阶梯价须随件数降低); `data` has `skuId` and `minPieces`. */
  | 'PRICE_STEPS'
  /** The parcel has no waybill number to print yet (该包裹还没有运单号，不能打印); wait until it is issued. */
  | 'PRINT_STATE'
  /** More than the own level allows (利润不能超过{max}元); `extensions.data` has `field` and `max` in fen. */
  | 'PROFIT_RANGE'
  /** The platform is being guessed at: send `proof`, the answer to `challenge` in the data (ALTCHA). */
  | 'PROOF_NEEDED'
  /** Too many calls of this kind (操作过于频繁，请稍后再试); wait and try again. */
  | 'RATE_LIMITED'
  /** The name is proven already (您已完成实名认证); nothing is to be done. */
  | 'REAL_DONE'
  /** Three checks were begun today (今日认证次数已用完); come back tomorrow. */
  | 'REAL_LIMIT'
  /** The payee is not of the proven name (收款人与实名信息不一致); money goes to the own accounts only. */
  | 'REAL_NAME_DIFF'
  /** Cash-outs need a proven name (请先完成实名认证); go through `beginRealName` first. */
  | 'REAL_NEEDED'
  /** Name, phone and address were erased, some months after the parcel was over (收件人信息已按规定清除); give them anew. */
  | 'RECEIVER_ERASED'
  /** The receiver is not shown in clear; the message says why, and how the parcel is shipped instead. */
  | 'RECEIVER_HIDDEN'
  /** The waybill is being issued, or the platform holds the receiver (该包裹的收件信息不能再修改). */
  | 'RECEIVER_LOCKED'
  /** A part of what it cost went back already (该包裹已有售后补偿，请按整个包裹申请); ask for the whole parcel. */
  | 'REFUND_COMPENSATED'
  /** The refund is decided or revoked already (该退款已有结果，请刷新后重试); read it again. */
  | 'REFUND_DECIDED'
  /** A refund of the parcel is open already (该包裹正在退款中，请勿重复申请); wait for it or revoke it. */
  | 'REFUND_DUP'
  /** The supplier who is to give money back has too little of it free and in its deposit (供应商的可用余额与保证金不足，不能退款). */
  | 'REFUND_FUNDS'
  /** The parcel is on its way (包裹已在运输中，请在异常或退回后申请); ask when it went wrong or came back. */
  | 'REFUND_IN_TRANSIT'
  /** A waybill is being asked for, so nothing in the parcel changes (正在出单，出单后才能退其中的商品); ask later, or for the parcel. */
  | 'REFUND_ISSUING'
  /** The parcel does not hold so many pieces (包裹里没有这么多件); read it again. */
  | 'REFUND_ITEMS'
  /** The parcel was signed for more than seven days ago (签收超过7天，不能申请退款). */
  | 'REFUND_LATE'
  /** Asking after the signature, and refusing a refund, need words (请填写原因); give `reason`. */
  | 'REFUND_REASON'
  /** A parcel in this state takes no refund (当前包裹不支持退款); read it again. */
  | 'REFUND_STATE'
  /** The waybill was asked for again five times (再次提交已达{max}次，请联系客服); ask customer service. */
  | 'RESUBMIT_LIMIT'
  /**
   * What has changed since that cursor is not known any more: it is older than a day, or the database has crashed. Read the
   * lists anew, and ask `changesSince` without a cursor before that (这个位置之后的变更已不再保留). No mistake of the client.
   */
  | 'RESYNC'
  /** A warehouse that goods are to be sent back to names nobody to receive them. */
  | 'RETURN_ADDRESS'
  /** The number is that of the parcel that was sent (这是原包裹的运单号，请填写退货包裹的运单号); give that of the return. */
  | 'RETURN_OWN'
  /** The warehouse that has the goods keeps no stock of them (收货的仓库还没有这个商品的库存…); give it a stock row, or settle the goods later. */
  | 'RETURN_STOCK'
  /** The number is that of goods of another buyer. */
  | 'RETURN_USED'
  /** The account has seen as many receivers in clear as it may (查看收件信息已达上限); the message says when to go on. */
  | 'REVEAL_LIMIT'
  /** Not each of the goods of the order once (请评价订单里的每一种商品); read `orderReviews`. */
  | 'REVIEW_GOODS'
  /** A review that cannot be added to or answered any more (这条评价不能再追评或回复); read it again. */
  | 'REVIEW_STATE'
  /** An edit of the goods was refused, and its supplier has not dealt with it (商品有未通过审核的修改，请先修改后重新提交，或撤回). */
  | 'REVISION_REFUSED'
  /** It is no address of a robot at that platform (不是该平台群机器人的 Webhook 地址，应以 {start} 开头). */
  | 'ROBOT_ADDRESS'
  /** A message was just sent there (刚刚发送过消息，请几秒后再试). */
  | 'ROBOT_BUSY'
  /** The caller has as many robots as they may (最多添加{max}个群机器人); remove one. */
  | 'ROBOT_MAX'
  /** The robot rests (机器人已暂停，请先恢复). */
  | 'ROBOT_OFF'
  /** The platform did not take the message (没有发送成功：{why}); `extensions.data.problem` is why, as in `GroupRobot.problem`. */
  | 'ROBOT_REFUSED'
  /** The caller has that robot already (已添加过（{name}）). */
  | 'ROBOT_THERE'
  /** The member's role lacks the scope that `extensions.data.scope` names (您的角色没有此权限，请联系账号所有人). */
  | 'ROLE_SCOPE'
  /** Rows have blocking problems, listed in `extensions.data.failed` (有{count}条收件信息需要修改); mend or skip them. */
  | 'ROWS_INVALID'
  /** One order was to hold goods of several suppliers (一笔订单的商品须来自同一个供应商); order them apart. */
  | 'SELLERS_DIFFER'
  /** 50 senders are kept at most (最多保存{max}个发件人); remove some. */
  | 'SENDER_LIMIT'
  /** The sender is not one of the caller's own (请选择发件人); choose or create one. */
  | 'SENDER_MISSING'
  /** The session was idle for 24 hours or is older than seven days (授权已过期); sign in again. */
  | 'SESSION_EXPIRED'
  /** Another login, or a new password, has ended the session (您的帐户异地登陆或令牌失效); sign in again. */
  | 'SESSION_KICKED'
  /** Another shipment template has that name (已有同名的发货模板); `data.field` is `name`. */
  | 'SHIPMENT_TEMPLATE_EXISTS'
  /** The account has as many shipment templates as are kept (最多保存{max}个发货模板); remove some. */
  | 'SHIPMENT_TEMPLATE_LIMIT'
  /** The shop's authorisation has ended (店铺授权已过期，请续期后重试); renew it with `authoriseShop`. */
  | 'SHOP_EXPIRED'
  /** No shop order of the parcels can be ordered any more (店铺订单已变化，请重新拉取后再试); pull anew. */
  | 'SHOP_ORDER_CHANGED'
  /** Another shop was authorised than the one to renew (授权店铺与所选不一致，请重新续期授权); sign in as the right one. */
  | 'SHOP_OTHER'
  /** The authorisation page is older than ten minutes or was used (页面已失效，请回到店铺管理重新绑定); begin again. */
  | 'SHOP_STATE'
  /** Another account has bound the shop (该店铺已经被绑定); it must be unbound there first. */
  | 'SHOP_TAKEN'
  /** The caller has not bound such a shop, or has unbound it (店铺尚未绑定，请先绑定店铺); bind it. */
  | 'SHOP_UNBOUND'
  /** No combination of goods on sale is on sale (请至少上架一个规格); put one on sale. */
  | 'SKUS_OFF'
  /** A combination that was to be removed is in stock (规格【{name}】还有库存，请先清空库存，或者将它下架); `extensions.data.skuId` says which. */
  | 'SKU_IN_STOCK'
  /** Pieces of it are on their way between warehouses (【{name}】还有调拨在途，请先收货或取消); `extensions.data.skuId` says which. */
  | 'SKU_IN_TRANSIT'
  /** The goods have several combinations (请选择商品规格); name one by `skuId` or `items`. */
  | 'SKU_NEEDED'
  /** A combination that was to be removed is in an unfinished order (规格【{name}】有未完成订单，不能删除，可以将它下架); `extensions.data.skuId` says which. */
  | 'SKU_ORDERED'
  /** Two combinations have the same values (规格【{name}】重复); keep one. */
  | 'SKU_TWICE'
  /** A combination or value would mean something else (规格【{name}】的规格值不能改成别的，请新增规格); enter a new one. */
  | 'SKU_VALUES'
  /** What is to be paid at 1688 is another amount than the confirmed one (应付金额和您确认的不同); nothing was paid. */
  | 'SOURCE_AMOUNT'
  /** The account at 1688 has no agreement to pay by (没有开通免密支付); pay at its cashier. */
  | 'SOURCE_NO_AGREEMENT'
  /** The shop refunds the order (店铺订单已退款或正在退款); cancel what is bought for it. */
  | 'SOURCE_REFUNDING'
  /** 1688 has refused (1688没有接受); `data.why` says why. */
  | 'SOURCE_REFUSED'
  /** The receivers of this shop cannot be handed to 1688 as ciphers (收件人不能以密文交给1688). */
  | 'SOURCE_SHOP'
  /** The platform does not pay by splits now (没有开启分账打款). */
  | 'SPLIT_CLOSED'
  /** WeChat Pay does not take the receiver (微信支付没有接受这个收款方，请核对编号与名称); correct number or name. */
  | 'SPLIT_RECEIVER'
  /** Nothing was counted yet (还没有盘点任何商品). */
  | 'STOCKTAKE_EMPTY'
  /** What was counted would leave fewer pieces than orders hold (【{title}】过账后库存为{after}件，少于已锁定的{locked}件); `extensions.data.rows` has `skuId`, `title`, `after` and `locked` of each. */
  | 'STOCKTAKE_LOCKED'
  /** A stocktake was posted or discarded meanwhile (盘点单状态已变更，请刷新后重试). */
  | 'STOCKTAKE_STATE'
  /** The goods have a stock row at this warehouse (该商品在此仓库已有库存); change that one. */
  | 'STOCK_EXISTS'
  /** Fewer pieces can be moved than are wanted, and there are pieces of the safety stock, which stay (仅剩{available}件可调，另有{safetyHeld}件是安全库存). */
  | 'STOCK_KEPT'
  /** Orders hold more than that (库存不能小于已锁定数量{locked}); `extensions.data.locked` says how many pieces. */
  | 'STOCK_LOCKED'
  /** Goods cannot be published without a stock row (请先为商品设置库存); add one first. */
  | 'STOCK_MISSING'
  /** Orders that are not over hold pieces of the row (存在未完成订单，不能删除); wait for them. */
  | 'STOCK_ORDERED'
  /** Fewer pieces can be ordered than are wanted (库存不足，仅剩{available}件); order fewer or elsewhere. */
  | 'STOCK_SHORT'
  /** The tax number is wrong by its check digit (纳税人识别号不正确，请核对). */
  | 'TAX_NUMBER'
  /** The ticket of a sign-in is over, or the password was changed (选择账号的时间已过，请重新登录). */
  | 'TICKET_INVALID'
  /** The API did not answer in time and may have done it (服务器请求超时，请稍后重试); try again with the same `clientNo`. */
  | 'TIMEOUT'
  /** A program alone registers documents, by its own token (只有程序的访问令牌可以登记查询). */
  | 'TOKENS_ONLY'
  /** The token has paid what it may pay today (访问令牌今日付款已达上限); `extensions.data` has limit, spent and need in fen. */
  | 'TOKEN_DAY_LIMIT'
  /** The token was made up, has ended, was revoked, or its account is frozen (访问令牌不正确、已到期或已吊销): not told apart. */
  | 'TOKEN_INVALID'
  /** The account has as many live tokens as it may (最多同时使用{max}个访问令牌); revoke one. */
  | 'TOKEN_MAX'
  /** The token may not come from this address (访问令牌不能从这个网络地址使用). */
  | 'TOKEN_NETWORK'
  /** The token lacks the scope that `extensions.data.scope` names (访问令牌没有 {scope} 权限). */
  | 'TOKEN_SCOPE'
  /** More rows, parcels or lines than the call takes (最多支持{max}条); split them. */
  | 'TOO_MANY_ROWS'
  /** A cash-out is not done yet (还有未完成的提现，完成后才能移交账号). */
  | 'TRANSFER_CASH_OUT'
  /** The phone of the member has an account of its own (对方的手机号有自己的账号，不能接收这个账号). */
  | 'TRANSFER_OWNS'
  /** A transfer was received or cancelled meanwhile (调拨单状态已变更，请刷新后重试). */
  | 'TRANSFER_STATE'
  /** The API is overloaded or has no database (服务繁忙，请稍后再试); try again, with the same `clientNo` if there is one. */
  | 'UNAVAILABLE'
  /** The buyer has as many unpaid orders as are allowed (待付款订单过多，请先支付或取消); pay or cancel some. */
  | 'UNPAID_LIMIT'
  /** The address is over, or for something else (上传地址无效或已过期，请重新获取). */
  | 'UPLOAD_ADDRESS'
  /** Too many pictures were uploaded today (今日上传次数已用完); come back tomorrow. */
  | 'UPLOAD_LIMIT'
  /** The warehouse has stock, unfinished orders or transfers on their way (仓库下存在商品、未完成订单或在途调拨，不能删除); clear it first. */
  | 'WAREHOUSE_IN_USE'
  /** Another warehouse of the site has this name (仓库名称已被使用); choose another one. */
  | 'WAREHOUSE_NAME'
  /** The warehouse is out of use or does not stock the goods (仓库已停用); choose another one. */
  | 'WAREHOUSE_OFF'
  /** The warehouse ships nothing for now (仓库暂停发货：{reason}); choose another one or wait. */
  | 'WAREHOUSE_PAUSED'
  /** No parcel can be in the wave (没有可以加入波次的包裹); `extensions.data.failed` has `packageId` and `msg` of those that were chosen. */
  | 'WAVE_EMPTY'
  /** The parcel is in another open wave (包裹已在另一个波次中). */
  | 'WAVE_TAKEN'
  /** Parcels of a wave leave one warehouse (一个波次的包裹须从同一个仓库发出). */
  | 'WAVE_WAREHOUSES'
  /** The supplier has another account for that courier, warehouse and platform (已有电子面单账号); `data.field` is `courierId`. */
  | 'WAYBILL_ACCOUNT_EXISTS'
  /** The supplier has as many accounts at couriers as are kept (最多添加100个电子面单账号). */
  | 'WAYBILL_ACCOUNT_LIMIT'
  /** No warehouse has contact, phone and address to send a test from (请先在仓库中填写联系人、电话和地址). */
  | 'WAYBILL_ACCOUNT_SENDER'
  /** An account for encrypted receivers shows whether it works when a waybill is issued (加密收件人的账号不能测试). */
  | 'WAYBILL_ACCOUNT_TEST'
  /** Not 6 to 40 letters and digits, five digits among them (运单号不正确); mend it. */
  | 'WAYBILL_NO'
  /** Another parcel has this waybill number (运单号已被使用); look which one is right. */
  | 'WAYBILL_USED'
  /** The account has as many endpoints as it may (最多设置{max}个推送地址); remove one. */
  | 'WEBHOOK_MAX'
  /** The endpoint is off or rests (推送地址已停用或已暂停，请先启用或恢复). */
  | 'WEBHOOK_OFF'
  /** Messages may not be sent there (推送地址不能使用：{why}); `extensions.data.problem` is url, scheme, credentials, port or address. */
  | 'WEBHOOK_URL'
  /** WeChat shows the page to nobody in particular (请点右下角“使用完整服务”，再发起支付); the person has to leave that first. */
  | 'WECHAT_SNAPSHOT'
  /** WeChat has not said who pays (微信没有确认付款人，请重试), or its code was used; create the payment again without one. */
  | 'WECHAT_STATE';

/** Which goods on sale are listed; what is absent excludes nothing. */
export type GoodFilter = {
  /** Ship-from province (2 digits) or city (4 digits). */
  areaCode?: string | null | undefined;
  /** Only of this category (商品分类); 99999 for gifts. */
  categoryId?: number | null | undefined;
  /** Only from warehouses that ship by this courier (快递). */
  courierId?: number | null | undefined;
  /** Only from warehouses whose calendar, with that of one of their couriers, promises to ship within 48 hours what is paid now. */
  fast?: boolean | null | undefined;
  /** Only from warehouses where one of the couriers ships to this province (2 digits) or city (4 digits) free of charge (包邮). */
  freeTo?: string | null | undefined;
  /** Only what can be ordered now. */
  inStock?: boolean | null | undefined;
  /** Only what was published within the last 30 days (新品). */
  isNew?: boolean | null | undefined;
  /** Part of the name, of its pinyin or of its pinyin initials. */
  keyword?: string | null | undefined;
  /** Highest price of a piece for this viewer, in fen, included. */
  maxPrice?: number | null | undefined;
  /** Lowest price of a piece for this viewer, in fen, included. */
  minPrice?: number | null | undefined;
  /** Only goods that may be shipped for this shop platform (平台). */
  platform?: Platform | null | undefined;
  /** Of each property that is named one of these values, at most 20 in all. */
  properties?: Array<GoodPropertyChoiceInput> | null | undefined;
  /** Whether goods that sound similar follow where a keyword finds fewer than five in the general order; facets never count them. */
  similar?: boolean | null | undefined;
  /** Only what this warehouse stocks. */
  warehouseId?: number | null | undefined;
};

/** A value of a property that goods have, both by their names. */
export type GoodPropertyChoiceInput = {
  /** The property, such as 颜色. */
  name: string;
  /** The value, such as 红色. */
  value: string;
};

/** Either `quantity` with the `version` that was read, or a `delta` that is added; safety stock, warning and bin with either, or alone. */
export type GoodStockChangeInput = {
  /** Where in the warehouse it lies (货位), up to 20 characters; empty: nowhere; absent: as it was. */
  bin?: string | null | undefined;
  /** Pieces that are added, below zero taken; instead of `quantity`. */
  delta?: number | null | undefined;
  /** Pieces on hand from now on, 0 to 9,999,999; not below what orders hold. */
  quantity?: number | null | undefined;
  /** At most 100 characters, kept in the log. */
  remark?: string | null | undefined;
  /** Pieces that are kept from now on, 0 to 9,999,999 (安全库存); absent: as it was. */
  safetyQuantity?: number | null | undefined;
  /** The version that was read; refused with CHANGED_MEANWHILE when it is no longer the newest. */
  version?: number | null | undefined;
  /** The warning from now on, 0 to 9,999,999; absent: as it was. */
  warnQuantity?: number | null | undefined;
};

/** Which stock rows are listed; what is absent excludes nothing. */
export type GoodStockFilter = {
  /** True: only what has less than its safety stock (低于安全库存). */
  belowSafety?: boolean | null | undefined;
  /** Only of these goods. */
  goodId?: number | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Part of the goods' name, of its pinyin or initials, of the goods number, or a merchant code. */
  keyword?: string | null | undefined;
  /** True: only what is low (预警). */
  low?: boolean | null | undefined;
  /** True: only what has no available piece (缺货). */
  out?: boolean | null | undefined;
  /** Only of this combination (规格). */
  skuId?: number | null | undefined;
  /** Only at this warehouse (仓库). */
  warehouseId?: number | null | undefined;
};

/** So many pieces of a combination of goods (规格) in a parcel. */
export type ItemInput = {
  /** Pieces, 1 to 99. Required. */
  quantity: number;
  /** The combination, as in `Sku.id`. */
  skuId: number;
};

/** Direction of a money log. REST: `direction`. */
export type MoneyDirection =
  /** in 收入 */
  | 'IN'
  /** out 支出 */
  | 'OUT';

/** Which lines are listed; what is absent excludes nothing. */
export type MoneyLogFilter = {
  /** Only what came in, or only what went out. */
  direction?: MoneyDirection | null | undefined;
  /** Up to but without this moment, by when the money moved. */
  endAt?: string | null | undefined;
  /** Order, parcel, recharge or cash-out number. */
  keyword?: string | null | undefined;
  /** From this moment on, by when the money moved. */
  startAt?: string | null | undefined;
  /** Only lines of this type. */
  type?: MoneyLogType | null | undefined;
};

/** What moved money (资金类型). The sign is the effect on the available balance. REST: `userMoneyLog.type`. */
export type MoneyLogType =
  /** 12 平台调账 (±) */
  | 'ADJUST'
  /** 7 推广收益 (+) */
  | 'AGENT_PROFIT'
  /** 8 收益冲回 (−) */
  | 'AGENT_REVERSE'
  /** 11 充值赠送 (+) */
  | 'BONUS'
  /** 4 提现冻结 (−) */
  | 'CASH_OUT_FREEZE'
  /** 5 提现成功 */
  | 'CASH_OUT_PAID'
  /** 6 提现退回 (+) */
  | 'CASH_OUT_RETURN'
  /** 14 赔付 (+), of a supplier (−) what was given beyond a parcel */
  | 'COMPENSATION'
  /** 30 快递理赔 (+) */
  | 'COURIER_CLAIM'
  /** 15 演示资金 (+) */
  | 'DEMO'
  /** 19 演示资金收回 (−) */
  | 'DEMO_GIVEN_UP'
  /** 23 保证金赔付 (+): what the deposit gives for what is taken back in the same moment */
  | 'DEPOSIT_PAID'
  /** 21 保证金缴存 (−), by the supplier */
  | 'DEPOSIT_PAY_IN'
  /** 22 保证金退回 (+) */
  | 'DEPOSIT_RETURN'
  /** 20 保证金补足 (−), of a supplier's income */
  | 'DEPOSIT_TOP_UP'
  /** 2 订单支付 (−) */
  | 'ORDER_PAY'
  /** 3 包裹退款 (+) */
  | 'PACKAGE_REFUND'
  /** 1 充值 (+) */
  | 'RECHARGE'
  /** 16 充值退回 (−) */
  | 'RECHARGE_RETURN'
  /** 17 充值退回失败 (+) */
  | 'RECHARGE_RETURN_FAILED'
  /** 24 补发运费 (±) */
  | 'REPLACEMENT_FREIGHT'
  /** 13 运费补收 (−) */
  | 'SUPPLEMENT'
  /** 10 货款冲回 (−) */
  | 'SUPPLIER_REVERSE'
  /** 9 货款结算 (+) */
  | 'SUPPLIER_SETTLE';

/** What the row's owner may do with an order now. Decided by the API alone. */
export type OrderAction =
  /** 再次提交 */
  | 'AGAIN_SUBMIT'
  /** 同步 */
  | 'CALLBACK'
  /** 取消订单: `cancelOrder` */
  | 'CANCEL'
  /** 确认收货: `confirmOrder(action: RECEIVE)` */
  | 'CONFIRM'
  /** 再来一单: `copyOrder` */
  | 'COPY'
  /** 查看详情 */
  | 'DETAIL'
  /** 导出 */
  | 'EXPORT'
  /** 确认支付: `confirmOrder(action: PAY)` */
  | 'PAY'
  /** 评价: `reviewOrder` */
  | 'REVIEW'
  /** 重新自动发货 */
  | 'RE_AUTO_SEND';

/** Which orders are listed; what is absent excludes nothing. */
export type OrderFilter = {
  /** True: only with a refund, open or done; false: only without one (售后). */
  afterSale?: boolean | null | undefined;
  /** Of orders that were placed as one decision. */
  batchNo?: string | null | undefined;
  /** Only by this courier (快递). */
  courierId?: number | null | undefined;
  /** Up to but without this moment, by when the order was placed. */
  endAt?: string | null | undefined;
  /** Only of this order (订单). */
  id?: number | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Order number, third-party number, waybill number or part of the goods name. */
  keyword?: string | null | undefined;
  /** Only of this shop platform (平台). */
  platform?: Platform | null | undefined;
  /** Only of this bound shop (店铺). */
  shopId?: number | null | undefined;
  /** From this moment on, by when the order was placed. */
  startAt?: string | null | undefined;
  /** Only orders in this state (状态). */
  status?: OrderStatus | null | undefined;
  /** Only orders whose recipients were given so (发货方式). */
  type?: ShipMode | null | undefined;
  /** Only from this warehouse (仓库). */
  warehouseId?: number | null | undefined;
};

/** What is to be ordered, to many recipients. REST: body of `POST /orders/createOrder`. */
export type OrderInput = {
  /** Accept third-party order numbers that were ordered before (补发). */
  allowDuplicate?: boolean;
  /** Tell the shop the waybill numbers; only for shop orders. */
  autoSend?: boolean;
  /** What single ones of these parcels hold; the others hold what stands beside. Only of shop orders. */
  contents?: Array<ShopContentInput> | null | undefined;
  /** The courier (快递); the warehouse must work with it. */
  courierId: number;
  /** Goods (商品) with one combination; instead of `skuId` or `items`. */
  goodId?: number | null | undefined;
  /** What every parcel holds that does not say otherwise, at most 20 combinations; instead of goods and `quantity`. */
  items?: Array<ItemInput> | null | undefined;
  /** Merged orders of that shop, a parcel each. */
  mergeIds?: Array<number>;
  /** Recipients given by hand or from a file, at most 500. None for shop orders. */
  packages?: Array<ParcelInput>;
  /** The shop platform that the recipients ordered at; must be one that the goods allow. */
  platform?: Platform;
  /** Pieces a parcel, 1 to 99, of `goodId` or `skuId`; 1 unless it is given. */
  quantity?: number | null | undefined;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: string | null | undefined;
  /** Words for the supplier (备注), at most 200 characters. */
  remark?: string;
  /** The platform's sender address that the shop is told; empty for its default. */
  remoteAddressId?: string | null | undefined;
  /** The sender in full, needed unless `senderId` is given, and not with both; `createOrder` keeps it among the caller's senders. */
  sender?: OrderSenderInput | null | undefined;
  /** One of the caller's senders (发件人), printed on the labels. Needed unless `sender` is given; without either: `SENDER_MISSING`. */
  senderId?: number | null | undefined;
  /** Waiting orders of one shop, a parcel each; only with `AUTO`, and the platform is then the shop's. */
  shopOrderIds?: Array<number>;
  /** Leave out rows with blocking problems instead of refusing the order. */
  skipInvalid?: boolean;
  /** A combination (规格); instead of `goodId` or `items`. */
  skuId?: number | null | undefined;
  /** What prints the waybills (打单软件), one of `Settings.softwares`; null for the first. */
  softwareId?: number | null | undefined;
  /** How the recipients are given; `AUTO` takes shop orders, the others `packages`. */
  type?: ShipMode;
  /** The warehouse (仓库) that ships; it must stock all of them. */
  warehouseId: number;
};

/** A sender (发件人) that an order brings along. */
export type OrderSenderInput = {
  /** 1 to 200 characters below the district. */
  address: string;
  /** Four digits; empty where the province has no cities. */
  cityCode: string;
  /** Six digits; empty where the city has no districts. */
  districtCode: string;
  /** 1 to 30 characters. */
  name: string;
  /** A mobile, with an extension or without, or a landline with its area code. */
  phone: string;
  /** Two digits, as in `Region.code`. */
  provinceCode: string;
};

/** Where an order stands (订单状态). After payment it is always derived from the parcels. REST: `order.status`. */
export type OrderStatus =
  /** 60 已取消 */
  | 'CANCELLED'
  /** 70 已关闭 */
  | 'CLOSED'
  /** 50 已完成 */
  | 'COMPLETED'
  /** 10 待付款 */
  | 'PENDING_PAYMENT'
  /** 30 待收货 */
  | 'PENDING_RECEIPT'
  /** 40 待评价 */
  | 'PENDING_REVIEW'
  /** 20 待发货 */
  | 'PENDING_SHIPMENT';

/** Issue of the waybill. REST: `orderPackage.outputStatus`. */
export type OutputStatus =
  /** 4 出单失败 */
  | 'FAILED'
  /** 2 出单中 */
  | 'ISSUING'
  /** 0 未出单 */
  | 'NONE'
  /** 1 排队中 */
  | 'QUEUED'
  /** 3 出单成功 */
  | 'SUCCESS'
  /** 6 已作废 */
  | 'VOIDED'
  /** 5 作废中 */
  | 'VOIDING';

/** What the row's owner may do with a parcel now. Decided by the API alone. */
export type ParcelAction =
  /** 申请售后: `openCase` */
  | 'AFTER_SALE'
  /** 再次提交 */
  | 'AGAIN_SUBMIT'
  /** 处理退款，供应商: `answerRefund` */
  | 'ANSWER_REFUND'
  /** 快递理赔，供应商: `openCourierClaim` */
  | 'CLAIM'
  /** 复制单号 */
  | 'COPY_NO'
  /** 修改收件人 */
  | 'EDIT_RECEIVER'
  /** 填写运单号，供应商: `fillWaybills` */
  | 'FILL_WAYBILL'
  /** 打印面单，供应商: `printParcels` */
  | 'PRINT'
  /** 申请退款: `refundParcels` */
  | 'REFUND'
  /** 显示收件信息: `revealReceiver` */
  | 'REVEAL_RECEIVER'
  /** 撤销退款: `revokeRefund` */
  | 'REVOKE_REFUND'
  /** 重新自动发货 */
  | 'RE_AUTO_SEND'
  /** 物流轨迹 */
  | 'TRACE';

/** Which parcels are listed; what is absent excludes nothing. */
export type ParcelFilter = {
  /** Only parcels whose write-back is in this state (自动发货). */
  autoSendStatus?: AutoSendStatus | null | undefined;
  /** Only by this courier (快递). */
  courierId?: number | null | undefined;
  /** Up to but without this moment, by when the parcel was ordered. */
  endAt?: string | null | undefined;
  /** Only this parcel. */
  id?: number | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Order, parcel, waybill or third-party order number in full, else part of the goods' name. */
  keyword?: string | null | undefined;
  /** Only those that should have been shipped by now, and were not (已超时). */
  late?: boolean | null | undefined;
  /** Only of this order (订单). */
  orderId?: number | null | undefined;
  /** Only parcels whose waybill is in this state (出单信息). */
  outputStatus?: OutputStatus | null | undefined;
  /** Only of this shop platform (平台). */
  platform?: Platform | null | undefined;
  /** Suppliers: only those whose label was printed, or was not. */
  printed?: boolean | null | undefined;
  /** Only parcels whose refund is in this state (退款). */
  refundStatus?: RefundStatus | null | undefined;
  /** Only of this bound shop (店铺). */
  shopId?: number | null | undefined;
  /** From this moment on, by when the parcel was ordered. */
  startAt?: string | null | undefined;
  /** Only parcels in this state (状态). */
  status?: ParcelStatus | null | undefined;
  /** Only from this warehouse (仓库). */
  warehouseId?: number | null | undefined;
};

/** One recipient of a shipment (一行收件信息). REST: an element of `packages`. */
export type ParcelInput = {
  /** The rest of the address below the district. */
  address: string;
  /** Four digits; empty where `districtCode` says it. */
  cityCode?: string;
  /** 6-digit code; where a city has no districts, the 4-digit city code. */
  districtCode?: string;
  /** What this parcel holds, at most 20 combinations; null for what its order or part says. */
  items?: Array<ItemInput> | null | undefined;
  /** Two digits; empty where a longer code says it. */
  provinceCode?: string;
  /** Pieces of this parcel (数量), 1 to 99, within what the goods allow, where its order or part has one combination; null for `quantity` of those. */
  quantity?: number | null | undefined;
  /** At most 30 characters (收件人). */
  receiverName: string;
  /** A mobile, with an extension or without, or a landline with its area code (联系电话). */
  receiverPhone: string;
  /** Words for this parcel (备注), at most 200 characters; printed behind the remark of its order. */
  remark?: string;
  /** What is said of the goods for this recipient (规格), at most 100 characters. */
  specification?: string;
  /** The shop's own order number (第三方订单号), 4 to 40 characters; null or empty without one. */
  thirdOrderNo?: string | null | undefined;
};

/** Where a parcel is (包裹状态). REST: `orderPackage.status`. */
export type ParcelStatus =
  /** 60 异常 */
  | 'ABNORMAL'
  /** 80 已取消 */
  | 'CANCELLED'
  /** 40 运输中 */
  | 'IN_TRANSIT'
  /** 10 待付款 */
  | 'PENDING_PAYMENT'
  /** 20 待发货 */
  | 'PENDING_SHIPMENT'
  /** 70 已退款 */
  | 'REFUNDED'
  /** 30 已发货 */
  | 'SHIPPED'
  /** 50 已签收 */
  | 'SIGNED';

/** The shop platforms that an order can come from. REST: `platform`. */
export type Platform =
  /** 8 1688, where an account buys: it is no shop, and no order comes from it */
  | 'ALI_1688'
  /** 4 抖音 */
  | 'DOUYIN'
  /** 3 京东 */
  | 'JD'
  /** 7 聚水潭, an ERP: it stands for the shops in it. Goods and warehouses are not limited to it */
  | 'JUSHUITAN'
  /** 5 快手 */
  | 'KUAISHOU'
  /** 0 其他 */
  | 'OTHER'
  /** 2 拼多多 */
  | 'PINDUODUO'
  /** 1 淘宝/天猫 */
  | 'TAOBAO'
  /** 6 视频号 */
  | 'WECHAT_CHANNELS';

/** What helps against a problem (建议操作). */
export type ProblemAction =
  /** 申请售后: `openCase`, with the `suggestion` of the parcel */
  | 'AFTER_SALE'
  /** 再次提交: `againSubmit` */
  | 'AGAIN_SUBMIT'
  /** 处理售后: `answerCase`, `replyToCase` */
  | 'ANSWER_CASE'
  /** 处理退款，供应商: `answerRefund` */
  | 'ANSWER_REFUND'
  /** 修改收件人: `editReceiver` */
  | 'EDIT_RECEIVER'
  /** 填写运单号，供应商: `fillWaybills` */
  | 'FILL_WAYBILL'
  /** 处理电子面单账号: `saveWaybillAccount`, `testWaybillAccount` */
  | 'MEND_ACCOUNT'
  /** 看 ERP 对接: `saveErpAccount`, `retryErpAccount` */
  | 'OPEN_ERP'
  /** 看铺货记录: `shopListings`, `retryListings`, `removeListings` */
  | 'OPEN_LISTINGS'
  /** 看1688采购单: `openSourceOrders` */
  | 'OPEN_SOURCE_ORDERS'
  /** 去下单 */
  | 'ORDER'
  /** 申请退款: `refundParcels` */
  | 'REFUND'
  /** 续期: `authoriseShop` */
  | 'RENEW_SHOP'
  /** 重新自动发货: `reAutoSend` */
  | 'RE_AUTO_SEND'
  /** 物流轨迹 */
  | 'TRACE';

/** Which problems are listed; what is absent excludes nothing. */
export type ProblemFilter = {
  /** Only problems of this kind. */
  kind?: ProblemKind | null | undefined;
  /** Only of a shop (店铺) of the caller's: of its authorisation, its orders and their parcels, without refunds and cases. */
  shopId?: number | null | undefined;
};

/** What needs a person (待处理). */
export type ProblemKind =
  /** A new order of a shop that could not be ordered by itself. */
  | 'AUTO_ORDER'
  /** The shop was not told the waybill number. */
  | 'AUTO_SEND'
  /** An after-sales case that waits for the caller. */
  | 'CASE'
  /** Suppliers: an own account at an ERP that it refuses, or that has not answered for an hour. */
  | 'ERP_ACCOUNT'
  /** Suppliers: a parcel that an ERP has not taken, or whose number was not taken here: it waits for a person. */
  | 'ERP_PARCEL'
  /** Buyers: a parcel that was not shipped by the promised time, or was shipped later. */
  | 'LATE'
  /** Goods that a shop's platform has not taken, has refused in its review or has taken down. */
  | 'LISTING'
  /** A parcel that has not moved for 48 hours, or went wrong on its way. */
  | 'MOVEMENT'
  /** No waybill was issued. */
  | 'OUTPUT'
  /** A parcel that the courier has not picked up within 24 hours of its waybill. */
  | 'PICKUP'
  /** A refund that the supplier has not answered yet, and that is not shown as a case. */
  | 'REFUND'
  /** A shop's authorisation has ended, or ends within three days. */
  | 'SHOP'
  /** What is bought at 1688 for an order of a shop, and has failed: it waits for a person. */
  | 'SOURCE_ORDER'
  /** Suppliers: an own waybill account that its courier refuses, while it is in use. */
  | 'WAYBILL_ACCOUNT';

/** Why a row, a waybill or a write-back does not go. REST: `reasonCode`. */
export type ReasonCode =
  /** 地址解析失败 */
  | 'ADDRESS_INVALID'
  /** 该地区停发 */
  | 'AREA_BANNED'
  /** 偏远地区加收 */
  | 'AREA_SURCHARGE'
  /** 超出自动下单的限额 */
  | 'AUTO_LIMIT'
  /** 余额不足 */
  | 'BALANCE_SHORT'
  /** 收件人被限制 */
  | 'BLACKLIST'
  /** 快递公司未映射 */
  | 'COURIER_MAPPING'
  /** 快递休息 */
  | 'COURIER_RESTING'
  /** 第三方单号重复 */
  | 'DUPLICATE_NO'
  /** 可以改用备选: what the link names cannot go, and its fallback can */
  | 'FALLBACK_SUGGESTED'
  /** 商品未关联 */
  | 'GOODS_UNMAPPED'
  /** 关联待确认: the shop's SKU has other words than were agreed */
  | 'LINK_CHANGED'
  /** 由1688采购 */
  | 'OFFER_LINKED'
  /** 不能下单，见原因 */
  | 'ORDER_REFUSED'
  /** 快递不到 */
  | 'OUT_OF_RANGE'
  /** 平台返回错误 */
  | 'PLATFORM_ERROR'
  /** 平台限流 */
  | 'RATE_LIMITED'
  /** 收件信息已变更 */
  | 'RECEIVER_CHANGED'
  /** 平台没有给出收件人密文 */
  | 'RECEIVER_OPEN'
  /** 发件人缺失 */
  | 'SENDER_MISSING'
  /** 店铺订单已关闭 */
  | 'SHOP_CLOSED'
  /** 店铺过期，请续期 */
  | 'SHOP_EXPIRED'
  /** 店铺订单退款中 */
  | 'SHOP_REFUNDING'
  /** 店铺订单已发货 */
  | 'SHOP_SHIPPED'
  /** 1688交易已关闭 */
  | 'SOURCE_CLOSED'
  /** 1688没有接受 */
  | 'SOURCE_REFUSED'
  /** 库存不足 */
  | 'STOCK_SHORT'
  /** 平台超时 */
  | 'TIMEOUT'
  /** 虚拟号已过期 */
  | 'VIRTUAL_NUMBER'
  /** 电子面单失效，请续期 */
  | 'WAYBILL_AUTH'
  /** 电子面单余额不足 */
  | 'WAYBILL_BALANCE'
  /** 快递网点未开通电子面单 */
  | 'WAYBILL_BRANCH'
  /** 运单号已被使用 */
  | 'WAYBILL_USED';

/** What may be done with a refund now. Decided by the API alone. */
export type RefundAction =
  /** 处理，供应商: `answerRefund` */
  | 'ANSWER'
  /** 确认退货入库，供应商: `confirmReturn` */
  | 'CONFIRM_RETURN'
  /** 撤销: `revokeRefund` */
  | 'REVOKE';

/** Which refunds are listed; what is absent excludes nothing. */
export type RefundFilter = {
  /** Up to but without this moment, by when the refund was asked for. */
  endAt?: string | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Only of this order (订单). */
  orderId?: number | null | undefined;
  /** Only of this parcel (包裹). */
  parcelId?: number | null | undefined;
  /** From this moment on, by when the refund was asked for. */
  startAt?: string | null | undefined;
  /** Only refunds in this state. */
  status?: RefundStatus | null | undefined;
};

/** How far a refund is (退款状态). REST: `orderPackage.refundStatus`, `refund.status`. */
export type RefundStatus =
  /** 10 申请中 */
  | 'APPLIED'
  /** 0 无 */
  | 'NONE'
  /** 50 已拒绝 */
  | 'REJECTED'
  /** 60 已撤销 */
  | 'REVOKED'
  /** 40 退款成功 */
  | 'SUCCESS'
  /** 20 作废面单中 */
  | 'VOIDING'
  /** 30 待供应商处理 */
  | 'WAIT_SELLER';

/** The field of a recipient that a problem belongs to. */
export type RowField =
  /** The address below the district (详细地址): fewer than 4 characters. */
  | 'detail'
  /** The receiver's name (收件人): empty, or longer than 30 characters. */
  | 'name'
  /** The receiver's number (联系电话): neither a mobile with or without an extension nor a landline. */
  | 'phone'
  /** Pieces (数量): outside what the goods allow a parcel, or not certain, as it was read from a text. */
  | 'quantity'
  /** Province, city and district (省市区): not read, contradictory, banned or dearer. */
  | 'region'
  /** What the buyer asks of supplier or courier (备注); not certain, as it was read from a text. */
  | 'remark'
  /** The row as a whole. */
  | 'row'
  /** What is said of the goods (规格); not certain, as it was read from a text. */
  | 'specification'
  /** The third-party order number (第三方订单号): its form, or that it was ordered before. */
  | 'thirdOrderNo';

/** Whether a row of recipients can go. REST: `importRow.state`. */
export type RowState =
  /** 3 重复 */
  | 'DUPLICATE'
  /** 2 错误 */
  | 'ERROR'
  /** 4 已排除 */
  | 'EXCLUDED'
  /** 0 正常 */
  | 'OK'
  /** 1 提醒 */
  | 'WARN';

/** How the recipients of an order were given. REST: `order.type`. */
export type ShipMode =
  /** 2 自动发货 */
  | 'AUTO'
  /** 1 手动发货 */
  | 'BY_HAND'
  /** 3 模板发货 */
  | 'MODEL';

/** What the parcel of a shop order or of a merge holds. */
export type ShopContentInput = {
  /** What the parcel holds, 1 to 20 combinations of one supplier. */
  items: Array<ItemInput>;
  /** `PlannedContent.lineIds`; null for all lines of the order that are in no parcel. */
  lineIds?: Array<string> | null | undefined;
  /** One of the part's `mergeIds`; or `shopOrderId`. */
  mergeId?: number | null | undefined;
  /** `PlannedContent.planKey`: refused when the shop's orders or their links have said something else since; null compares nothing. */
  planKey?: string | null | undefined;
  /** One of the part's `shopOrderIds`; or `mergeId`. */
  shopOrderId?: number | null | undefined;
};

/** How an endpoint stands. REST: `status`. */
export type WebhookEndpointStatus =
  /** 1 it is told what happens */
  | 'ACTIVE'
  /** 2 turned off by its owner */
  | 'OFF'
  /** 3 it has failed for days, and is told nothing until it is woken */
  | 'RESTING';

/** What an endpoint can be told, in bodies `{ type, timestamp, data }` of ids and a status. REST: `events`, written as `order.paid`. */
export type WebhookEvent =
  /** cash_out.changed: 提现有变化 */
  | 'CASH_OUT_CHANGED'
  /** goods.changed: 商品有变化 */
  | 'GOODS_CHANGED'
  /** order.cancelled: 订单已取消或关闭 */
  | 'ORDER_CANCELLED'
  /** order.paid: 订单已付款 */
  | 'ORDER_PAID'
  /** parcel.delivered: 包裹已签收 */
  | 'PARCEL_DELIVERED'
  /** parcel.problem: 包裹有异常：出单失败、回传失败、物流异常 */
  | 'PARCEL_PROBLEM'
  /** parcel.shipped: 包裹已发货 */
  | 'PARCEL_SHIPPED'
  /** parcel.waybill_issued: 包裹已出单，有了运单号 */
  | 'PARCEL_WAYBILL_ISSUED'
  /** refund.changed: 退款有变化 */
  | 'REFUND_CHANGED'
  /** shop.expiring: 店铺绑定即将到期或已到期 */
  | 'SHOP_EXPIRING'
  /** stock.low: 库存不多于预警数量 */
  | 'STOCK_LOW';

/** REST: body of `POST /webhooks/create`. */
export type WebhookInput = {
  /** What it is for, up to 100 characters. */
  description?: string | null | undefined;
  /** What it is told, at least one. */
  events: Array<WebhookEvent>;
  /** https, to an address of the internet, at port 443, 80 or above 1023; up to 500 characters. */
  url: string;
};

/** How a message stands. REST: `status`. */
export type WebhookMessageStatus =
  /** 2 it was taken: answered with 2xx */
  | 'DELIVERED'
  /** 3 it was given up after a day */
  | 'FAILED'
  /** 1 it waits to be sent, or to be tried again */
  | 'WAITING';

export type RefundFactsFragment = { id: number, refundNo: string, parcelId: number, packageNo: string, orderId: number, status: RefundStatus, amount: number, reason: string, updatedAt: string, allowedActions: Array<RefundAction> };

export type ListProblemsQueryVariables = Exact<{
  filter?: ProblemFilter | null | undefined;
  pageSize?: number;
  cursor?: string | null | undefined;
}>;


export type ListProblemsQuery = { problems: { nextCursor: string | null, list: Array<{ id: string, kind: ProblemKind, at: string, title: string, reasonCode: ReasonCode | null, text: string, orderId: number | null, parcelId: number | null, refundId: number | null, caseId: number | null, actions: Array<ProblemAction> }> } };

export type ListRefundsQueryVariables = Exact<{
  filter?: RefundFilter | null | undefined;
  pageSize?: number;
  cursor?: string | null | undefined;
}>;


export type ListRefundsQuery = { refunds: { nextCursor: string | null, list: Array<{ id: number, refundNo: string, parcelId: number, packageNo: string, orderId: number, status: RefundStatus, amount: number, reason: string, updatedAt: string, allowedActions: Array<RefundAction> }> } };

export type RefundParcelsMutationVariables = Exact<{
  ids: Array<number> | number;
  reason?: string | null | undefined;
}>;


export type RefundParcelsMutation = { refundParcels: { refundFee: number, success: Array<{ parcelId: number, refundStatus: RefundStatus, amount: number }>, failed: Array<{ parcelId: number, errorKey: ErrorKey, msg: string }> } };

export type ListChangesQueryVariables = Exact<{
  since?: string | null | undefined;
  kinds?: Array<ChangeKind> | ChangeKind | null | undefined;
  first?: number;
}>;


export type ListChangesQuery = { changesSince: { cursor: string, hasMore: boolean, list: Array<{ kind: ChangeKind, id: number, updatedAt: string | null, order: { id: number, orderNo: string, status: OrderStatus, afterSaleStatus: AfterSaleStatus, packageCount: number, totalFee: number, refundFee: number, createdAt: string, updatedAt: string, paidAt: string | null, allowedActions: Array<OrderAction> } | null, parcel: { id: number, packageNo: string, orderId: number, orderNo: string, thirdOrderNo: string | null, status: ParcelStatus, outputStatus: OutputStatus, outputCode: ReasonCode | null, refundStatus: RefundStatus, courierName: string, waybillNo: string | null, price: number, refundFee: number, shippedAt: string | null, signedAt: string | null, updatedAt: string, allowedActions: Array<ParcelAction> } | null, refund: { id: number, refundNo: string, parcelId: number, packageNo: string, orderId: number, status: RefundStatus, amount: number, reason: string, updatedAt: string, allowedActions: Array<RefundAction> } | null, stock: { id: number, skuId: number, skuNo: string, merchantCode: string, goodName: string, warehouseId: number, quantity: number, locked: number, available: number, version: number, updatedAt: string } | null }> } };

export type ListGoodsQueryVariables = Exact<{
  filter?: GoodFilter | null | undefined;
  pageSize?: number;
  cursor?: string | null | undefined;
}>;


export type ListGoodsQuery = { goods: { nextCursor: string | null, list: Array<{ id: number, goodsNo: string, name: string, price: number, weight: number, warehouseId: number | null, warehouseName: string | null }> } };

export type LoadGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadGoodQuery = { good: { id: number, goodsNo: string, name: string, price: number, weight: number, minNum: number, maxNum: number, platforms: Array<Platform>, skus: Array<{ id: number, skuNo: string, name: string, price: number, onSale: boolean }>, warehouses: Array<{ id: number, name: string, available: number }> } };

export type LoadWarehouseQueryVariables = Exact<{
  id: number;
}>;


export type LoadWarehouseQuery = { warehouse: { id: number, name: string, couriers: Array<{ courierId: number, enabled: boolean, courier: { id: number, name: string } }> } };

export type OrderFactsFragment = { id: number, orderNo: string, status: OrderStatus, afterSaleStatus: AfterSaleStatus, packageCount: number, totalFee: number, refundFee: number, createdAt: string, updatedAt: string, paidAt: string | null, allowedActions: Array<OrderAction> };

export type ParcelFactsFragment = { id: number, packageNo: string, orderId: number, orderNo: string, thirdOrderNo: string | null, status: ParcelStatus, outputStatus: OutputStatus, outputCode: ReasonCode | null, refundStatus: RefundStatus, courierName: string, waybillNo: string | null, price: number, refundFee: number, shippedAt: string | null, signedAt: string | null, updatedAt: string, allowedActions: Array<ParcelAction> };

export type QuoteOrderMutationVariables = Exact<{
  input: OrderInput;
}>;


export type QuoteOrderMutation = { quoteOrder: { quoteNo: string, expireAt: string, packageCount: number, goodsFee: number, courierFee: number, remoteFee: number, totalFee: number, balance: number, enough: boolean, rows: Array<{ row: number, state: RowState, packageFee: number, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }>, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> } };

export type CreateOrderMutationVariables = Exact<{
  input: OrderInput;
  clientNo: string;
}>;


export type CreateOrderMutation = { createOrder: { orderId: number, orderNo: string, packageCount: number, totalFee: number, payExpireAt: string, balance: number, enough: boolean, skipped: Array<number> } };

export type PayOrderMutationVariables = Exact<{
  id: number;
  clientNo: string;
}>;


export type PayOrderMutation = { confirmOrder: { orderId: number, status: OrderStatus, paidFee: number | null, balance: number } };

export type ConfirmReceiptMutationVariables = Exact<{
  id: number;
  clientNo: string;
}>;


export type ConfirmReceiptMutation = { confirmOrder: { orderId: number, status: OrderStatus } };

export type CancelOrderMutationVariables = Exact<{
  id: number;
}>;


export type CancelOrderMutation = { cancelOrder: { orderId: number, status: OrderStatus } };

export type LoadOrderQueryVariables = Exact<{
  id: number;
}>;


export type LoadOrderQuery = { order: { id: number, orderNo: string, status: OrderStatus, afterSaleStatus: AfterSaleStatus, packageCount: number, totalFee: number, refundFee: number, createdAt: string, updatedAt: string, paidAt: string | null, allowedActions: Array<OrderAction> } };

export type ListOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  pageSize?: number;
  cursor?: string | null | undefined;
}>;


export type ListOrdersQuery = { orders: { nextCursor: string | null, list: Array<{ id: number, orderNo: string, status: OrderStatus, afterSaleStatus: AfterSaleStatus, packageCount: number, totalFee: number, refundFee: number, createdAt: string, updatedAt: string, paidAt: string | null, allowedActions: Array<OrderAction> }> } };

export type ListParcelsQueryVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  pageSize?: number;
  cursor?: string | null | undefined;
}>;


export type ListParcelsQuery = { parcels: { nextCursor: string | null, list: Array<{ id: number, packageNo: string, orderId: number, orderNo: string, thirdOrderNo: string | null, status: ParcelStatus, outputStatus: OutputStatus, outputCode: ReasonCode | null, refundStatus: RefundStatus, courierName: string, waybillNo: string | null, price: number, refundFee: number, shippedAt: string | null, signedAt: string | null, updatedAt: string, allowedActions: Array<ParcelAction> }> } };

export type ListSendersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSendersQuery = { senders: Array<{ id: number, name: string, isDefault: boolean }> };

export type ListStocksQueryVariables = Exact<{
  filter?: GoodStockFilter | null | undefined;
  pageSize?: number;
  cursor?: string | null | undefined;
}>;


export type ListStocksQuery = { goodStocks: { nextCursor: string | null, list: Array<{ id: number, skuId: number, skuNo: string, merchantCode: string, goodName: string, warehouseId: number, quantity: number, locked: number, available: number, version: number, updatedAt: string }> } };

export type ChangeStockMutationVariables = Exact<{
  id: number;
  input: GoodStockChangeInput;
}>;


export type ChangeStockMutation = { updateGoodStock: { id: number, skuId: number, skuNo: string, merchantCode: string, goodName: string, warehouseId: number, quantity: number, locked: number, available: number, version: number, updatedAt: string } };

export type StockFactsFragment = { id: number, skuId: number, skuNo: string, merchantCode: string, goodName: string, warehouseId: number, quantity: number, locked: number, available: number, version: number, updatedAt: string };

export type LoadBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadBalanceQuery = { me:
    | { balance: number, frozen: number, id: number }
    | { id: number }
   };

export type ListMoneyLogsQueryVariables = Exact<{
  filter?: MoneyLogFilter | null | undefined;
  pageSize?: number;
  cursor?: string | null | undefined;
}>;


export type ListMoneyLogsQuery = { moneyLogs: { nextCursor: string | null, list: Array<{ id: number, logNo: string, type: MoneyLogType, amount: number, balanceAfter: number, bizNo: string | null, orderId: number | null, parcelId: number | null, createdAt: string }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, endpoint: { id: number, url: string, events: Array<WebhookEvent>, status: WebhookEndpointStatus } } };

export type TestWebhookMutationVariables = Exact<{
  id: number;
}>;


export type TestWebhookMutation = { testWebhook: { id: number, status: WebhookMessageStatus } };

export const CancelOrder: TypedDocument<CancelOrderMutation, CancelOrderMutationVariables> = {
  id: 'ea5542ca98fe43b75957869bc74f1e75b876fe00583c55c0efe587fbe10b3110',
  name: 'CancelOrder',
  type: 'mutation',
  text: "mutation CancelOrder($id: EntityId!) {\n  cancelOrder(id: $id) {\n    orderId\n    status\n  }\n}",
};

export const ChangeStock: TypedDocument<ChangeStockMutation, ChangeStockMutationVariables> = {
  id: 'baa3121611357045759ef12864049398a2936927141bcc3dba5b020fe721fdd1',
  name: 'ChangeStock',
  type: 'mutation',
  text: "mutation ChangeStock($id: EntityId!, $input: GoodStockChangeInput!) {\n  updateGoodStock(id: $id, input: $input) {\n    ...StockFacts\n  }\n}\n\nfragment StockFacts on GoodStock {\n  id\n  skuId\n  skuNo\n  merchantCode\n  goodName\n  warehouseId\n  quantity\n  locked\n  available\n  version\n  updatedAt\n}",
};

export const ConfirmReceipt: TypedDocument<ConfirmReceiptMutation, ConfirmReceiptMutationVariables> = {
  id: '2d1026d8e28cd5cf6ecf11eb91ee8bf5404f428e3e501b4ec3d7f0ec34c495bc',
  name: 'ConfirmReceipt',
  type: 'mutation',
  text: "mutation ConfirmReceipt($id: EntityId!, $clientNo: String!) {\n  confirmOrder(id: $id, action: RECEIVE, clientNo: $clientNo) {\n    orderId\n    status\n  }\n}",
};

export const CreateOrder: TypedDocument<CreateOrderMutation, CreateOrderMutationVariables> = {
  id: 'e02de52bac016507048fbc03f0b3a20b847cf3adad848b0f9f692051d366cb74',
  name: 'CreateOrder',
  type: 'mutation',
  text: "mutation CreateOrder($input: OrderInput!, $clientNo: String!) {\n  createOrder(input: $input, clientNo: $clientNo) {\n    orderId\n    orderNo\n    packageCount\n    totalFee\n    payExpireAt\n    balance\n    enough\n    skipped\n  }\n}",
};

export const CreateWebhook: TypedDocument<CreateWebhookMutation, CreateWebhookMutationVariables> = {
  id: '063b645e6320b43819d7ee3eea57afb95072786c997e482a666870992b5e0ef0',
  name: 'CreateWebhook',
  type: 'mutation',
  text: "mutation CreateWebhook($input: WebhookInput!) {\n  createWebhook(input: $input) {\n    secret\n    endpoint {\n      id\n      url\n      events\n      status\n    }\n  }\n}",
};

export const ListChanges: TypedDocument<ListChangesQuery, ListChangesQueryVariables> = {
  id: 'dc1800c2793ed8c83f04297319d369b8178a9ed333b7cf4d50856c8bd486d2b4',
  name: 'ListChanges',
  type: 'query',
  text: "query ListChanges($since: String, $kinds: [ChangeKind!], $first: Int! = 50) {\n  changesSince(since: $since, kinds: $kinds, first: $first) {\n    list {\n      kind\n      id\n      updatedAt\n      order {\n        ...OrderFacts\n      }\n      parcel {\n        ...ParcelFacts\n      }\n      refund {\n        ...RefundFacts\n      }\n      stock {\n        ...StockFacts\n      }\n    }\n    cursor\n    hasMore\n  }\n}\n\nfragment OrderFacts on Order {\n  id\n  orderNo\n  status\n  afterSaleStatus\n  packageCount\n  totalFee\n  refundFee\n  createdAt\n  updatedAt\n  paidAt\n  allowedActions\n}\n\nfragment ParcelFacts on Parcel {\n  id\n  packageNo\n  orderId\n  orderNo\n  thirdOrderNo\n  status\n  outputStatus\n  outputCode\n  refundStatus\n  courierName\n  waybillNo\n  price\n  refundFee\n  shippedAt\n  signedAt\n  updatedAt\n  allowedActions\n}\n\nfragment RefundFacts on Refund {\n  id\n  refundNo\n  parcelId\n  packageNo\n  orderId\n  status\n  amount\n  reason\n  updatedAt\n  allowedActions\n}\n\nfragment StockFacts on GoodStock {\n  id\n  skuId\n  skuNo\n  merchantCode\n  goodName\n  warehouseId\n  quantity\n  locked\n  available\n  version\n  updatedAt\n}",
};

export const ListGoods: TypedDocument<ListGoodsQuery, ListGoodsQueryVariables> = {
  id: 'f26d8aaa0c5624d50d75cb4f12bdd843562ebfbfee588c0d51a6db618689d948',
  name: 'ListGoods',
  type: 'query',
  text: "query ListGoods($filter: GoodFilter, $pageSize: Int! = 100, $cursor: String) {\n  goods(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n    list {\n      id\n      goodsNo\n      name\n      price\n      weight\n      warehouseId\n      warehouseName\n    }\n    nextCursor\n  }\n}",
};

export const ListMoneyLogs: TypedDocument<ListMoneyLogsQuery, ListMoneyLogsQueryVariables> = {
  id: '3eb7d02ecc9411f85a3d2ed782932e686a7141e633ca317365be74add7518333',
  name: 'ListMoneyLogs',
  type: 'query',
  text: "query ListMoneyLogs($filter: MoneyLogFilter, $pageSize: Int! = 100, $cursor: String) {\n  moneyLogs(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n    list {\n      id\n      logNo\n      type\n      amount\n      balanceAfter\n      bizNo\n      orderId\n      parcelId\n      createdAt\n    }\n    nextCursor\n  }\n}",
};

export const ListOrders: TypedDocument<ListOrdersQuery, ListOrdersQueryVariables> = {
  id: 'c5238ebbce5eea5ca0f7f4a6d4e7c5160c4ea588846d8e2970741c5e5fec33f8',
  name: 'ListOrders',
  type: 'query',
  text: "query ListOrders($filter: OrderFilter, $pageSize: Int! = 100, $cursor: String) {\n  orders(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n    list {\n      ...OrderFacts\n    }\n    nextCursor\n  }\n}\n\nfragment OrderFacts on Order {\n  id\n  orderNo\n  status\n  afterSaleStatus\n  packageCount\n  totalFee\n  refundFee\n  createdAt\n  updatedAt\n  paidAt\n  allowedActions\n}",
};

export const ListParcels: TypedDocument<ListParcelsQuery, ListParcelsQueryVariables> = {
  id: '03c3aa8713ae46af29024f80c0c714ac644c545108111c3d8740cd3725ecf7ca',
  name: 'ListParcels',
  type: 'query',
  text: "query ListParcels($filter: ParcelFilter, $pageSize: Int! = 100, $cursor: String) {\n  parcels(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n    list {\n      ...ParcelFacts\n    }\n    nextCursor\n  }\n}\n\nfragment ParcelFacts on Parcel {\n  id\n  packageNo\n  orderId\n  orderNo\n  thirdOrderNo\n  status\n  outputStatus\n  outputCode\n  refundStatus\n  courierName\n  waybillNo\n  price\n  refundFee\n  shippedAt\n  signedAt\n  updatedAt\n  allowedActions\n}",
};

export const ListProblems: TypedDocument<ListProblemsQuery, ListProblemsQueryVariables> = {
  id: '7dc51d75818778f887f85183dca5364624e93d0786e7eb1cad98360423e7c5b0',
  name: 'ListProblems',
  type: 'query',
  text: "query ListProblems($filter: ProblemFilter, $pageSize: Int! = 100, $cursor: String) {\n  problems(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n    list {\n      id\n      kind\n      at\n      title\n      reasonCode\n      text\n      orderId\n      parcelId\n      refundId\n      caseId\n      actions\n    }\n    nextCursor\n  }\n}",
};

export const ListRefunds: TypedDocument<ListRefundsQuery, ListRefundsQueryVariables> = {
  id: '466e846ff6ceba9ffbb286cf2f588180f3d305261e7b3edcdb34da80ce353922',
  name: 'ListRefunds',
  type: 'query',
  text: "query ListRefunds($filter: RefundFilter, $pageSize: Int! = 100, $cursor: String) {\n  refunds(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n    list {\n      ...RefundFacts\n    }\n    nextCursor\n  }\n}\n\nfragment RefundFacts on Refund {\n  id\n  refundNo\n  parcelId\n  packageNo\n  orderId\n  status\n  amount\n  reason\n  updatedAt\n  allowedActions\n}",
};

export const ListSenders: TypedDocument<ListSendersQuery, ListSendersQueryVariables> = {
  id: '79c73e5f2eb22f596933267e8a374344339b9e6bca8c95b30dc7374a39325908',
  name: 'ListSenders',
  type: 'query',
  text: "query ListSenders {\n  senders {\n    id\n    name\n    isDefault\n  }\n}",
};

export const ListStocks: TypedDocument<ListStocksQuery, ListStocksQueryVariables> = {
  id: '9836c555615ed73731740d6fd5e6a1e514aeec8e6c4315586dc97df90dcb42de',
  name: 'ListStocks',
  type: 'query',
  text: "query ListStocks($filter: GoodStockFilter, $pageSize: Int! = 100, $cursor: String) {\n  goodStocks(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n    list {\n      ...StockFacts\n    }\n    nextCursor\n  }\n}\n\nfragment StockFacts on GoodStock {\n  id\n  skuId\n  skuNo\n  merchantCode\n  goodName\n  warehouseId\n  quantity\n  locked\n  available\n  version\n  updatedAt\n}",
};

export const LoadBalance: TypedDocument<LoadBalanceQuery, LoadBalanceQueryVariables> = {
  id: '75db5e260b849dd38757f852580685ff016881cdf06c5bd21712f41cd9cf44a0',
  name: 'LoadBalance',
  type: 'query',
  text: "query LoadBalance {\n  me(kind: BUYER) {\n    id\n    ... on Buyer {\n      balance\n      frozen\n    }\n  }\n}",
};

export const LoadGood: TypedDocument<LoadGoodQuery, LoadGoodQueryVariables> = {
  id: 'b8a1805eee4c5fbecd769b21e02d2b5faf77ab49e31ca75377756f411d2ff0eb',
  name: 'LoadGood',
  type: 'query',
  text: "query LoadGood($id: EntityId!) {\n  good(id: $id) {\n    id\n    goodsNo\n    name\n    price\n    weight\n    minNum\n    maxNum\n    platforms\n    skus {\n      id\n      skuNo\n      name\n      price\n      onSale\n    }\n    warehouses {\n      id\n      name\n      available\n    }\n  }\n}",
};

export const LoadOrder: TypedDocument<LoadOrderQuery, LoadOrderQueryVariables> = {
  id: 'd86c374de8b165e30e9dc950a7a56badd412e721f10c4eee71c0ae2caebf6b91',
  name: 'LoadOrder',
  type: 'query',
  text: "query LoadOrder($id: EntityId!) {\n  order(id: $id) {\n    ...OrderFacts\n  }\n}\n\nfragment OrderFacts on Order {\n  id\n  orderNo\n  status\n  afterSaleStatus\n  packageCount\n  totalFee\n  refundFee\n  createdAt\n  updatedAt\n  paidAt\n  allowedActions\n}",
};

export const LoadWarehouse: TypedDocument<LoadWarehouseQuery, LoadWarehouseQueryVariables> = {
  id: '6930e8bd6459c84c16dedafb3e79af951dc6f23dc23e4ba1ca077d3dc4b0d298',
  name: 'LoadWarehouse',
  type: 'query',
  text: "query LoadWarehouse($id: EntityId!) {\n  warehouse(id: $id) {\n    id\n    name\n    couriers {\n      courierId\n      enabled\n      courier {\n        id\n        name\n      }\n    }\n  }\n}",
};

export const PayOrder: TypedDocument<PayOrderMutation, PayOrderMutationVariables> = {
  id: '3c16df75e3e284296b41edba90737b1aafc297980d4133992075734730af4cce',
  name: 'PayOrder',
  type: 'mutation',
  text: "mutation PayOrder($id: EntityId!, $clientNo: String!) {\n  confirmOrder(id: $id, action: PAY, clientNo: $clientNo) {\n    orderId\n    status\n    paidFee\n    balance\n  }\n}",
};

export const QuoteOrder: TypedDocument<QuoteOrderMutation, QuoteOrderMutationVariables> = {
  id: 'a483faa0b23e7fe129d4c90285842d2681f40d753d60a1e067bd55f01f488b0b',
  name: 'QuoteOrder',
  type: 'mutation',
  text: "mutation QuoteOrder($input: OrderInput!) {\n  quoteOrder(input: $input) {\n    quoteNo\n    expireAt\n    packageCount\n    goodsFee\n    courierFee\n    remoteFee\n    totalFee\n    balance\n    enough\n    rows {\n      row\n      state\n      packageFee\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n    problems {\n      field\n      reasonCode\n      msg\n      blocking\n    }\n  }\n}",
};

export const RefundParcels: TypedDocument<RefundParcelsMutation, RefundParcelsMutationVariables> = {
  id: '732a4aebeae18b7dbde92391e9e0eadcd6635d58534f09289c9f023140c75e47',
  name: 'RefundParcels',
  type: 'mutation',
  text: "mutation RefundParcels($ids: [EntityId!]!, $reason: String) {\n  refundParcels(ids: $ids, reason: $reason) {\n    success {\n      parcelId\n      refundStatus\n      amount\n    }\n    failed {\n      parcelId\n      errorKey\n      msg\n    }\n    refundFee\n  }\n}",
};

export const TestWebhook: TypedDocument<TestWebhookMutation, TestWebhookMutationVariables> = {
  id: '7b3cc2810c9e07c5a10c5520bacd4c0fea0a4fc4c296d0c27eb3d6791e81fdff',
  name: 'TestWebhook',
  type: 'mutation',
  text: "mutation TestWebhook($id: EntityId!) {\n  testWebhook(id: $id) {\n    id\n    status\n  }\n}",
};