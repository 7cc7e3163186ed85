import { ShopError } from '../../adapters/shops/shopError.ts';

/** Why an ERP took a parcel not, in words for people; the codes are the graph's. */
export const erpFailureTexts = {
  NO_ARTICLE: '规格没有填写商家编码，请填写后重试',
  RECEIVER_ERASED: '收件人信息已按规定清除',
  NOT_ACCEPTED: '旺店通没有接受（代码 {code}）',
  TIMEOUT: '旺店通没有应答，稍后自动重试',
  NUMBER: '{msg}',
} as const;
export type ErpFailureCode = keyof typeof erpFailureTexts;

/** Why goods are not put in, in words for people. */
export const erpGoodFailures = {
  codeMissing: (sku: string) =>
    sku === '' ? '没有填写商家编码，请填写后重新推送' : `规格“${sku}”没有填写商家编码，请填写后重新推送`,
  nothing: '没有在售的规格；组合装请直接在旺店通新建',
  notAccepted: (why: string) => `旺店通没有接受：${why}`,
} as const;

/** Why an ERP refuses an account, by its codes; other codes are not public. */
const ACCOUNT_CODES: Readonly<Record<string, { field: string; why: string }>> = {
  2030: { field: 'sid', why: '没有这个卖家账号' },
  2060: { field: 'appKey', why: '没有这个接口账号' },
  2100: { field: 'appKey', why: '接口账号已停用' },
};

/** What of an account is wrong, and why. */
export function accountRefusal({ code }: ShopError): { field: string; why: string } {
  return ACCOUNT_CODES[code] ?? { field: 'appSecret', why: `请核对接口密钥和店铺编号（代码 ${code}）` };
}

/** As an account is called. */
export function erpName(sid: string): string {
  return `旺店通 ${sid}`;
}

export function accountProblemText(code: string): string {
  if (code === 'TIMEOUT') return erpFailureTexts.TIMEOUT;
  return accountRefusal(new ShopError('wangdian', 'invalid', code)).why;
}

/** An account that has stopped, in words for its owner, with what stops. */
export function erpAccountText(code: string): string {
  const isAway = code === 'TIMEOUT';
  const why = isAway ? '旺店通超过一小时没有应答' : accountProblemText(code);
  const then = isAway ? '恢复后自动继续' : '修改账号或处理后点“重试”自动继续';
  return `${why}。推送包裹、取运单号和更新库存已停止，${then}`;
}

/** What a supplier is told of an account that has stopped. */
export function erpAccountNotice({ sid, problemCode }: { sid: string; problemCode: string }) {
  return {
    kind: 'erpAccount' as const,
    title: `${erpName(sid)} 异常`,
    detail: `${erpAccountText(problemCode)}。`,
    link: '/seller/erp',
  };
}

const PAUSES_SECONDS = [60, 300, 900, 3_600];

/** Null once it was tried so often that only a person tries it again. */
export function pauseAfter(attempts: number): number | null {
  return PAUSES_SECONDS[attempts - 1] ?? null;
}
