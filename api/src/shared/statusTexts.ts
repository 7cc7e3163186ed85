type Texts = Readonly<Record<string | number, string>>;

// The words of the console's pages, for what the answers of lists have as numbers or words of the code.
export const accountKindTexts: Texts = { 1: '买家', 2: '供应商' };
export const accountStatusTexts: Texts = { 1: '正常', 2: '已冻结', 4: '已注销' };
/** Of couriers and warehouses. */
export const serviceStatusTexts: Texts = { 1: '正常', 2: '停用', 3: '暂停发货' };
export const licenceKindTexts: Texts = { 1: '营业执照', 2: '食品', 3: '化妆品', 4: '电子产品' };
export const licenceStatusTexts: Texts = { 1: '待审核', 2: '有效', 3: '未通过', 4: '已被新证替换' };
export const joinStatusTexts: Texts = { 0: '未处理', 1: '已处理', 2: '跟进中', 3: '无意向' };
export const adjustmentKindTexts: Texts = { 12: '平台调账', 13: '运费补收', 14: '赔付' };
export const approvalStatusTexts: Texts = { 1: '待复核', 2: '已通过', 3: '已驳回', 4: '已撤回' };
export const outputStatusTexts: Texts = {
  ...{ 0: '未出单', 1: '等待出单', 2: '出单中', 3: '已出单', 4: '出单失败', 5: '作废中', 6: '已作废' },
};
export const problemKindTexts: Texts = {
  amount: '渠道金额不一致',
  paidTwice: '同一笔支付有两个渠道单号',
  tradeNoUsed: '渠道单号已用于另一笔支付',
  notPaid: '渠道没有这笔支付',
};
export const rechargeRefundTexts: Texts = { 0: '退回中', 1: '已退回', 2: '渠道未接受，已返还可用余额' };
export const supplierWarningTexts: Texts = {
  shipSlow: '发货慢',
  shipLate: '超时多',
  refundsHigh: '退款多',
  disputesHigh: '纠纷多',
  scoreLow: '评分低',
  depositLow: '保证金不足',
  licenceDue: '资质待复核',
};
export const goodFlagTexts: Texts = { price: '价格异常', words: '违禁词', pictures: '盗图嫌疑' };
export const billStateTexts: Texts = {
  waiting: '渠道还未生成',
  reading: '正在核对',
  failed: '没有取到',
  agrees: '一致',
  differs: '有差异',
};
export const shopStatusTexts: Texts = { 1: '已授权', 3: '已过期', 4: '已停用' };
export const noticeTypeTexts: Texts = { 1: '平台公告', 2: '首页公告', 3: '供应商公告', 4: '站内消息' };
export const noticeAudienceTexts: Texts = { 0: '所有人', 1: '全部买家', 2: '全部供应商' };
export const noticeStateTexts: Texts = { 1: '草稿', 2: '定时', 3: '已发布', 4: '已下线', 5: '已撤回' };
