import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { accounts, goods } from '../db/schema/index.ts';
import { tellOfGoods } from '../modules/goods/goodsNotices.ts';
import { goodsStatus, goodsStatusTexts, operatorSteps } from '../modules/goods/goodsStatus.ts';
import { changeGood } from '../modules/goods/sellerGoods.repository.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { yuanText } from '../shared/money.ts';
import {
  audited,
  type Command,
  type OpsContext,
  OpsError,
  requireNumber,
  requireOption,
  type Values,
} from './command.ts';

const idOption = { id: { type: 'string' } } as const;
const withReason = { ...idOption, reason: { type: 'string' } } as const;

export const goodsCommands: Command[] = [
  {
    name: 'goods list',
    usage: '列出待审核的商品，最早提交的在前（--all 最近修改的 200 个，含其他状态）',
    options: { all: { type: 'boolean' } },
    run: async ({ db }, values) => {
      const all = values.all === true;
      const rows = await db
        .select({ good: goods, seller: accounts.companyName })
        .from(goods)
        .innerJoin(accounts, eq(accounts.id, goods.sellerId))
        .where(and(isNull(goods.deletedAt), all ? undefined : eq(goods.status, goodsStatus.auditing)))
        .orderBy(all ? desc(goods.updatedAt) : asc(goods.updatedAt), asc(goods.id))
        .limit(200);
      return rows.map(({ good, seller }) => ({
        id: good.id,
        goodsNo: good.goodsNo,
        name: good.name,
        sellerId: good.sellerId,
        seller,
        supplyPrice: yuanText(good.supplyPrice),
        status: goodsStatusTexts[good.status],
        reason: good.auditReason,
        version: good.version,
        at: shanghaiIso(good.updatedAt),
      }));
    },
  },
  {
    name: 'goods approve',
    usage: '审核通过并上架：--id 编号 [--version 列表所见的版本，之后又有修改则不通过]',
    options: { ...idOption, version: { type: 'string' } },
    run: (context, values) => taken(context, 'approve', values, '已通过审核并上架'),
  },
  {
    name: 'goods reject',
    usage: '驳回审核：--id 编号 --reason 原因（供应商可见）',
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
    const [good] = await tx
      .select()
      .from(goods)
      .where(and(eq(goods.id, id), isNull(goods.deletedAt)))
      .for('no key update');
    if (!good) throw new OpsError(`没有商品 ${id}`);
    if (!from.some((status) => status === good.status))
      throw new OpsError(`商品 ${id} 现在是「${goodsStatusTexts[good.status]}」，不能这样处理`);
    if (values.version !== undefined && requireNumber(values, 'version') !== good.version)
      throw new OpsError(`商品 ${id} 又有修改，请重新查看`);
    await changeGood(tx, good, { status: to, auditReason: reason });
    await tellOfGoods(tx, action, good, reason);
    return `商品 ${good.goodsNo} ${outcome}`;
  });
}
