import { shanghaiParts } from '../../shared/clock.ts';
import { type Fen, yuanText } from '../../shared/money.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import {
  caseAsks,
  caseStatus,
  listingVerdicts,
  parcelStatus,
  shopListingStates,
} from '../../shared/statuses.ts';
import { caseAskTexts, caseKindTexts } from '../cases/caseTexts.ts';
import { LATE } from '../lifecycle/caseSuggestion.ts';
import { type ListingCode, listingText } from '../listings/listingOutcomes.ts';
import { problemText } from '../waybillAccounts/accountProblems.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** A moment in the display format: 11月23日 09:05. */
export function momentText(at: Date): string {
  const { date, minutes } = shanghaiParts(at);
  const [, month, day] = date.split('-').map(Number);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${month}月${day}日 ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

type Refund = { amount: Fen; reason: string; dueAt: Date | null };

/** A refund that waits for its supplier, as either side reads it. */
export function refundText({ amount, reason, dueAt }: Refund, by: 'buyer' | 'seller'): string {
  const yuan = `${yuanText(amount)}元`;
  const due = dueAt && momentText(dueAt);
  if (by === 'buyer')
    return due ? `等待供应商处理退款${yuan}，最晚${due}，逾期自动同意` : `等待供应商处理退款${yuan}`;
  const why = reason === '' ? '' : `，原因：${reason}`;
  return `买家申请退款${yuan}${why}${due ? `。请在${due}前处理，逾期自动同意` : ''}`;
}

type Case = Omit<Refund, 'dueAt'> & {
  kind: number;
  caseStatus: number;
  ask: number;
  offerKind: number | null;
  offerAmount: Fen | null;
  dueAt: Date;
};

/** A case that waits for one side, as that side reads it. */
export function caseText(
  { kind, caseStatus: status, ask, amount, reason, dueAt, ...offer }: Case,
  by: 'buyer' | 'seller',
): string {
  const due = momentText(dueAt);
  if (by === 'seller') {
    if (status === caseStatus.inspecting) return `退货已送达。请在${due}前验收，逾期自动退款`;
    const why = reason === '' ? (caseKindTexts[kind] ?? '') : reason;
    const yuan = amount === 0 ? '' : `${yuanText(amount)}元`;
    return `买家申请${caseAskTexts[ask] ?? '售后'}${yuan}，原因：${why}。请在${due}前处理，逾期自动同意`;
  }
  if (status === caseStatus.waitReturn) return `供应商同意退货。请在${due}前寄回并填写运单号，逾期自动关闭`;
  return `${answerText(offer)}。请在${due}前确认，逾期自动关闭`;
}

function answerText({ offerKind, offerAmount }: Pick<Case, 'offerKind' | 'offerAmount'>): string {
  if (offerAmount !== null) return `供应商提出补偿${yuanText(offerAmount)}元`;
  if (offerKind === caseAsks.replacement) return '供应商提出补发';
  return offerKind === caseAsks.returnRefund ? '供应商提出退货退款' : '供应商拒绝了售后申请';
}

/** How long a parcel has waited for its courier. */
export function pickupText(shippedAt: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - shippedAt.getTime()) / HOUR_MS);
  const waited = hours < 2 * DAY_HOURS ? `${hours}小时` : `${Math.floor(hours / DAY_HOURS)}天`;
  return `出单已${waited}，快递还没有揽收`;
}

/** What is wrong with a parcel on its way: the courier's words, where it has said so. */
export function movementText({ troubled, traceText }: { troubled: boolean; traceText: string }): string {
  const words = traceText === '' ? '' : `：${traceText}`;
  return troubled ? `物流异常${words}` : `超过48小时没有物流更新${words && `，最后${words}`}`;
}

/** A parcel that is later than was promised. */
export function lateText(status: number): string {
  return status === parcelStatus.pendingShipment ? '已过承诺的发货时间，还没有发货，可以申请退款' : LATE.text;
}

/** An account that its courier refuses, and what becomes of its parcels meanwhile. */
export function accountText({
  accountCode,
  fallsBack,
}: {
  accountCode: ReasonCode;
  fallsBack: boolean;
}): string {
  const then = fallsBack ? '其间新包裹使用平台面单' : '相关包裹暂停出单';
  return `${problemText(accountCode)}。${then}，修改账号或测试通过后自动恢复`;
}

export type StuckListing = {
  listingState: number;
  listingCode: ListingCode | '';
  listingWords: string;
  listingVerdict: number;
  verdictWords: string;
};

/** Goods that a platform has not taken, or has not kept, and what its shop can do. */
export function listingProblemText({ listingCode, listingWords, ...said }: StuckListing): string {
  const words = (of: string) => (of === '' ? '' : `：${of}`);
  if (said.listingVerdict === listingVerdicts.refused)
    return `平台审核未通过${words(said.verdictWords)}。请修改后重新铺货`;
  if (said.listingVerdict === listingVerdicts.banned)
    return `被平台下架${words(said.verdictWords)}。请在店铺后台处理`;
  const isEdit = said.listingState === shopListingStates.listed;
  return listingCode === '' ? '' : `${listingText(listingCode, isEdit)}${words(listingWords)}`;
}

type Ending = { lapsed: boolean; isAssigned: boolean; isSource: boolean };

/** A shop's authorisation that has ended, or is about to. What is assigned its supplier renews, or binds again. */
export function shopText({ lapsed, isAssigned, isSource }: Ending): string {
  if (isAssigned) return '厂家的授权或绑定已失效，恢复后自动继续，请联系厂家';
  const name = isSource ? '1688账号' : '店铺';
  return lapsed ? `${name}授权已过期，请续期` : `${name}授权即将到期，请续期`;
}
