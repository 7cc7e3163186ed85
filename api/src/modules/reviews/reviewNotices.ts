import type { Tx } from '../../db/client.ts';
import type { reviews } from '../../db/schema/index.ts';
import { type NewPersonNotice, tell } from '../notices/personNotices.ts';

type ReviewRow = typeof reviews.$inferSelect;

const BAD = 2;
const SAID = 60;

/** Tells suppliers of reviews that call for them. */
export async function tellOfBadReviews(
  tx: Tx,
  written: readonly (Pick<ReviewRow, 'sellerId' | 'score' | 'text'> & { goodName: string })[],
): Promise<void> {
  await tell(
    tx,
    written
      .filter(({ score }) => score <= BAD)
      .map(
        ({ sellerId, score, text, goodName }): NewPersonNotice => ({
          ...{ accountId: sellerId, kind: 'reviewBad', title: `收到 ${score} 星评价` },
          detail: `「${goodName}」${text ? `：${beginningOf(text)}` : '，买家没有写内容'}。`,
          link: '/seller/goodsManagement?tab=reviews&show=bad',
        }),
      ),
  );
}

const beginningOf = (text: string) => [...text].slice(0, SAID).join('');

/** Tells the supplier that an author has added to a review that was answered: the list of what waits does not say it. */
export async function tellOfAddition(
  tx: Tx,
  {
    sellerId,
    goodName,
    orderNo,
    addedText,
  }: Pick<ReviewRow, 'sellerId' | 'addedText'> & Omit<Told, 'accountId'>,
): Promise<void> {
  await tell(tx, [
    {
      ...{ accountId: sellerId, kind: 'reviewAdded', title: '买家追加了评价' },
      detail: `「${goodName}」${addedText ? `：${beginningOf(addedText)}` : '，追加了图片'}。`,
      link: `/seller/goodsManagement?tab=reviews&keyword=${encodeURIComponent(orderNo)}`,
    },
  ]);
}

type Told = { accountId: number; orderNo: string; goodName: string };
const inOrders = ({ orderNo }: Told) => `/orderCenter?keyword=${encodeURIComponent(orderNo)}`;

/** Tells the author that the supplier has answered: once, however often the answer is changed. */
export async function tellOfAnswer(tx: Tx, reviewId: number, told: Told): Promise<void> {
  const { accountId, goodName } = told;
  await tell(tx, [
    {
      ...{ accountId, kind: 'reviewAnswered', title: '供应商回复了您的评价' },
      ...{ detail: `「${goodName}」的评价有了回复。`, link: inOrders(told) },
      onceKey: `reviewAnswered:${reviewId}`,
    },
  ]);
}

/** Tells the author that an operator hid a review and why, or that it is shown again. */
export async function tellOfHiding(tx: Tx, told: Told, reason: string | null): Promise<void> {
  const { accountId, goodName } = told;
  const words: Pick<NewPersonNotice, 'kind' | 'title' | 'detail'> =
    reason === null
      ? { kind: 'reviewShown', title: '您的评价已恢复显示', detail: `「${goodName}」的评价又公开显示了。` }
      : { kind: 'reviewHidden', title: '您的评价已被隐藏', detail: `「${goodName}」的评价：${reason}。` };
  await tell(tx, [{ ...words, accountId, link: inOrders(told) }]);
}
