import { platformNames } from '../../../fields/platform.text.ts';
import type { Platform, WaybillPayType } from '../../../graphql/generated/graphql.ts';

/** Whose waybills an account issues. */
export const receiverNames: Record<Platform, string> = {
  OTHER: '普通收件人',
  ...(Object.fromEntries(
    Object.entries(platformNames)
      .filter(([platform]) => platform !== 'OTHER')
      .map(([platform, name]) => [platform, `${name}加密收件人`]),
  ) as Record<Exclude<Platform, 'OTHER'>, string>),
};

export const payTypeNames: Record<WaybillPayType, string> = {
  MONTHLY: '月结',
  SHIPPER: '寄付',
  CONSIGNEE: '到付',
  THIRD_PARTY: '第三方付',
};

export const accountsText = {
  list: '电子面单账号',
  hint: '填写快递网点给您的电子面单账号，您的包裹就用它出单，运费由您与网点直接结算。没有账号的快递仍用平台面单。指定了仓库的账号优先。',
  add: '添加账号',
  courier: '快递',
  place: '适用',
  everyWarehouse: '全部仓库',
  customer: '客户编码',
  status: '状态',
  testedAt: '测试通过时间',
  actions: '操作',
  works: '正常',
  untested: '未测试',
  off: '已停用',
  waits: '相关包裹暂停出单',
  fallsBack: '新包裹使用平台面单',
  never: '—',
  test: '测试',
  edit: '编辑',
  enable: '启用',
  disable: '停用',
  enabled: '账号已启用',
  disabled: '账号已停用',
  remove: '删除',
  none: '还没有电子面单账号',
  noneHint: '不添加账号时，包裹用平台面单出单。',
  lost: '没有得到结果，请重试',
  passed: (name: string) => `${name}：测试通过，已取号并作废。`,
  left: (waybillNo: string) => `测试通过，但测试运单 ${waybillNo} 没有作废，请联系快递网点取消。`,
  failed: (name: string, why: string) => `${name}：测试没有通过，${why}。请核对后再试。`,
};

export const accountEditorText = {
  create: '添加电子面单账号',
  change: '编辑电子面单账号',
  save: '保存账号',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  saved: '电子面单账号已保存',
  courier: '快递公司',
  courierMissing: '请选择快递公司',
  chooseCourier: '请选择',
  warehouse: '仓库',
  everyWarehouse: '全部仓库',
  receivers: '收件人',
  receiversHint: '店铺平台加密的收件人，只能用该平台的电子面单账号出单。',
  customerCode: '客户编码',
  customerCodeHint: '或月结卡号',
  customerCodeMissing: '请填写客户编码',
  key: '密码',
  secret: '密钥',
  secretHint: '快递要求时填写',
  kept: '••••••（已保存，不修改请留空）',
  net: '网点',
  payType: '付款方式',
  more: '更多（快递要求时填写）',
  customerName: '客户名称',
  code: '承载编号',
  checkMan: '承载快递员',
  expType: '产品类型',
  tbNet: '授权网点（名称,编号）',
  fallsBack: '账号异常时使用平台面单',
  fallsBackHint: '不勾选时，账号异常期间相关包裹暂停出单，处理好后自动继续。',
};

export const accountRemovalText = {
  title: '删除电子面单账号',
  words: (name: string) => `删除“${name}”？之后这些包裹用平台面单出单；已经出的面单仍可作废。`,
  accept: '删除',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  done: '电子面单账号已删除',
};
