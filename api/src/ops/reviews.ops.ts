import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { goods, reviews } from '../db/schema/index.ts';
import { hideReview, showReview } from '../modules/reviews/hiding.service.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../shared/clock.ts';
import { Refusal } from '../shared/refusal.ts';
import { audited, type Command, OpsError, requireNumber, requireOption } from './command.ts';

const idOption = { id: { type: 'string' } } as const;

/** What operators do with reviews: they hide what may not be said, and nothing else. */
export const reviewCommands: Command[] = [
  {
    name: 'review list',
    usage: '列出最近的 200 条评价（--good 商品编号 只看一种商品，--hidden 只看已隐藏的）',
    options: { good: { type: 'string' }, hidden: { type: 'boolean' } },
    run: async ({ db }, values) => {
      const rows = await db
        .select({ review: reviews, good: goods.name })
        .from(reviews)
        .innerJoin(goods, eq(goods.id, reviews.goodId))
        .where(
          sql`${values.good === undefined ? sql`true` : eq(reviews.goodId, requireNumber(values, 'good'))}
              AND ${values.hidden === true ? isNotNull(reviews.hiddenAt) : sql`true`}`,
        )
        .orderBy(desc(reviews.id))
        .limit(200);
      return rows.map(({ review, good }) => ({
        id: review.id,
        goodId: review.goodId,
        good,
        score: review.score,
        text: [review.text, review.addedText].filter(Boolean).join(' / '),
        pictures: [...review.pics, ...review.addedPics].join(' '),
        answer: review.answer,
        hidden: shanghaiIsoOrNull(review.hiddenAt),
        reason: review.hiddenReason,
        at: shanghaiIso(review.createdAt),
      }));
    },
  },
  {
    name: 'review hide',
    usage: '隐藏评价，不再显示和计分：--id 编号 --reason 原因（评价人可见）',
    options: { ...idOption, reason: { type: 'string' } },
    run: (context, values) => {
      const id = requireNumber(values, 'id');
      const reason = requireOption(values, 'reason').trim();
      return audited(context, 'review hide', String(id), { reason }, async (tx) => {
        await hideReview(tx, id, reason).catch(inWords(id, '已经隐藏'));
        return `评价 ${id} 已隐藏`;
      });
    },
  },
  {
    name: 'review show',
    usage: '恢复显示已隐藏的评价：--id 编号',
    options: idOption,
    run: (context, values) => {
      const id = requireNumber(values, 'id');
      return audited(context, 'review show', String(id), {}, async (tx) => {
        await showReview(tx, id).catch(inWords(id, '没有隐藏'));
        return `评价 ${id} 已恢复显示`;
      });
    },
  },
];

const inWords = (id: number, state: string) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  throw new OpsError(error.errorKey === 'NOT_FOUND' ? `没有评价 ${id}` : `评价 ${id} ${state}`);
};
