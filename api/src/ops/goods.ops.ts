import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { accounts, categories, goodRevisions, goods } from '../db/schema/index.ts';
import { differencesOf } from '../modules/goods/goodDifferences.ts';
import { type GoodStep, judgeGood } from '../modules/goods/goodJudging.ts';
import { revisionStatus } from '../modules/goods/goodRevisions.repository.ts';
import { goodsStatus, goodsStatusTexts } from '../modules/goods/goodsStatus.ts';
import { findSellerGood } from '../modules/goods/sellerGoodList.repository.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { yuanText } from '../shared/money.ts';
import { Refusal } from '../shared/refusal.ts';
import {
  audited,
  type Command,
  type OpsContext,
  OpsError,
  requireNumber,
  requireOption,
  type Values,
} from './command.ts';

const revisionTexts: Record<number, string> = { 1: '修改待审核', 2: '修改未通过' };
const idOption = { id: { type: 'string' } } as const;
const withReason = { ...idOption, reason: { type: 'string' } } as const;

export const goodsCommands: Command[] = [
  {
    name: 'goods list',
    usage: '列出待审核的商品，最早提交的在前（--all 最近修改的 200 个，含其他状态）',
    options: { all: { type: 'boolean' } },
    run: async ({ db }, values) => {
      const all = values.all === true;
      const waits = or(
        eq(goods.status, goodsStatus.auditing),
        eq(goodRevisions.status, revisionStatus.waiting),
      );
      const rows = await db
        .select({ good: goods, seller: accounts.companyName, revision: goodRevisions.status })
        .from(goods)
        .innerJoin(accounts, eq(accounts.id, goods.sellerId))
        .leftJoin(goodRevisions, eq(goodRevisions.goodId, goods.id))
        .where(and(isNull(goods.deletedAt), all ? undefined : waits))
        .orderBy(all ? desc(goods.updatedAt) : asc(goods.updatedAt), asc(goods.id))
        .limit(200);
      return rows.map(({ good, seller, revision }) => ({
        id: good.id,
        goodsNo: good.goodsNo,
        name: good.name,
        sellerId: good.sellerId,
        seller,
        supplyPrice: yuanText(good.supplyPrice),
        status: goodsStatusTexts[good.status],
        revision: revision === null ? '' : revisionTexts[revision],
        reason: good.auditReason,
        version: good.version,
        at: shanghaiIso(good.updatedAt),
      }));
    },
  },
  {
    name: 'goods diff',
    usage: '在售商品等待审核的修改改了什么：--id 编号',
    options: idOption,
    run: differences,
  },
  {
    name: 'goods approve',
    usage:
      '审核通过并上架，或让在售商品的修改生效：--id 编号 [--version 列表所见的版本，之后又有修改则不通过]',
    options: { ...idOption, version: { type: 'string' } },
    run: (context, values) => taken(context, 'approve', values, '已通过审核并上架'),
  },
  {
    name: 'goods reject',
    usage: '驳回审核（在售商品的修改被驳回后仍按原内容售卖）：--id 编号 --reason 原因（供应商可见）',
    options: withReason,
    run: (context, values) => taken(context, 'reject', values, '已驳回', requireOption(values, 'reason')),
  },
  {
    name: 'goods ban',
    usage: '违规下架，供应商不能再上架：--id 编号 --reason 原因（供应商可见）',
    options: withReason,
    run: (context, values) => taken(context, 'ban', values, '已违规下架', requireOption(values, 'reason')),
  },
  {
    name: 'goods unban',
    usage: '解除违规下架，商品回到草稿，由供应商重新发布：--id 编号',
    options: idOption,
    run: (context, values) => taken(context, 'unban', values, '已解除违规下架'),
  },
];

/** Takes goods on, with who did it, and tells their supplier. */
async function taken(
  context: OpsContext,
  step: GoodStep,
  values: Values,
  outcome: string,
  reason = '',
): Promise<string> {
  const id = requireNumber(values, 'id');
  const version = values.version === undefined ? {} : { version: requireNumber(values, 'version') };
  return audited(context, `goods ${step}`, String(id), reason ? { reason } : {}, async (tx) => {
    const { before, isRevision } = await judgeGood(tx, { id, step, reason, ...version }).catch(inWords(id));
    return isRevision
      ? `商品 ${before.goodsNo} 的修改${step === 'approve' ? '已通过审核并生效' : '已驳回，在售内容不变'}`
      : `商品 ${before.goodsNo} ${outcome}`;
  });
}

const inWords = (id: number) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  const { errorKey, data, message } = error;
  if (errorKey === 'NOT_FOUND') throw new OpsError(`没有商品 ${id}`);
  if (errorKey === 'GOODS_CHANGED') throw new OpsError(`商品 ${id} 又有修改，请重新查看`);
  if (errorKey === 'GOODS_STATE' && typeof data.status === 'number')
    throw new OpsError(`商品 ${id} 现在是「${goodsStatusTexts[data.status]}」，不能这样处理`);
  throw new OpsError(`商品 ${id} 的${message}`);
};

/** What an edit that waits makes of goods, field by field. */
async function differences({ db }: OpsContext, values: Values): Promise<object[] | string> {
  const id = requireNumber(values, 'id');
  const [row] = await db
    .select({ sellerId: goods.sellerId })
    .from(goods)
    .where(and(eq(goods.id, id), isNull(goods.deletedAt)));
  const good = row && (await findSellerGood(db, row.sellerId, id));
  if (!good) throw new OpsError(`没有商品 ${id}`);
  const content = good.revision?.content;
  if (!content) return `商品 ${good.goodsNo} 没有等待审核的修改`;
  const named = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [good.categoryId, content.categoryId]));
  const rows = differencesOf(good, content, new Map(named.map((one) => [one.id, one.name])));
  return rows.length > 0 ? rows : `商品 ${good.goodsNo} 的修改和在售内容相同`;
}
