import type { ServiceStatus } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import type { WarehousesTab } from './warehousesTab.ts';

export const statusNames: Record<ServiceStatus, { text: string; tone: Tone }> = {
  ACTIVE: { text: '正常', tone: 'success' },
  PAUSED: { text: '暂停发货', tone: 'warning' },
  DISABLED: { text: '已停用', tone: 'quiet' },
};

export const tabNames: Record<WarehousesTab, string> = { warehouses: '仓库', freight: '运费模板' };

export const warehousesText = {
  tabs: '仓库管理',
  title: '仓库管理',
  hint: '设置仓库的快递、运费、发货时间和停发、加价、包邮区域；改动只影响新订单，已付款、未出单的包裹照常出单，买家可以改道',
  list: '仓库列表',
  label: '筛选仓库',
  status: '状态',
  any: { status: '全部状态' },
  keyword: '仓库名称',
  keywordHint: '仓库名称或拼音首字母',
  reset: '清除筛选',
  add: '新建仓库',
  name: '仓库',
  couriers: '快递与首重运费',
  follows: (name: string) => `跟随模板：${name}`,
  more: (count: number) => `等 ${count} 家快递`,
  noCouriers: '没有可用快递，买家不能下单',
  days: '发货时间',
  everyDay: '每天发货',
  rests: (days: string) => `${days}休息`,
  neverWorks: '每天休息',
  cutoff: (time: string) => `${time} 截单`,
  restDates: (count: number) => `另有 ${count} 天放假`,
  goods: '商品',
  openOrders: '未完成订单',
  actions: '操作',
  edit: '编辑',
  none: '还没有仓库',
  noneHint: '新建一个仓库，选好快递和运费，就可以给商品设置库存了',
  noMatch: '没有符合条件的仓库',
  noMatchHint: '换个名称或状态试试',
};

export type WarehouseAction = 'pause' | 'resume' | 'stop' | 'remove';

export const warehouseActionText = {
  ...confirmText,
  reason: '暂停原因',
  reasonHint: '买家会看到，如：春节放假，2月18日恢复发货',
  reasonMissing: '请填写暂停原因，买家会看到',
  held: (name: string) => `“${name}”现在不能删除：`,
  goods: (count: number) => `还有 ${count} 种商品的库存，请先删除库存。`,
  toStock: '看这个仓库的库存',
  orders: (count: number) => `还有 ${count} 个订单没有完成，可以先停用，完成后再删除。`,
};

interface ActionTexts {
  button: string;
  title: string;
  /** What will happen. */
  words: (name: string) => string;
  accept: string;
  done: string;
}

export const actionTexts: Record<WarehouseAction, ActionTexts> = {
  pause: {
    button: '暂停',
    title: '暂停发货',
    words: (name) => `暂停后买家不能从“${name}”下单，自动下单也会跳过它；已付款的包裹照常出单。`,
    accept: '确认暂停',
    done: '仓库已暂停发货',
  },
  resume: {
    button: '恢复',
    title: '恢复发货',
    words: (name) => `恢复后买家马上可以从“${name}”下单。`,
    accept: '确认恢复',
    done: '仓库已恢复发货',
  },
  stop: {
    button: '停用',
    title: '停用仓库',
    words: (name) => `停用后买家看不到“${name}”，也不能从它下单；已付款的包裹照常出单，之后可以恢复。`,
    accept: '确认停用',
    done: '仓库已停用',
  },
  remove: {
    button: '删除',
    title: '删除仓库',
    words: (name) => `将删除“${name}”和它的运费、区域规则，不能恢复；已完成的订单不受影响。`,
    accept: '确认删除',
    done: '仓库已删除',
  },
};
