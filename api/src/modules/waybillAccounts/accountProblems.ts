import type { WaybillErrorKind } from '../../adapters/waybills/waybillError.ts';
import { type ReasonCode, reasonTexts } from '../../shared/reasons.ts';

/** Errors that say something of the account and nothing of the parcel. */
const OF_ACCOUNT: readonly WaybillErrorKind[] = ['authExpired', 'balance', 'branchClosed', 'courierUnknown'];

export function isAccountProblem(kind: WaybillErrorKind): boolean {
  return OF_ACCOUNT.includes(kind);
}

/** A reason in words for the account's owner. */
export function problemText(code: ReasonCode): string {
  return code === 'WAYBILL_AUTH' ? '账号或密码不正确，或授权待续期' : reasonTexts[code];
}

type Problem = { courierName: string; fallsBack: boolean; reasonCode: ReasonCode };

/** What a supplier is told when a courier refuses its account. */
export function problemNotice({ courierName, fallsBack, reasonCode }: Problem) {
  const then = fallsBack
    ? '其间新包裹使用平台面单。'
    : '相关包裹暂停出单，处理后请在电子面单账号中点“测试”，测试通过后自动继续。';
  return {
    kind: 'waybillAccount.problem' as const,
    title: `${courierName}电子面单账号异常`,
    detail: `${problemText(reasonCode)}。${then}`,
    link: '/seller/print?tab=accounts',
  };
}
