import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { categories } from '../../db/schema/index.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { recordAudit } from '../audit/record.ts';
import { differencesOf } from '../goods/goodDifferences.ts';
import { type GoodJudgement, judgeGood } from '../goods/goodJudging.ts';
import { operatorSteps } from '../goods/goodsStatus.ts';
import { findSellerGood } from '../goods/sellerGoodList.repository.ts';
import type { RevisedGoodDto, SellerGoodDto } from '../goods/sellerGoods.schemas.ts';
import { decisionsOf, findConsoleGood } from './consoleGoods.repository.ts';
import type { ConsoleGoodDto, GoodFaceDto, JudgedDto, JudgeGoods } from './consoleGoods.schemas.ts';

/** Goods as operators look at them, and what they decide. */
export function consoleGoodService(db: Db) {
  /** Judges goods; both or neither are recorded. */
  const judge = (judgement: GoodJudgement, reason: string, who: OperatorActor) =>
    db.transaction(async (tx) => {
      const { before, isRevision } = await judgeGood(tx, judgement);
      const { id, step } = judgement;
      await recordAudit(tx, who, {
        ...{ action: `goods ${step}`, target: String(id), reason, detail: { isRevision } },
        before: { status: before.status, version: before.version, auditReason: before.auditReason },
        after: { status: isRevision ? before.status : operatorSteps[step].to },
      });
    });

  return {
    async find(id: number): Promise<ConsoleGoodDto> {
      const found = await findConsoleGood(db, id);
      const good = found && (await findSellerGood(db, found.sellerId, id));
      if (!found || !good) throw new Refusal('NOT_FOUND');
      const revised = good.revision?.status === 1 ? good.revision.content : null;
      const names = await categoryNames(db, [good.categoryId, revised?.categoryId ?? good.categoryId]);
      return {
        ...found,
        now: faceOf(good, good.skus, good.categoryName),
        revised: revised && faceOf(revised, withNames(revised), names.get(revised.categoryId) ?? ''),
        differences: revised ? differencesOf(good, revised, names) : [],
        history: await decisionsOf(db, id),
      };
    },

    /** Approves or refuses many, each for itself. @throws Refusal BAD_PARAM to refuse without a reason */
    async judgeMany({ items, approve, reason = '' }: JudgeGoods, who: OperatorActor): Promise<JudgedDto> {
      const said = reason.trim();
      if (!approve && said.length < 5) throw new Refusal('BAD_PARAM', { field: 'reason' });
      const verdicts: JudgedDto = [];
      for (const item of items) {
        const judgement = { ...item, step: approve ? ('approve' as const) : ('reject' as const) };
        const msg = await judge({ ...judgement, ...(!approve && { reason: said }) }, said, who).then(
          () => null,
          inWords,
        );
        verdicts.push({ id: item.id, done: msg === null, msg });
      }
      return verdicts;
    },

    ban: (id: number, reason: string, who: OperatorActor) =>
      judge({ id, step: 'ban', reason: reason.trim() }, reason.trim(), who),
    /** Its reason is for the log: the supplier publishes the goods anew. */
    unban: (id: number, reason: string, who: OperatorActor) =>
      judge({ id, step: 'unban' }, reason.trim(), who),
  };
}

export type ConsoleGoodService = ReturnType<typeof consoleGoodService>;

function inWords(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}

type Faced = Pick<GoodFaceDto, 'name' | 'pics' | 'detail' | 'unit' | 'minNum' | 'maxNum' | 'isGift'>;
type Sku = Pick<SellerGoodDto['skus'][number], 'name' | 'pic' | 'supplyPrice' | 'weight' | 'status'>;

const withNames = ({ skus }: RevisedGoodDto): Sku[] =>
  skus.map((sku) => ({ ...sku, name: sku.values.join(' / ') }));

function faceOf(
  { name, pics, detail, unit, minNum, maxNum, isGift }: Faced,
  skus: readonly Sku[],
  categoryName: string,
): GoodFaceDto {
  return {
    ...{ name, categoryName, pics, detail, unit, minNum, maxNum, isGift },
    skus: skus.map((sku) => ({
      ...{ name: sku.name, pic: sku.pic, supplyPrice: sku.supplyPrice, weight: sku.weight },
      isOn: sku.status === 1,
    })),
  };
}

async function categoryNames(db: Db, ids: number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select().from(categories).where(inArray(categories.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
