import type { ReviewShow, ReviewSort } from '../../graphql/generated/graphql.ts';

/** Most characters and pictures of a review, of what is added to it, and of an answer. */
export const MAX_WORDS = 500;
export const MAX_PICTURES = 6;

export const reviewsText = {
  title: '商品评价',
  count: (count: number) => `${count} 条评价`,
  stars: (score: number) => `${score} 星`,
  mean: (score: number) => score.toFixed(1),
  distribution: '评分分布',
  show: '筛选评价',
  sort: '评价排序',
  none: '还没有评价',
  noneHint: '收货后的买家可以在订单里评价',
  noneHere: '没有这样的评价',
  more: '加载更多评价',
  noMore: '没有更多了',
  pictures: '评价图片',
  openPicture: (at: number) => `查看第 ${at} 张图片`,
  picture: (at: number) => `第 ${at} 张评价图片`,
  close: '关闭',
  noWords: '买家没有填写评价内容',
  added: '追评',
  answer: '供应商回复',
  hidden: (reason: string) => `平台已隐藏：${reason}`,
};

export const showNames: Record<'ALL' | ReviewShow, string> = {
  ALL: '全部',
  PICTURES: '有图',
  GOOD: '好评',
  MIDDLE: '中评',
  BAD: '差评',
};

export const sortNames: Record<ReviewSort, string> = { NEWEST: '最新', USEFUL: '最有用' };

export const sellerReviewsText = {
  title: '评价管理',
  hint: '回复后买家会收到消息；回复当天内可以修改',
  back: '商品管理',
  list: '评价',
  tabs: '评价分类',
  keyword: '商品名称或订单号',
  label: '筛选评价',
  reset: '清空条件',
  none: '还没有评价',
  noneHint: '买家收货并评价后会出现在这里',
  noMatch: '没有符合条件的评价',
  noMatchHint: '换个条件试试',
  noneWaiting: '没有待回复的评价',
  showAll: '查看全部',
  good: '商品',
  score: '评分',
  words: '评价内容',
  answer: '回复',
  actions: '操作',
  orderNo: '订单号',
  reply: '回复',
  change: '修改回复',
  notAnswered: '未回复',
};

export const sellerTabNames = {
  all: '全部',
  waiting: '待回复',
  good: '好评',
  middle: '中评',
  bad: '差评',
  pictures: '有图',
} as const;
export type SellerReviewTab = keyof typeof sellerTabNames;

export const answerText = {
  title: '回复评价',
  label: '回复内容',
  placeholder: '感谢买家，或说明会怎样处理；所有人都能看到',
  left: (typed: number) => `${typed}/${MAX_WORDS}`,
  isMissing: '请填写回复内容',
  conflict: (answer: string) => `别处刚刚回复了：「${answer}」。再次提交将以您填写的为准`,
  save: '提交回复',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  done: '已回复',
};

export const addText = {
  title: '追评',
  open: '追评',
  label: '追评内容',
  pictures: '图片（选填）',
  placeholder: '用了一段时间，怎么样？',
  left: (typed: number) => `${typed}/${MAX_WORDS}`,
  isMissing: '请填写内容或上传图片',
  isUploading: '图片还在上传，请稍候',
  save: '提交追评',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  done: '追评成功，谢谢您',
};
