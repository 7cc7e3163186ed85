import type { Tx } from '../../db/client.ts';
import type { goods } from '../../db/schema/index.ts';
import type { PersonNoticeKind } from '../notices/personNoticeKinds.ts';
import { tell } from '../notices/personNotices.ts';
import type { operatorSteps } from './goodsStatus.ts';

type Good = Pick<typeof goods.$inferSelect, 'id' | 'goodsNo' | 'name' | 'sellerId'>;
type Words = { kind: PersonNoticeKind; title: string; detail: string; link: string };

const inList = ({ goodsNo }: Good) => `/seller/goodsManagement?keyword=${encodeURIComponent(goodsNo)}`;
const inEditor = ({ id }: Good) => `/seller/publishGoods/${id}`;

const words: Record<keyof typeof operatorSteps, (good: Good, reason: string) => Words> = {
  approve: (good) => ({
    kind: 'goodsApproved',
    title: '商品已通过审核并上架',
    detail: `「${good.name}」已通过审核，现在可以售卖。`,
    link: inList(good),
  }),
  reject: (good, reason) => ({
    kind: 'goodsRejected',
    title: '商品未通过审核',
    detail: `「${good.name}」未通过审核：${reason}。修改后可重新提交。`,
    link: inEditor(good),
  }),
  ban: (good, reason) => ({
    kind: 'goodsBanned',
    title: '商品已违规下架',
    detail: `「${good.name}」已违规下架：${reason}。`,
    link: inList(good),
  }),
  unban: (good) => ({
    kind: 'goodsUnbanned',
    title: '商品已解除违规下架',
    detail: `「${good.name}」已回到草稿，可重新发布。`,
    link: inEditor(good),
  }),
};

/** Tells the supplier that goods did not go on sale, or off, when it wanted them to, and why. */
export async function tellOfSchedule(tx: Tx, good: Good, onSale: boolean, reason: string): Promise<void> {
  const what = onSale ? '上架' : '下架';
  const told = { kind: 'goodsNotScheduled' as const, title: `定时${what}没有成功`, link: inList(good) };
  await tell(tx, [{ ...told, detail: `「${good.name}」：${reason}。`, accountId: good.sellerId }]);
}

/** Tells the supplier what became of an edit that waited beside its goods; without a reason it was accepted. */
export async function tellOfRevision(tx: Tx, good: Good, reason: string): Promise<void> {
  const told: Words = reason
    ? {
        kind: 'goodsRevisionRefused',
        title: '商品修改未通过审核',
        detail: `「${good.name}」的修改未通过审核：${reason}。在售的仍是原来的内容，修改后可重新提交。`,
        link: inEditor(good),
      }
    : {
        kind: 'goodsRevisionAccepted',
        title: '商品修改已通过审核',
        detail: `「${good.name}」的修改已通过审核并生效。`,
        link: inList(good),
      };
  await tell(tx, [{ ...told, accountId: good.sellerId }]);
}

/** Tells the supplier what an operator has decided about its goods. */
export async function tellOfGoods(
  tx: Tx,
  action: keyof typeof operatorSteps,
  good: Good,
  reason: string,
): Promise<void> {
  await tell(tx, [{ ...words[action](good, reason), accountId: good.sellerId }]);
}
