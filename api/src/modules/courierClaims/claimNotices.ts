import type { Tx } from '../../db/client.ts';
import type { courierClaims } from '../../db/schema/index.ts';
import { yuanText } from '../../shared/money.ts';
import { tell } from '../notices/personNotices.ts';

export type ClaimRow = typeof courierClaims.$inferSelect;
type Words = { title: string; detail: string };

const about = ({ claimNo, waybillNo }: ClaimRow) => `理赔单 ${claimNo}（运单 ${waybillNo}）`;
const answered = ({ answer }: ClaimRow) => (answer === '' ? '' : `快递答复：${answer}`);

/** What the supplier is told of a step of an operator. */
const WORDS: Record<string, (claim: ClaimRow) => Words> = {
  open: (claim) => ({
    title: '平台发起了快递理赔',
    detail: `${about(claim)} 向快递索赔 ¥${yuanText(claim.amount)}。`,
  }),
  submit: (claim) => ({
    title: '快递理赔已提交',
    detail: `${about(claim)} 已提交给${claim.courierName}，等待答复。`,
  }),
  accept: (claim) => ({
    title: '快递同意理赔',
    detail: `${about(claim)} 快递同意赔付 ¥${yuanText(claim.acceptedAmount ?? 0)}。${answered(claim)}`,
  }),
  refuse: (claim) => ({ title: '快递拒绝理赔', detail: `${about(claim)} 快递拒绝赔付。${answered(claim)}` }),
  pay: (claim) => ({
    title: '快递理赔已到账',
    detail: `${about(claim)} 快递赔付 ¥${yuanText(claim.acceptedAmount ?? 0)}，其中 ¥${yuanText(claim.supplierPart ?? 0)} 已进入您的钱包。`,
  }),
};

/** Tells the supplier of what an operator has done with its claim. */
export async function tellOfClaim(tx: Tx, claim: ClaimRow, action: string): Promise<void> {
  const words = WORDS[action]?.(claim);
  if (!words) return;
  await tell(tx, [{ accountId: claim.sellerId, kind: `claim.${action}`, ...words, link: '/claims' }]);
}
