/** Apart from what the page of a good says: this comes with every first page. */
export const homeText = {
  home: '橙仓，批发与一件代发',
  categories: '商品分类',
  categoriesFailed: '分类没有加载出来',
  retry: '重试',
  allGoods: '全部商品',
  common: '常购好货',
  none: '这里还没有商品',
  noneHint: '稍后再来看看',
  seeAll: '看全部商品',
};
