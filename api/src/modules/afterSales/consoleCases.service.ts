import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { yuanText } from '../../shared/money.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { caseAsks, caseStatus } from '../../shared/statuses.ts';
import { recordAudit } from '../audit/record.ts';
import { caseAskTexts } from '../cases/caseTexts.ts';
import { loadSettings } from '../settings/settings.ts';
import { timelineOf } from '../tracking/timeline.repository.ts';
import type { CaseDto } from './afterSales.schemas.ts';
import { targetOf } from './caseDeciding.service.ts';
import { listCases, listMessages } from './caseList.repository.ts';
import { figuresOf, fundsOf, moneyOfParcel } from './caseMoney.repository.ts';
import type { ConsoleCaseDto } from './cases.console.schemas.ts';
import { earlierCases, findConsoleCase } from './consoleCases.repository.ts';

/** Everything of a case, for an operator who decides it. */
export function consoleCaseService(db: Db) {
  return {
    /** Opens its page, which is recorded. */
    async read(id: number, who: OperatorActor): Promise<ConsoleCaseDto> {
      const found = await findConsoleCase(db, id);
      if (!found) throw new Refusal('NOT_FOUND');
      await recordAudit(db, who, { action: 'case read', target: targetOf(id) });
      const { buyerId, sellerId, packageId } = found;
      // Its supplier sees all that was said and done in it.
      const seller: Actor = { accountId: sellerId, kind: 'seller', level: 0, superId: null };
      const [cases, said, timeline, money, earlier, ofBuyer, ofSeller] = await Promise.all([
        listCases(db, seller, { ids: [id] } as Parameters<typeof listCases>[2]),
        listMessages(db, seller, id),
        timelineOf(db, seller, packageId),
        moneyOfParcel(db, found),
        earlierCases(db, found),
        figuresOf(db, 'buyer', buyerId),
        figuresOf(db, 'seller', sellerId),
      ]);
      const [shown] = cases.list;
      if (!shown || !said || !timeline) throw new Error('a case without its parcel');
      const [funds, fees, approval, { caseSecondEyes }] = await Promise.all([
        fundsOf(db, sellerId),
        feesOf(db, packageId),
        found.approvalId === null ? null : approvalOf(db, found.approvalId, who),
        loadSettings(db),
      ]);
      return {
        ...found,
        ...{ ...fees, ...funds, money, earlier, timeline, approval },
        maxAmount: shown.maxAmount,
        items: shown.items.map(({ goodId, goodName, goodPic, skuName, num }) => ({
          ...{ goodId, goodName, goodPic, skuName, num },
        })),
        offerText: offerTextOf(shown),
        returnText: shown.returnParcel && (shown.returnParcel.traceText ?? ''),
        buyer: { id: buyerId, name: found.buyerName, ...ofBuyer },
        seller: { id: sellerId, name: found.sellerName, ...ofSeller },
        messages: said.list,
        mayDecide: found.status === caseStatus.judging && approval === null,
        secondEyes: caseSecondEyes,
      };
    },
  };
}

export type ConsoleCaseService = ReturnType<typeof consoleCaseService>;

function offerTextOf({ offerKind, offerAmount, freight }: CaseDto): string | null {
  if (offerKind === null) return null;
  const text = caseAskTexts[offerKind] ?? '';
  if (offerKind === caseAsks.part) return `${text} ¥${yuanText(offerAmount ?? 0)}`;
  return offerKind === caseAsks.replacement && freight > 0 ? `${text}，运费 ¥${yuanText(freight)}` : text;
}

async function feesOf(db: Db, packageId: number) {
  type Fees = Pick<ConsoleCaseDto, 'goodsFee' | 'courierFee' | 'compensated'>;
  const { rows } = await db.execute<Fees>(sql`
    SELECT goods_fee AS "goodsFee", courier_fee + remote_fee AS "courierFee", compensated FROM order_package WHERE id = ${packageId}`);
  const [fees] = rows;
  if (!fees) throw new Error('a case without its parcel');
  return fees;
}

async function approvalOf(
  db: Db,
  id: number,
  { operatorId }: OperatorActor,
): Promise<ConsoleCaseDto['approval']> {
  type Row = Omit<NonNullable<ConsoleCaseDto['approval']>, 'isOwn'> & { askedById: number };
  const { rows } = await db.execute<Row>(sql`
    SELECT y.id, y.summary, y.amount, y.reason, y.asked_at AS "askedAt", y.asked_by AS "askedById", w.name AS "askedBy"
      FROM operator_approval y JOIN operator w ON w.id = y.asked_by WHERE y.id = ${id} AND y.status = 1`);
  const [row] = rows;
  if (!row) return null;
  const { askedById, ...approval } = row;
  return {
    ...approval,
    askedAt: shanghaiIso(new Date(row.askedAt)),
    isOwn: askedById === operatorId,
  };
}
