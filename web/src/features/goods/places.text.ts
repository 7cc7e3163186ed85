export const placesText = {
  banners: '活动推荐',
  entries: '快捷入口',
  goods: '推荐商品',
};
