import { formatMoney } from '../../lib/money.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import type { ClosureState, ServiceStatus } from '../graphql/generated/graphql.ts';

export type CatalogueTab = 'areas' | 'categories' | 'couriers' | 'levels';
export const tabNames: Record<CatalogueTab, string> = {
  areas: '停发地区',
  categories: '商品分类',
  couriers: '快递',
  levels: '买家等级',
};

export const catalogueText = {
  title: '目录与运费',
  tabs: '目录',
  loading: '正在读取',
  up: (name: string) => `上移${name}`,
  down: (name: string) => `下移${name}`,
  sortLost: '没有收到结果，请重试',
};

const answers = { cancel: '取消', gotIt: '知道了', retry: '重试', requestFailed: '没有收到结果，请重试' };
const form = { cancel: '取消', failed: '没有收到结果，请重试' };

export const stateNames: Record<ClosureState, string> = {
  IN_FORCE: '停发中',
  PLANNED: '未开始',
  OVER: '已恢复',
};
export const stateTones: Record<ClosureState, Tone> = { IN_FORCE: 'danger', PLANNED: 'info', OVER: 'quiet' };
export const areaNames = {
  area: '地区',
  courier: '快递',
  reason: '原因',
  until: '停发时间',
  state: '状态',
  operator: '操作员',
  actions: '操作',
};
export const areaText = {
  list: '停发地区',
  add: '停发地区',
  hint: '停发后，新下单和报价立即拒绝该地区的收件人，买家会看到原因；已付款的订单不受影响',
  allCouriers: '全部快递',
  always: '直到恢复',
  from: (at: string) => `${at} 起`,
  until: (at: string) => `到 ${at}`,
  none: '没有停发地区',
  noneHint: '快递停运或灾害天气时，可以在这里停发一个地区',
  open: '恢复发货',
  seeded: '系统',
};
export const closeText = {
  ...form,
  title: '停发地区',
  save: '停发',
  province: '省份',
  city: '城市',
  wholeProvince: '全省',
  district: '区县',
  wholeCity: '全市',
  courier: '快递',
  reason: '停发原因',
  reasonHint: '5 到 100 字，买家下单时会看到',
  ready: '常用原因',
  end: '预计恢复日期',
  endHint: '不填则一直停发，直到手动恢复',
  provinceMissing: '请选择省份',
  reasonShort: '请写明原因，5 到 100 个字',
  endPast: '恢复日期须在今天之后',
  done: (area: string) => `${area}已停发`,
};
export const readyClosings: readonly string[] = [
  '台风影响，暂停收寄',
  '道路中断，暂停收寄',
  '快递网点停运，暂停收寄',
];
export const openText = {
  ...answers,
  title: '恢复地区的发货',
  accept: '恢复发货',
  question: (area: string, courier: string) => `恢复${courier}到${area}的发货？买家可以立即下单。`,
  done: '已恢复发货',
};

export const categoryNames = { name: '分类', onSale: '在售商品', state: '状态', actions: '操作' };
export const categoryText = {
  list: '商品分类',
  hint: '买家看到的顺序和名称；有在售商品的分类不能隐藏，用过的分类不能删除',
  add: '新建分类',
  rename: '改名',
  hide: '隐藏',
  show: '显示',
  remove: '删除',
  shown: '显示中',
  hidden: '已隐藏',
  none: '还没有分类',
  noneHint: '新建一个分类，供应商才能发布商品',
};
export const categoryFormText = {
  ...form,
  save: '保存',
  create: '新建分类',
  rename: (name: string) => `修改「${name}」的名称`,
  name: '名称',
  nameMissing: '请填写名称',
  done: '已保存',
};
export type CategoryStep = 'hide' | 'show' | 'remove';
export const categoryStepText = {
  ...answers,
  titles: { hide: '隐藏分类', show: '显示分类', remove: '删除分类' } satisfies Record<CategoryStep, string>,
  accepts: { hide: '隐藏', show: '显示', remove: '删除' } satisfies Record<CategoryStep, string>,
  question: (step: CategoryStep, name: string) =>
    ({
      hide: `隐藏「${name}」？买家和供应商都不能再选择它。`,
      show: `重新显示「${name}」？`,
      remove: `删除「${name}」？删除后不能恢复。`,
    })[step],
  done: { hide: '已隐藏', show: '已显示', remove: '已删除' } satisfies Record<CategoryStep, string>,
};

export const serviceNames: Record<ServiceStatus, string> = {
  ACTIVE: '正常',
  DISABLED: '停用',
  PAUSED: '暂停发货',
};
export const serviceTones: Record<ServiceStatus, Tone> = {
  ACTIVE: 'success',
  DISABLED: 'quiet',
  PAUSED: 'warning',
};
export const courierNames = {
  name: '快递',
  status: '状态',
  warehouses: '合作仓库',
  costFirst: '首重成本',
  costStep: '续重成本',
  feeFirst: '首重售价',
  closures: '停发地区',
  cutoff: '截单',
  actions: '操作',
};
export const courierText = {
  list: '快递',
  hint: '成本和售价由各仓库设置，这里是最低到最高；停用或暂停后立即不能下单，已付款的订单不受影响',
  range: (least: number, most: number) =>
    least === most ? formatMoney(least) : `${formatMoney(least)} – ${formatMoney(most)}`,
  none: '还没有快递',
  steps: { ACTIVE: '启用', DISABLED: '停用', PAUSED: '暂停' } satisfies Record<ServiceStatus, string>,
};
export const courierStepText = {
  ...answers,
  title: (status: ServiceStatus) => `${courierText.steps[status]}快递`,
  question: (status: ServiceStatus, name: string) =>
    ({
      ACTIVE: `启用${name}？买家可以立即选择它下单。`,
      DISABLED: `停用${name}？买家立即不能再选择它下单。`,
      PAUSED: `暂停${name}发货？买家暂时不能选择它下单。`,
    })[status],
  done: (status: ServiceStatus, name: string) => `${name}：${serviceNames[status]}`,
};

export const levelNames = {
  level: '等级',
  needInvites: '邀请人数',
  needPackages: '90 天包裹',
  needRecharge: '单笔充值',
  discount: '运费优惠',
  maxProfit: '最高加价',
  actions: '操作',
};
export const levelText = {
  list: '买家等级',
  hint: '达到任意一个条件即升级；修改后新下单按新权益计算，已有等级不会降低',
  edit: '修改',
  history: '修改记录',
  noHistory: '还没有修改过',
  nth: (level: number) => `${level} 级`,
  change: (what: string, before: string, after: string) => `${what}：${before} → ${after}`,
  name: '名称',
};
export const levelFormText = {
  ...form,
  save: '保存',
  title: (level: number) => `修改 ${level} 级`,
  name: '名称',
  needInvites: '邀请人数（人）',
  needPackages: '90 天包裹（个）',
  needRecharge: '单笔充值（元）',
  discount: '每个包裹的运费优惠（元）',
  maxProfit: '每件最高加价（元）',
  nameMissing: '请填写名称',
  countWrong: '请填写整数',
  moneyWrong: '请填写金额',
  done: '已保存，新下单按新权益计算',
};
