import { formatMoney } from '../../lib/money.ts';
import type { PromotionTab } from './promotionQuery.ts';

export const promotionText = {
  title: '我的推广',
  tabs: '推广管理',
};

export const tabNames: Record<PromotionTab, string> = {
  members: '我邀请的会员',
  markUps: '单独加价',
  league: '会员等级',
  simulator: '价格试算',
};

export const inviteText = {
  title: '邀请好友',
  link: '邀请链接',
  copyLink: '复制链接',
  code: '邀请码',
  qrCode: '邀请链接的二维码',
  saveQrCode: '保存二维码',
  notSaved: '二维码没有保存成功，请截图保存',
  how: [
    '好友从链接注册后成为您的会员；只算您直接邀请的这一级。',
    '您的加价直接体现在会员看到的价格里，按这个价格付款。',
    '收益随包裹结算到您的钱包，包裹退款时相应退回。',
  ],
  pictureTitle: '扫码注册橙仓',
  pictureCode: (code: string) => `邀请码 ${code}`,
  pictureName: (code: string) => `橙仓邀请码-${code}.png`,
};

export const posterText = {
  open: '生成海报',
  title: '推广海报',
  name: '橙仓',
  about: '批发与一件代发平台',
  code: (code: string) => `邀请码 ${code}`,
  how: '扫码或长按识别二维码注册',
  picture: (code: string) => `推广海报，邀请码 ${code}`,
  fileName: (code: string) => `橙仓推广海报-${code}.png`,
  hint: '手机上长按图片可以保存',
  download: '下载海报',
  share: '分享',
  failed: '海报没有生成，请截图保存二维码',
};

export const summaryText = {
  label: '推广概况',
  inviteCount: '邀请人数',
  activeCount: '有效会员',
  totalProfit: '累计收益',
  unsettled: '待结算',
  todayProfit: '今日收益',
  notes: {
    inviteCount: (today: number) => (today > 0 ? `今日 +${today}` : '今日还没有新会员'),
    activeCount: '有包裹发货，计入等级',
    totalProfit: '不含已退款的包裹',
    unsettled: '随包裹结算后进入钱包',
    todayProfit: '今日付款的包裹',
  },
};

export const chartText = {
  title: (days: number) => `近 ${days} 天推广收益`,
  profit: '收益',
  sums: (invited: number, parcels: number) => `邀请 ${invited} 人，会员包裹 ${parcels} 个`,
  pointed: (date: string, profit: number, invited: number, parcels: number) =>
    `${date} 收益 ${formatMoney(profit)}，邀请 ${invited} 人，包裹 ${parcels} 个`,
  most: (date: string, profit: number) => `${date} 最多，收益 ${formatMoney(profit)}`,
  quiet: '近 30 天还没有收益；分享邀请链接，会员下单后这里会有变化',
  numbers: '查看每日数据',
};

/** The columns of the numbers. */
export const chartColumnNames = { date: '日期', profit: '收益', invited: '邀请人数', parcels: '会员包裹' };

export const membersText = {
  list: '会员列表',
  label: '筛选会员',
  keyword: '昵称',
  keywordHint: '会员昵称',
  reset: '清空筛选',
  settled: (fen: number) => `已结算 ${formatMoney(fen)}`,
  noOrder: '还没有下单',
  own: '单独设置',
  byDefault: '默认加价',
  ofGoods: (count: number) => `${count} 件商品另设`,
  setMarkUp: '设置加价',
  bar: '已选会员的操作',
  chosen: (count: number) => `已选 ${count} 位`,
  setMany: (count: number) => `为 ${count} 位设置加价`,
  tooMany: (most: number) => `一次最多设置 ${most} 位会员`,
  clear: '取消选择',
  choosePage: '选择本页的会员',
  choose: (name: string) => `选择${name}`,
  none: '还没有邀请到会员',
  noneHint: '把上面的邀请链接或二维码发给好友，注册后会出现在这里',
  noMatch: '没有符合条件的会员',
  noMatchHint: '换个昵称或日期试试',
};

/** The columns of the list. */
export const memberColumnNames = {
  member: '会员',
  createdAt: '邀请时间',
  packageCount: '包裹数',
  spend: '累计支付',
  profit: '累计收益',
  lastOrderAt: '最近下单',
  markUp: '当前加价',
  actions: '操作',
};
