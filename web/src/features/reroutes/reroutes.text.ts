import type { StopKind } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';

const stopNames: Record<StopKind, string> = {
  WAREHOUSE: '仓库停发',
  COURIER: '快递停发',
  AREA: '地区停发',
};

export const rerouteText = {
  stopped: (parcels: number, able: number) =>
    able === 0
      ? `有 ${parcels} 个未出单的包裹遇到停发，没有别的办法；供应商可能仍按原计划出单，也可以申请退款`
      : `有 ${parcels} 个未出单的包裹遇到停发，其中 ${able} 个可以改道，不改的由供应商决定是否照常出单`,
  see: '查看改道',
  title: '停发改道',
  words:
    '改道会先全额退款，再从余额按新的仓库和快递重新下单。多退少补，逐个办理；价格有变化的不改。未付款的订单会取消并重新下单，等待付款。',
  unpaid: '未付款',
  parcels: '停发的包裹',
  choose: (packageNo: string) => `改道 ${packageNo}`,
  stop: (kind: StopKind, reason: string) => [stopNames[kind], reason].filter(Boolean).join('：'),
  now: (warehouse: string, courier: string) => `原：${warehouse} · ${courier}`,
  way: (warehouse: string, courier: string) => `改：${warehouse} · ${courier}`,
  fallback: (contents: string) => `备选：${contents}`,
  difference: (fen: number) =>
    fen === 0 ? '价格不变' : fen > 0 ? `多付 ${formatMoney(fen)}` : `退回 ${formatMoney(-fen)}`,
  days: (days: number | null) => {
    if (days === null || days === 0) return '';
    return days > 0 ? `晚 ${days} 天` : `早 ${-days} 天`;
  },
  atErp: '供应商的仓库已在备货，可能照常发出；不想等可以申请退款，仓库取消后退回',
  none: (isPaid: boolean) =>
    isPaid ? '没有别的仓库或快递能发' : '没有别的办法，或同一未付款订单还有其他包裹，请取消后重新下单',
  sum: (parcels: number, fen: number) => `已选 ${parcels} 个，${rerouteText.difference(fen)}`,
  accept: '改道所选',
  cancel: '先不改',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  done: (parcels: number) => `${parcels} 个包裹已改道，正在安排发货`,
  failed: (parcels: number, msg: string) => `${parcels} 个包裹没有改道：${msg}`,
};

export const ruleText = {
  title: '改道规则',
  isOn: '停发的包裹自动改道',
  words:
    '仓库、快递或地区停发时，已付款、未出单的包裹按最便宜的办法换仓库或快递，商品不变。超出下面限额的留给您决定，结果发到消息。',
  maxMore: '每个包裹最多多付（元）',
  maxDays: '最多晚几天',
  moreInvalid: '请填写 0 到 10000 元，最多两位小数',
  daysInvalid: '请填写 0 到 30 的整数',
  save: '保存规则',
  cancel: '取消',
  failed: '没有得到结果，请关闭后查看',
  saved: '改道规则已保存',
};
