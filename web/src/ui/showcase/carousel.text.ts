export const carouselText = {
  kind: '轮播图',
  nth: (at: number, count: number) => `第 ${at} 张，共 ${count} 张`,
  place: (at: number, count: number) => `${at} / ${count}`,
  before: '上一张',
  next: '下一张',
  pause: '暂停',
  play: '播放',
};
