/** What operators do something to, by the word of the log. */
const NOUNS: Readonly<Record<string, string>> = {
  ...{ account: '账号', supplier: '供应商', order: '订单', parcel: '包裹', case: '售后单', goods: '商品' },
  ...{ payment: '支付', bill: '渠道账单', 'cash-out': '提现', cashOutBatch: '打款批次', invoice: '发票' },
  ...{
    file: '文件',
    taxReport: '涉税报送',
    licence: '资质',
    join: '加盟申请',
    review: '评价',
    word: '违禁词',
  },
  ...{ category: '类目', courier: '快递', area: '地区', level: '等级', claim: '理赔单', notice: '公告' },
  ...{ legal: '协议', setting: '设置', report: '报表', list: '列表', view: '常用筛选', operator: '操作员' },
  ...{
    role: '角色',
    job: '任务',
    'data-key': '数据密钥',
    restore: '备份',
    cashOuts: '提现',
    phones: '手机号',
  },
};

/** Kinds whose ids stood alone when they were recorded, by the groups of actions that did so. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  ...{
    account: ['account', 'supplier'],
    supplier: ['supplier', 'account'],
    case: ['case'],
    goods: ['goods'],
  },
  ...{
    'cash-out': ['cash-out'],
    review: ['review'],
    join: ['join'],
    claim: ['claim'],
    operator: ['operator'],
  },
  ...{ role: ['role'], setting: ['setting'], word: ['word'], list: ['list'], notice: ['notice'] },
};

const byNoun = new Map(Object.entries(NOUNS).map(([kind, noun]) => [noun, kind]));
byNoun.set('提现', 'cash-out');

export type Subject = {
  /** Such as `account`; empty where the log says of nothing that it was done to it. */
  kind: string;
  /** Such as `account:12`; what is no single thing has a kind alone. */
  ref: string;
  /** In Chinese with its number, such as `账号 12`. */
  text: string;
};

/** What an entry is about: its target names the kind, or the action does. */
export function subjectOf({ action, target }: { action: string; target: string }): Subject {
  const group = action.split(/[ .]/)[0] ?? '';
  const [named = '', ...rest] = target.split(':');
  if (target === '') return { kind: '', ref: '', text: '' };
  const noun = NOUNS[named];
  // A job is of a queue, whose name is no noun.
  if (noun && group !== 'job' && rest.length === 0) return { kind: named, ref: named, text: noun };
  const isNamed = noun !== undefined && group !== 'job' && rest.length > 0;
  const kind = isNamed ? named : group;
  const id = isNamed ? rest.join(':') : target;
  return { kind, ref: `${kind}:${id}`, text: `${NOUNS[kind] ?? kind} ${id}` };
}

/** The targets that a search means: what was typed, or the number behind a word such as `账号 12` and `account:12`. */
export function targetsOf(typed: string): { whole: string; alone: string | null; groups: readonly string[] } {
  const [, chinese = '', number = ''] = /^(\p{Script=Han}+)\s*(.+)$/u.exec(typed) ?? [];
  const kindTyped = byNoun.get(chinese);
  const whole = kindTyped ? `${kindTyped}:${number}` : typed;
  const [kind = '', ...rest] = whole.split(':');
  const groups = rest.length > 0 ? (ALONE[kind] ?? []) : [];
  return { whole, alone: groups.length > 0 ? rest.join(':') : null, groups };
}
