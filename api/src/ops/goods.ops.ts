import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { accounts, categories, goodRevisions, goods } from '../db/schema/index.ts';
import { acceptRevision, lockWaitingRevision, rejectRevision } from '../modules/goods/goodAudits.ts';
import { differencesOf } from '../modules/goods/goodDifferences.ts';
import { dropRevision, type Revision, revisionStatus } from '../modules/goods/goodRevisions.repository.ts';
import { tellOfGoods } from '../modules/goods/goodsNotices.ts';
import { goodsStatus, goodsStatusTexts, operatorSteps } from '../modules/goods/goodsStatus.ts';
import { findSellerGood } from '../modules/goods/sellerGoodList.repository.ts';
import { changeGood, type GoodRow, lockGood } from '../modules/goods/sellerGoods.repository.ts';
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
  action: keyof typeof operatorSteps,
  values: Values,
  outcome: string,
  reason = '',
): Promise<string> {
  const id = requireNumber(values, 'id');
  const { from, to } = operatorSteps[action];
  return audited(context, `goods ${action}`, String(id), reason ? { reason } : {}, async (tx) => {
    const [found] = await tx
      .select({ id: goods.id, sellerId: goods.sellerId })
      .from(goods)
      .where(and(eq(goods.id, id), isNull(goods.deletedAt)));
    if (!found) throw new OpsError(`没有商品 ${id}`);
    const waiting = await lockWaitingRevision(tx, found);
    const good = waiting?.good ?? (await lockGood(tx, found.sellerId, id));
    if (!good) throw new OpsError(`没有商品 ${id}`);
    const decides = action === 'approve' || action === 'reject';
    if (!(decides && waiting) && !from.some((status) => status === good.status))
      throw new OpsError(`商品 ${id} 现在是「${goodsStatusTexts[good.status]}」，不能这样处理`);
    if (values.version !== undefined && requireNumber(values, 'version') !== good.version)
      throw new OpsError(`商品 ${id} 又有修改，请重新查看`);
    if (decides && waiting) {
      await (action === 'approve' ? accepted(tx, waiting) : rejectRevision(tx, good, reason));
      return `商品 ${good.goodsNo} 的修改${action === 'approve' ? '已通过审核并生效' : '已驳回，在售内容不变'}`;
    }
    if (action === 'ban') await dropRevision(tx, id);
    await changeGood(tx, good, { status: to, auditReason: reason });
    await tellOfGoods(tx, action, good, reason);
    return `商品 ${good.goodsNo} ${outcome}`;
  });
}

async function accepted(tx: Tx, { good, revision }: { good: GoodRow; revision: Revision }): Promise<void> {
  try {
    await acceptRevision(tx, good, revision);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new OpsError(`商品 ${good.id} 的修改现在不能生效：${error.message}。可以驳回，由供应商重新提交`);
  }
}

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
