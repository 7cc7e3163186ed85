export const reviewTabs = { ALL: '全部', BAD: '差评', PICTURES: '有图', HIDDEN: '已隐藏' } as const;

export const reviewsText = {
  title: '评价',
  hint: '隐藏的评价不再显示和计分，评价人会收到原因。',
  tabs: '按类型查看',
  list: '评价列表',
  filters: '筛选评价',
  orderNo: '订单号',
  reset: '清除筛选',
  none: '还没有评价',
  noneHint: '买家收货后的评价会出现在这里。',
  noMatch: '没有符合条件的评价',
  noMatchHint: '换个条件，或清除筛选后再看。',
  good: '商品',
  said: '评价',
  who: '买家 / 供应商',
  state: '状态',
  actions: '操作',
  stars: (score: number) => `${'★'.repeat(score)}${'☆'.repeat(5 - score)}`,
  score: (score: number) => `${score} 星`,
  added: (words: string) => `追评：${words}`,
  answer: (words: string) => `供应商回复：${words}`,
  picture: (at: number) => `评价图片 ${at}`,
  pictures: '评价图片',
  shown: '显示中',
  hidden: '已隐藏',
  hide: '隐藏',
  show: '恢复显示',
  ofGood: (name: string) => `只看 ${name} 的评价`,
  ofSeller: (name: string) => `只看供应商 ${name} 的评价`,
  others: '同款评价',
  noWords: '没有文字',
};

/** Reasons that can be taken as they are. Authors see them. */
export const hideReasons = [
  '评价含有联系方式或广告，已隐藏。',
  '评价含有辱骂或人身攻击，已隐藏。',
  '评价内容与商品无关，已隐藏。',
  '评价泄露了他人的个人信息，已隐藏。',
] as const;

export const hidingText = {
  title: { hide: '隐藏评价', show: '恢复显示评价' } as const,
  question: {
    hide: '隐藏后不再显示和计分，评价人会看到原因。',
    show: '恢复后重新显示和计分。',
  } as const,
  template: '选一条常用原因',
  reason: { hide: '隐藏原因（评价人可见）', show: '恢复原因（只留在日志）' } as const,
  reasonMissing: '请写5到200字的原因',
  accept: { hide: '隐藏', show: '恢复显示' } as const,
  done: { hide: '已隐藏', show: '已恢复显示' } as const,
  cancel: '取消',
  gotIt: '知道了',
  retry: '再试一次',
  requestFailed: '没有收到回复，请再试一次。',
};
