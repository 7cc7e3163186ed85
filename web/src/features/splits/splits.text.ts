import type { SplitReceiverKind } from '../../graphql/generated/graphql.ts';

export const receiverNames: Record<SplitReceiverKind, string> = {
  MERCHANT: '微信支付商户',
  PERSON: '个人微信',
};

export const cardText = {
  title: '分账收款方',
  words: '平台用微信支付分账打款时，提现的钱由微信支付直接打到这里；登记之后申请的提现才会用到。',
  closed: '平台现在不用分账打款，已登记的收款方暂时用不到。',
  none: '还没有登记，提现由银行或渠道转账。',
  save: '登记收款方',
  change: '更换收款方',
  remove: '移除',
};

export const receiverText = {
  title: '登记分账收款方',
  save: '登记',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  saved: '分账收款方已登记',
  kind: '类型',
  accounts: { MERCHANT: '商户号', PERSON: 'openid' } satisfies Record<SplitReceiverKind, string>,
  accountHints: {
    MERCHANT: '微信支付商户号，8 到 10 位数字',
    PERSON: '您在平台公众号下的 openid，28 位，以 o 开头',
  } satisfies Record<SplitReceiverKind, string>,
  accountWrong: '编号格式不正确',
  names: { MERCHANT: '商户全称', PERSON: '姓名' } satisfies Record<SplitReceiverKind, string>,
  nameHints: {
    MERCHANT: '与微信支付登记的一致，微信支付会核对',
    PERSON: '须与实名认证的姓名一致',
  } satisfies Record<SplitReceiverKind, string>,
  nameMissing: '请填写名称',
  password: '登录密码',
  passwordMissing: '请输入登录密码',
};

export const removeText = {
  title: '移除分账收款方',
  accept: '移除',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
  question: '移除之后，提现改由银行或渠道转账；正在分账的提现不受影响。',
  done: '分账收款方已移除',
};
