import { formatMoney } from '../../lib/money.ts';

export const goodsTabs = { WAITING: '待审核', BANNED: '违规下架', ALL: '全部' } as const;

export const goodsAuditText = {
  title: '商品审核',
  hint: '新商品和在售商品的修改，等得最久的在前。J / K 上下切换，A 通过，R 驳回。',
  tabs: '按状态查看',
  list: '待审核的商品',
  filters: '筛选商品',
  keyword: '商品名称 / 货号',
  revisionsOnly: '只看修改',
  reset: '清除筛选',
  words: '违禁词',
  none: { WAITING: '没有待审核的商品', BANNED: '没有违规下架的商品', ALL: '还没有商品' } satisfies Record<
    keyof typeof goodsTabs,
    string
  >,
  noneHint: '供应商提交的新商品和修改会出现在这里。',
  noMatch: '没有符合条件的商品',
  noMatchHint: '换个条件，或清除筛选后再看。',
  good: '商品',
  choosePage: '选择本页全部商品',
  choose: (name: string) => `选择 ${name}`,
  look: (name: string) => `查看 ${name}`,
  revision: '修改',
  fresh: '新商品',
  bar: '对选中的商品',
  chosen: (count: number) => `已选 ${count} 个`,
  clear: '取消选择',
  approve: '通过',
  reject: '驳回',
  approveMany: (count: number) => `通过 ${count} 个`,
  rejectMany: (count: number) => `驳回 ${count} 个`,
  ban: '违规下架',
  unban: '解除下架',
  pickOne: '从左侧选一个商品',
  pickOneHint: '图片、详情和修改前后的对比会显示在这里。',
  differences: '修改了什么',
  field: '项目',
  before: '修改前',
  after: '修改后',
  now: '在售内容',
  revised: '修改后的内容',
  content: '商品内容',
  pictures: '图片',
  picture: (at: number) => `商品图片 ${at}`,
  detail: '详情',
  noDetail: '没有图文详情',
  detailPictures: '详情图片',
  facts: '基本信息',
  seller: '供应商',
  category: '分类',
  goodsNo: '货号',
  submitted: '提交时间',
  status: '状态',
  reason: '上次原因',
  num: '每包件数',
  numOf: (min: number, max: number, unit: string) => `${min} 到 ${max} ${unit}`,
  gift: '礼品',
  yes: '是',
  skus: '规格',
  sku: '规格',
  only: '单一规格',
  price: '供货价',
  weight: '重量',
  grams: (weight: number) => `${weight} g`,
  off: '已下架',
  history: '处理记录',
  noHistory: '还没有处理记录',
};

export const actionText: Record<string, string> = {
  'goods approve': '通过',
  'goods reject': '驳回',
  'goods ban': '违规下架',
  'goods unban': '解除下架',
};

export const flagText = {
  PRICE: '价格异常',
  WORDS: '违禁词',
  PICTURES: '盗图嫌疑',
} as const;

export const flagDetail = {
  price: (price: number, median: number) =>
    `供货价 ${formatMoney(price)}，同类在售商品的中位价是 ${formatMoney(median)}`,
  words: (words: readonly string[]) => `含有：${words.join('、')}`,
  picture: (name: string) => `与供应商「${name}」的图片相同`,
};

/** Reasons that can be taken as they are. Suppliers see them. */
export const rejectReasons = [
  '图片与商品不符，请更换后重新提交。',
  '名称或详情含有违禁词，请修改后重新提交。',
  '图片使用了其他商家的素材，请更换为自己的图片。',
  '价格明显偏离同类商品，请核实后重新提交。',
  '分类选择错误，请修改后重新提交。',
] as const;

export const judgingText = {
  title: (approve: boolean, count: number) => `${approve ? '通过' : '驳回'} ${count} 个商品`,
  question: (approve: boolean, count: number) =>
    approve
      ? `${count} 个商品将立即上架，或让修改生效。`
      : `${count} 个商品将被驳回；在售商品的修改被驳回后仍按原内容售卖。`,
  template: '选一条常用原因',
  reason: '驳回原因',
  reasonHint: '供应商会看到，5到200字。',
  reasonMissing: '请写5到200字的原因',
  accept: (approve: boolean) => (approve ? '通过' : '驳回'),
  cancel: '取消',
  doing: '处理中',
  progress: (done: number, all: number) => `已处理 ${done} / ${all}`,
  requestFailed: '没有收到回复，请再试一次。',
  counts: (done: number, failed: number, untried: number) =>
    [`成功 ${done} 个`, failed > 0 && `失败 ${failed} 个`, untried > 0 && `未处理 ${untried} 个`]
      .filter(Boolean)
      .join('，'),
  list: '没有处理的商品',
  lost: '没有收到回复，请刷新后查看',
  stop: '停止',
  stopping: '正在停止',
  close: '关闭',
  gotIt: '知道了',
  retry: '再试一次',
  done: (approve: boolean, count: number) => `已${approve ? '通过' : '驳回'} ${count} 个商品`,
};

export const banningText = {
  title: { ban: '违规下架', unban: '解除违规下架' } as const,
  question: {
    ban: (name: string) => `「${name}」将立即下架，供应商不能再上架。`,
    unban: (name: string) => `「${name}」将回到草稿，由供应商重新发布。`,
  } as const,
  reason: { ban: '下架原因（供应商可见）', unban: '解除原因（只留在日志）' } as const,
  reasonMissing: '请写5到200字的原因',
  accept: { ban: '确认下架', unban: '确认解除' } as const,
  done: { ban: '已违规下架', unban: '已解除违规下架' } as const,
  cancel: '取消',
  gotIt: '知道了',
  retry: '再试一次',
  requestFailed: '没有收到回复，请再试一次。',
};

export const wordsText = {
  title: '违禁词',
  hint: '商品名称和详情里出现这些词时，审核页会标出来。不区分大小写。',
  add: '添加',
  label: '新的违禁词',
  list: '违禁词列表',
  word: '词',
  addedAt: '添加时间',
  actions: '操作',
  remove: '删除',
  none: '还没有违禁词',
  noneHint: '在上面添加一个。',
  added: (word: string) => `已添加「${word}」`,
  removed: (word: string) => `已删除「${word}」`,
  lost: '没有收到回复，请刷新后查看',
  removeTitle: '删除违禁词',
  question: (word: string) => `删除后，含有「${word}」的商品不再标出。`,
  accept: '删除',
  cancel: '取消',
  gotIt: '知道了',
  retry: '再试一次',
  requestFailed: '没有收到回复，请再试一次。',
  back: '返回审核',
};
