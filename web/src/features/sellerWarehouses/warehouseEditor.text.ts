import type { AreaRuleType, OutputMode } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Problem } from '../../lib/problems.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { AreaRule, RuleInputField, RuleProblems } from './areaRules.ts';
import type { CourierPart } from './courierForm.rules.ts';
import { MAX_REST_DATES } from './warehouseForm.rules.ts';
import type { FormPart } from './warehouseForm.ts';

export const KINDS = ['BAN', 'SURCHARGE', 'FREE'] as const satisfies AreaRuleType[];

export const editorText = {
  createTitle: '新建仓库',
  changeTitle: '编辑仓库',
  list: '返回仓库列表',
  loading: '正在打开仓库',
  loadFailed: '仓库没有加载出来',
  missing: '仓库不存在',
  missingHint: '可能已被删除，或者链接有误',
  form: '仓库信息',
  save: '保存仓库',
  saved: '仓库已保存',
  keptHere: '有未保存的改动，已保留在本浏览器',
  noRoom: '浏览器空间不足，未保存的改动在刷新后会丢失',
  requestFailed: '没有得到结果。网络恢复后请再保存一次；如果提示名称已被使用，请先到列表中查看是否已经保存',
  draftTitle: '有上次没有保存的内容',
  draftWords: (name: string) => (name ? `“${name}”的改动还没有保存，要接着改吗？` : '要接着填写吗？'),
  draftOld: '仓库在那之后已被修改，接着改会先让您看到有哪些不同。',
  restore: '接着改',
  discard: '放弃改动',
  changedTitle: '仓库已被修改',
  changedWords: '在您编辑期间，有人在别处修改了这个仓库。以下几处与您填写的不同：',
  sameNow: '没有不同的地方，可以继续。',
  field: '项目',
  theirs: '现在是',
  mine: '您填写的',
  keepMine: '继续用我填写的',
  adoptTheirs: '改用现在的',
  basics: '基本信息',
  name: '仓库名称',
  nameHint: '2至30个字，不能与其他仓库相同',
  logo: '仓库图标',
  intro: '仓库介绍',
  introHint: '选填，买家在仓库主页看到，最多500字',
  contact: '联系人',
  phone: '联系电话',
  csUrl: '客服链接',
  csUrlHint: '选填，https:// 开头',
  region: '所在地区',
  address: '详细地址',
  addressHint: '街道、门牌号，至少4个字',
  time: '发货时间',
  days: '每周发货日',
  cutoff: '当日截单时间',
  cutoffHint: '此前付款的订单当日发出；快递的截单时间更早时以快递为准',
  restDates: '放假日期',
  restDatesHint: '这些天不发货，承诺的发货时间顺延',
  noRestDates: '没有设置放假日期',
  addDates: '添加日期',
  removeDate: (day: string) => `删除${day}`,
  passed: '已过',
  clearPassed: '清除已过的日期',
  terms: '面单设置',
  platforms: '支持的电子面单平台',
  platformsHint: '都不选表示支持全部平台',
  outputMode: '出单方式',
  couriers: '快递与运费',
  couriersHint: '买家按首重和续重付运费，不能低于成本；每家快递可以单独设置停发、加价和包邮区域',
  template: '运费模板',
  ownCouriers: '本仓库自己设置',
  follows: '跟随运费模板',
  followsHint: '快递、运费和区域规则随模板一起改；要单独设置，请改为“本仓库自己设置”',
  costs: (first: string, step: string) => `成本 首重 ${first}，续重 ${step}`,
  disabled: '未启用',
  editTemplate: '编辑这个模板',
  courier: '快递',
  noCouriers: '还没有快递，请添加至少一家',
  addCourier: '添加快递',
  allCouriers: '已添加全部快递',
  removeCourier: (name: string) => `删除${name}`,
  areas: '停发、加价、包邮',
  noRules: '无，去设置',
  rules: (count: Record<AreaRuleType, number>) =>
    KINDS.filter((kind) => count[kind] > 0)
      .map((kind) => `${areasText.kinds[kind]} ${count[kind]}`)
      .join(' · '),
  enabled: '启用',
  enabledOf: (name: string) => `启用${name}`,
  actions: '操作',
  remove: '删除',
  empty: '无',
  hasLogo: '有图标',
  every: '全部',
  countCouriers: (count: number, rules: number) => `${count} 家快递，${rules} 条区域规则`,
  unknownCourier: (id: number) => `快递 ${id}`,
};

export const outputModeNames: Record<OutputMode, string> = {
  IMMEDIATE: '实时出单',
  DELAYED: '延时出单（约10分钟，其间买家可以取消）',
};

export const partNames: Record<CourierPart, string> = {
  firstWeight: '首重 kg',
  firstFee: '首重运费',
  costFirstFee: '首重成本',
  stepWeight: '续重 kg',
  stepFee: '续重运费',
  costStepFee: '续重成本',
};

export const fieldNames: Record<FormPart, string> = {
  ...{ name: '仓库名称', logo: '仓库图标', intro: '仓库介绍', contact: '联系人', phone: '联系电话' },
  ...{ csUrl: '客服链接', provinceCode: '省', cityCode: '市', districtCode: '所在地区', address: '详细地址' },
  ...{ platforms: '电子面单平台', outputMode: '出单方式', weekdays: '每周发货日', restDates: '放假日期' },
  ...{ cutoff: '截单时间', freightTemplateId: '运费模板', couriers: '快递与运费' },
};

const problems: Record<string, Record<string, string>> = {
  name: { required: '请输入仓库名称', short: '仓库名称至少2个字', wrong: '仓库名称不正确' },
  logo: { uploading: '图标还在上传，请稍候再保存' },
  contact: { required: '请输入联系人' },
  phone: { required: '请输入联系电话', wrong: '请输入正确的手机号或固定电话' },
  csUrl: { wrong: '请输入 https:// 开头的链接' },
  region: { required: '请选择省市区', wrong: '请选择到区县' },
  address: { required: '请输入详细地址', short: '详细地址至少4个字' },
  weekdays: { required: '每周至少有一天发货', wrong: '每周至少有一天发货' },
  restDates: { many: `最多${MAX_REST_DATES}天` },
  cutoff: { required: '请选择截单时间' },
  couriers: { required: '请添加至少一家快递', wrong: '快递不存在，请重新添加' },
};
const courierProblems: Record<string, string> = {
  required: '必填',
  wrong: '不正确',
  belowCost: '不能低于成本',
};

/** The words for what is wrong at a field: the server's own, else ours. */
export function warehouseProblemText(field: string, problem: Problem | undefined): string | null {
  if (!problem) return null;
  const own = field.startsWith('courier ') ? courierProblems : problems[field];
  return problem.msg ?? own?.[problem.code] ?? problem.code;
}

export const areasText = {
  title: (courier: string) => `${courier} 停发、加价与包邮区域`,
  done: '完成',
  choose: '选择区域',
  search: '搜索省市区，如：新疆、浙江 西湖',
  open: (name: string) => `展开${name}`,
  close: (name: string) => `收起${name}`,
  tooMany: (count: number) => `有 ${count} 个地区符合，请多输入几个字`,
  noMatch: '没有符合的地区',
  loadFailed: '地区没有加载出来',
  chosen: (count: number, names: readonly string[]) =>
    count > 0 ? `已选 ${count} 个区域：${names.slice(0, 8).join('、')}` : '未选择区域',
  clear: '清空选择',
  input: '对所选区域',
  kinds: { BAN: '停发', SURCHARGE: '加价', FREE: '包邮' },
  freeHint: '买家不付运费，快递成本由您承担',
  yuan: '每个包裹加价',
  reason: '原因',
  reasonHint: '选填，买家会看到，最多50字',
  period: '有效期',
  periodHint: '不填表示一直有效，首尾两天都算',
  apply: '设置到所选区域',
  rules: '已设置的规则',
  ruleCount: (count: number, shown: number) => (shown < count ? `${shown} / ${count} 条` : `${count} 条`),
  filter: '按地区或原因查找',
  noRules: '这家快递还没有停发、加价或包邮的区域',
  noRulesHint: '在左边选择区域，再设置停发、加价或包邮；平台统一的规则另外生效',
  noneShown: '没有符合的规则',
  law: '下级区域另有规则时以下级为准；同一区域停发优先于加价，加价优先于包邮',
  removeRule: (name: string) => `删除${name}的规则`,
  removeShown: (count: number) => `删除这 ${count} 条`,
  copyFrom: '复制规则自',
  moreRules: (count: number) => `还有 ${count} 条，请用上面的查找`,
};

const ruleProblemTexts: Record<RuleInputField, Record<string, string>> = {
  areas: { required: '请先选择区域', many: '一家快递最多1000条规则' },
  yuan: { required: '请输入加价金额', wrong: '请输入大于0、不超过10000元的金额' },
  days: { wrong: '结束日期不能早于开始日期' },
};

export function ruleProblemText(field: RuleInputField, of: RuleProblems): string | null {
  const code = of[field];
  return code ? (ruleProblemTexts[field][code] ?? code) : null;
}

/** '停发', '包邮' or '+¥5.00'. */
export function ruleText({ type, fee }: Pick<AreaRule, 'type' | 'fee'>): string {
  return type === 'SURCHARGE' ? `+${formatMoney(fee)}` : areasText.kinds[type];
}

/** '2027-02-01 起', '至 2027-02-15'; the last day is included. '' when it always holds. */
export function periodText({ startAt, endAt }: Pick<AreaRule, 'startAt' | 'endAt'>): string {
  const from = startAt ? dayText(Date.parse(startAt)) : '';
  const to = endAt ? dayText(Date.parse(endAt) - 1) : '';
  if (from && to) return `${from} 至 ${to}`;
  if (from) return `${from} 起`;
  return to ? `至 ${to}` : '';
}

/** Days where the rule begins and ends with one, else the minute. */
function dayText(at: number): string {
  const [day = '', time = ''] = formatDateTime(at).split(' ');
  return time === '00:00' || time === '23:59' ? day : `${day} ${time}`;
}
