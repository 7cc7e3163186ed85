import type { Tone } from '../../ui/base/StatusDot.tsx';
import type { HomeAudience, HomeItemState, HomePlace } from '../graphql/generated/graphql.ts';

export type ItemStep = 'down' | 'up' | 'remove';

export const placeNames: Record<HomePlace, string> = {
  BANNERS: '轮播图',
  GOODS: '推荐商品',
  ENTRIES: '快捷入口',
};
export const audienceNames: Record<HomeAudience, string> = {
  EVERYBODY: '所有人',
  VISITORS: '未登录访客',
  BUYERS: '买家',
};
export const stateNames: Record<HomeItemState, string> = {
  SHOWN: '展示中',
  COMING: '待上线',
  ENDED: '已结束',
  DOWN: '已下线',
};
export const stateTones: Record<HomeItemState, Tone> = {
  SHOWN: 'success',
  COMING: 'info',
  ENDED: 'quiet',
  DOWN: 'warning',
};

export const placesText = {
  title: '首页运营位',
  hint: '修改后首页立即按新内容展示，到时间自动上线和结束；没有内容的位置不占地方',
  tabs: '位置',
  add: { BANNERS: '添加轮播图', GOODS: '添加商品', ENTRIES: '添加入口' } satisfies Record<HomePlace, string>,
  loading: '正在读取首页运营位',
  none: '这个位置还没有内容',
  noneHint: '首页保持原来的样子',
  offSale: '不在售，首页不展示',
  nowhere: '不跳转',
  always: '长期展示',
  from: (at: string) => `${at} 起`,
  until: (at: string) => `至 ${at}`,
  order: '拖动，或用上移、下移按钮调整顺序',
  edit: '修改',
  steps: { down: '下线', up: '重新上线', remove: '删除' } satisfies Record<ItemStep, string>,
  lost: '没有收到结果，请重试',
  preview: '预览',
  previewHint: '首页现在的样子，未登录访客和买家看到的可能不同',
  light: '浅色',
  dark: '深色',
  nothingShown: '现在没有展示中的内容',
};

const form = { cancel: '取消', failed: '没有收到结果，请重试' };
export const itemText = {
  ...form,
  save: '保存',
  titleOf: (place: HomePlace, isNew: boolean) => (isNew ? placesText.add[place] : `修改${placeNames[place]}`),
  name: '标题',
  nameHint: '图片里写的是什么，读屏软件会读出来',
  nameMissing: '请填写标题',
  picture: '图片',
  pick: '选择图片',
  shapes: {
    BANNERS: '建议 1600×320，宽为高的 4 到 6 倍，至少 960 像素宽，不超过 5MB',
    GOODS: '',
    ENTRIES: '正方形，每边至少 96 像素，不超过 5MB',
  } satisfies Record<HomePlace, string>,
  pictureMissing: '请选择图片',
  leadsTo: '点击后',
  kinds: {
    none: '不跳转',
    category: '打开类目',
    search: '搜索商品',
    good: '打开商品',
    page: '打开本站页面',
  },
  values: { none: '', category: '类目', search: '搜索词', good: '商品编号里的数字 ID', page: '页面地址' },
  pageHint: '以 / 开头，如 /warehouseStore/3',
  linkWrong: '请填写要打开的内容；只能是本站页面',
  audience: '展示给',
  startAt: '上线时间',
  startHint: '不填则立即上线；北京时间',
  endAt: '结束时间',
  endHint: '不填则长期展示',
  endEarly: '结束时间须晚于开始时间和现在',
  done: '已保存',
};
export const goodsText = {
  ...form,
  save: '添加',
  title: '添加推荐商品',
  numbers: '商品编号',
  numbersHint: '一行一个，最多 30 个；下架、封禁的商品首页不展示，恢复在售后自动出现',
  missing: '请填写商品编号',
  tooMany: '一次最多 30 个',
  done: (count: number) => `已添加 ${count} 件商品`,
};
export const stepText = {
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
  titles: { down: '下线首页内容', up: '重新上线首页内容', remove: '删除首页内容' } satisfies Record<
    ItemStep,
    string
  >,
  question: (step: ItemStep, title: string) =>
    ({
      down: `下线「${title}」？首页立即不再展示，可以重新上线。`,
      up: `重新上线「${title}」？仍按原来的时间展示。`,
      remove: `删除「${title}」？删除后不能恢复。`,
    })[step],
  done: { down: '已下线', up: '已重新上线', remove: '已删除' } satisfies Record<ItemStep, string>,
};
