import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { afterSaleCases, parcels } from '../../db/schema/index.ts';
import { amountUpTo, refuseAbove } from '../../shared/amounts.ts';
import { type Fen, yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  type CaseAsk,
  caseAsks,
  caseStatus,
  type FreightBearer,
  freightBearers,
  type ReturnedGoods,
  refundStatus,
  returnedGoods,
} from '../../shared/statuses.ts';
import type { CaseMessage } from '../cases/caseRows.ts';
import {
  addMessage,
  type DueCase,
  endCase,
  hasOpenCase,
  inspectSoon,
  moveCase,
  NO_OFFER,
} from '../cases/cases.repository.ts';
import { returnedGoodsText } from '../cases/caseTexts.ts';
import { endRefund } from '../refunds/ending.ts';
import { feeLeft } from '../settlements/shares.ts';
import { cleanWaybillNo, isWaybillNo } from '../waybills/waybillNo.ts';
import { type CaseAction, offerIn, WHOLE } from './caseActions.ts';
import { askBack, awaitGoods, giveAll, type Locked, sendAgain, settleFor, wait } from './giving.ts';
import { beginRefund } from './opening.service.ts';
import { FREIGHT_OF_SELLER, outcomeOf, returnFreight, returnIfEnded } from './replacing.repository.ts';
import { settleGoods } from './returnedGoods.ts';
import {
  claimReturn,
  dropUnused,
  isNumberOf,
  nameOfCourier,
  returnAddressOf,
} from './returning.repository.ts';

export type CaseStep = {
  action: CaseAction;
  text: string;
  amount?: Fen | undefined;
  fileIds?: readonly number[] | undefined;
  /** What is offered, a part by default. */
  offer?: CaseAsk | undefined;
  /** Where goods are wanted back, the warehouse of the order by default. */
  warehouseId?: number | undefined;
  /** By which courier under which number goods are sent back. */
  courierId?: number | null | undefined;
  waybillNo?: string | undefined;
  /** Whether what came back can be sold again. */
  restock?: boolean | undefined;
  /** What became of goods that came back. */
  goods?: ReturnedGoods | undefined;
};
const SILENT_SELLER = '供应商超过48小时未处理，自动同意';
const SILENT_BUYER = '买家超过5天未处理，自动关闭';
const NOT_SENT_BACK = '买家超过10天未寄回，自动关闭';
const NOT_INSPECTED = '供应商收到退货超过3天未验货，自动同意';
const NEVER_ARRIVED = '退货超过15天未送达，转平台处理';

type Step = (tx: Tx, locked: Locked, step: CaseStep, said: CaseMessage) => Promise<void>;

/** What each step does. Who may take it when is said by `caseActions.ts`. */
export const STEPS: Record<CaseAction, Step> = {
  async accept(tx, locked, { restock, warehouseId }, said) {
    const { ask, status, amount, returnId } = locked.found;
    if (status !== caseStatus.waitSeller || returnId !== null) return giveAll(tx, locked, said, restock);
    if (ask === caseAsks.wholeRefund) return giveAll(tx, locked, said);
    if (ask === caseAsks.returnRefund) return askBack(tx, locked, warehouseId, said);
    if (ask === caseAsks.replacement) return sendAgain(tx, locked, FREIGHT_OF_SELLER, said);
    await settleFor(tx, locked, amount, said);
  },

  async offer(tx, locked, { amount, offer = caseAsks.part, warehouseId }, said) {
    const { order, parcel, found, refund } = locked;
    await wait(tx, refund, false);
    if (offer === caseAsks.returnRefund) {
      // They are back already.
      if (found.returnId !== null) throw new Refusal('CASE_STATE');
      const returnTo = await returnAddressOf(tx, order, warehouseId);
      const change = { ...NO_OFFER, offerKind: offer, returnTo };
      return moveCase(tx, found, caseStatus.waitBuyer, change, inWords(said, '退货退款'));
    }
    if (offer === caseAsks.replacement) {
      const freight = amount ?? 0;
      refuseAbove(freight, parcel.packageFee);
      const freightBy = freight > 0 ? freightBearers.buyer : freightBearers.seller;
      const change = { ...NO_OFFER, offerKind: offer, freight, freightBy };
      const bearer = freight > 0 ? `运费 ¥${yuanText(freight)} 由买家承担` : '运费由供应商承担';
      return moveCase(tx, found, caseStatus.waitBuyer, change, inWords(said, `补发，${bearer}`));
    }
    if (offer !== caseAsks.part) throw new Refusal('BAD_PARAM', { field: 'offer' });
    const offerAmount = amountUpTo(amount, feeLeft(parcel));
    const change = { offerKind: offer, offerAmount };
    await moveCase(tx, found, caseStatus.waitBuyer, change, { ...said, amount: offerAmount });
  },

  async refuse(tx, { order, parcel, found, refund }, _step, said) {
    needsText(said);
    if (refund)
      await endRefund(tx, { order, parcel, refund }, refundStatus.rejected, {
        auditBy: 'seller',
        auditReason: said.text,
      });
    await moveCase(tx, found, caseStatus.waitBuyer, NO_OFFER, said);
  },

  async acceptOffer(tx, locked, _step, said) {
    const { found } = locked;
    const offered = offerIn(found);
    if (offered === caseAsks.returnRefund) return awaitGoods(tx, locked, {}, said);
    if (offered === caseAsks.replacement)
      return sendAgain(tx, locked, { ...found, freightBy: found.freightBy as FreightBearer }, said);
    await settleFor(tx, locked, found.offerAmount ?? 0, said);
  },

  async sendBack(tx, { found, parcel }, { courierId = null, waybillNo: typed = '' }, said) {
    if (said.by === 'user' && courierId === null) throw new Refusal('BAD_PARAM', { field: 'courierId' });
    const waybillNo = cleanWaybillNo(typed);
    if (!isWaybillNo(waybillNo)) throw new Refusal('WAYBILL_NO');
    if (said.by === 'user' && waybillNo === parcel.waybillNo) throw new Refusal('RETURN_OWN');
    const { sellerId, accountId, returnTo } = found;
    const coming = { sellerId, accountId, warehouseId: returnTo?.warehouseId ?? null, courierId, waybillNo };
    const { id: returnId, hasArrived: isThere } = await claimReturn(tx, coming);
    await moveCase(tx, found, caseStatus.inspecting, { returnId }, { ...said, text: waybillNo });
    if (found.returnId !== returnId) await dropUnused(tx, found.returnId);
    if (isThere) await inspectSoon(tx, returnId);
  },

  async replaced(tx, { order, parcel, found, replacement }, _step, said) {
    const outcome = replacement && outcomeOf(replacement);
    if (outcome === 'arrived') {
      await tx.update(parcels).set({ replacedAt: sql`now()` }).where(eq(parcels.id, parcel.id));
      return endCase(tx, found, { status: caseStatus.resolved, outcome: 'replaced' }, said);
    }
    if (outcome !== 'ended') throw new Refusal('CASE_STATE');
    await returnFreight(tx, order, found);
    const change = { ...NO_OFFER, ...FREIGHT_OF_SELLER, replacementId: null };
    await moveCase(tx, found, caseStatus.waitBuyer, change, { ...said, action: 'replacementEnded' });
  },

  async insist(tx, { order, parcel, found, refund }, _step, said) {
    needsText(said);
    await wait(tx, refund, found.ask === caseAsks.wholeRefund);
    const isWhole = WHOLE.includes(found.ask);
    const refundId =
      isWhole && !refund
        ? await beginRefund(
            tx,
            order,
            parcel,
            Math.min(found.amount, feeLeft(parcel)),
            said.text,
            found.items,
          )
        : found.refundId;
    const insisted = found.insisted + 1;
    await moveCase(tx, found, caseStatus.waitSeller, { ...NO_OFFER, insisted, refundId }, said);
  },

  async escalate(tx, { found, refund }, _step, said) {
    needsText(said);
    await wait(tx, refund, false);
    await moveCase(tx, found, caseStatus.judging, {}, said);
  },

  async revoke(tx, { order, parcel, found, refund, replacement }, _step, said) {
    await returnIfEnded(tx, order, found, replacement);
    if (refund)
      await endRefund(tx, { order, parcel, refund }, refundStatus.revoked, {
        auditBy: said.by,
        auditReason: said.by === 'system' ? said.text : '',
      });
    const outcome = said.by === 'system' ? 'lapsed' : 'revoked';
    await endCase(tx, found, { status: caseStatus.closed, outcome }, said);
  },

  async say(tx, { found }, { fileIds = [] }, said) {
    if (fileIds.length === 0) needsText(said);
    await addMessage(tx, found, said);
  },

  async settleGoods(tx, locked, { goods, courierId = null, waybillNo: typed = '' }, said) {
    if (goods === undefined) throw new Refusal('BAD_PARAM', { field: 'goods' });
    const isSent = goods === returnedGoods.sentBack;
    if (isSent && courierId === null) throw new Refusal('BAD_PARAM', { field: 'courierId' });
    const waybillNo = isSent ? cleanWaybillNo(typed) : null;
    if (waybillNo !== null && !isWaybillNo(waybillNo)) throw new Refusal('WAYBILL_NO');
    if (waybillNo !== null && (await isNumberOf(tx, locked.found.returnId, waybillNo)))
      throw new Refusal('RETURN_USED');
    const courier = isSent && courierId !== null ? await nameOfCourier(tx, courierId) : '';
    await settleGoods(tx, locked, goods);
    const sent = { goodsCourierId: isSent ? courierId : null, goodsWaybillNo: waybillNo };
    await tx.update(afterSaleCases).set(sent).where(eq(afterSaleCases.id, locked.found.id));
    const done = returnedGoodsText(goods, waybillNo && `${courier} ${waybillNo}`);
    await addMessage(tx, locked.found, inWords(said, done));
  },

  decide: () => Promise.reject(new Refusal('CASE_STATE')),

  async appeal(tx, { parcel, found }, _step, said) {
    needsText(said);
    if (await hasOpenCase(tx, parcel.id)) throw new Refusal('CASE_OPEN');
    const appealed = { appealedBy: said.by, appealedAt: new Date(), finishedAt: null };
    await moveCase(tx, found, caseStatus.judging, appealed, said);
  },
};

/** Says what is offered before what was said of it. */
function inWords(said: CaseMessage, offered: string): CaseMessage {
  return { ...said, text: [offered, said.text].filter(Boolean).join('。') };
}

function needsText({ text }: CaseMessage): void {
  if (text === '') throw new Refusal('CASE_TEXT');
}

/** What is done when nobody does anything. */
export function stepOf({ status, hasArrived: isThere }: DueCase): CaseStep {
  switch (status) {
    case caseStatus.waitSeller:
      return { action: 'accept', text: SILENT_SELLER };
    case caseStatus.inspecting:
      return isThere
        ? { action: 'accept', text: NOT_INSPECTED }
        : { action: 'escalate', text: NEVER_ARRIVED };
    case caseStatus.replacing:
      return { action: 'replaced', text: '' };
    default:
      return { action: 'revoke', text: status === caseStatus.waitReturn ? NOT_SENT_BACK : SILENT_BUYER };
  }
}
