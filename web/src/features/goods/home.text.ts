/** Apart from what the page of a good says: this comes with every first page. */
export const homeText = {
  home: '橙仓，批发与一件代发',
  /** What somebody who comes by learns first. */
  pitch: '选商品，贴收件人，余额一次付清，仓库直接发到收件人手里',
  categories: '商品分类',
  categoriesFailed: '分类没有加载出来',
  retry: '重试',
  allGoods: '全部商品',
  common: '常购好货',
  shelves: {
    best: ['热销榜', '按总销量'],
    fresh: ['新品', '30 天内上架'],
    fast: ['48 小时内发货', '现在付款起算'],
  },
  more: '更多',
  moreOf: (title: string) => `更多${title}`,
  zones: '价格专区',
  /** Yuan; without an end for the last. */
  zone: (from: number, to?: number) => {
    if (!to) return `${from} 元以上`;
    return from ? `${from}–${to} 元` : `${to} 元以下`;
  },
  none: '这里还没有商品',
  noneHint: '稍后再来看看',
  seeAll: '看全部商品',
} as const;
