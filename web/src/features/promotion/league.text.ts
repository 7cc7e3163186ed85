import { formatMoney } from '../../lib/money.ts';
import type { LeagueLevel, Need } from './league.ts';

const count = (number: number) => number.toLocaleString('zh-CN');

/** An amount of a need with its unit. */
function quantity(kind: Need['kind'], amount: number): string {
  if (kind === 'recharge') return formatMoney(amount);
  return kind === 'invites' ? `${count(amount)} 人` : `${count(amount)} 个`;
}

export const leagueText = {
  own: '我的等级',
  discount: '每个包裹运费立减',
  maxProfit: '每件商品加价上限',
  free: '无减免',
  toNext: '升到下一等级',
  nextGives: ({ discount, maxProfit }: LeagueLevel) =>
    `运费立减 ${formatMoney(discount)}，加价上限 ${formatMoney(maxProfit)}`,
  anyOne: '以下任意一项达到即可升级，等级不会下降',
  reached: '条件已达到，下一次充值到账或包裹结算时自动升级',
  top: '您已是最高等级，全部权益已经生效',
  names: {
    invites: '有效邀请（会员已有包裹发出）',
    packages: '我的包裹（近 90 天发出）',
    recharge: '单次充值（历史最高一笔）',
  } satisfies Record<Need['kind'], string>,
  come: ({ kind, have, need }: Need) => `${quantity(kind, have)} / ${quantity(kind, need)}`,
  /** A recharge counts by itself: what was recharged before does not make the next one smaller. */
  lack: ({ kind, have, need }: Need) => {
    if (have >= need) return '已达到';
    return kind === 'recharge'
      ? `一次充值满 ${formatMoney(need)} 即可`
      : `还差 ${quantity(kind, need - have)}`;
  },
  recharge: (fen: number) => `充值 ${formatMoney(fen)} 升级`,
  table: '全部等级',
  current: '当前等级',
  next: '下一等级',
  fromStart: '注册即得',
  nothing: '—',
  quantity,
};

/** The columns of the table of levels. */
export const leagueColumnNames = {
  level: '等级',
  invites: '有效邀请',
  packages: '近 90 天包裹',
  recharge: '单次充值',
  discount: '运费立减（每包裹）',
  maxProfit: '加价上限（每件）',
};
