import { createHash } from 'node:crypto';
import type { Assignment, AssignmentChange } from '../shops/assignmentBook.ts';
import type { Fate } from '../shops/goodsBook.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';

/** The numbers of the messages are made up: Douyin publishes their names, doudian_iopTrade_…, alone. */
const TAGS: Record<AssignmentChange, string> = {
  assigned: '90680',
  cancelled: '90682',
  receiver: '90681',
  remark: '90679',
  posted: '90683',
};
/** doudian_product_change, and its events: 保存, 提交审核, 审核通过, 审核不通过, 下架, 封禁, 删除. */
const GOODS_TAG = '400';
const EVENTS: Record<Fate, number> = {
  ...{ draft: 2, inReview: 3, onSale: 4, refused: 5, offSale: 10, takenDown: 8, deleted: 6 },
};
const ANSWER_MS = 5_000;
const TRIES = 3;

/** What an application is pushed of assigned orders and goods; how often each is to be pushed, a developer decides. */
export function douyinPushes(app: SimulatedApp) {
  let serial = 0;

  async function deliver(body: string): Promise<boolean> {
    const url = URL.parse(app.pushUrl ?? '');
    if (!url) return false;
    const sign = createHash('md5').update(`${app.key}${body}${app.secret}`, 'utf8').digest('hex');
    const headers = { 'content-type': 'application/json', 'app-id': app.key, 'event-sign': sign };
    return fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWER_MS) }).then(
      async (answer) => answer.ok && ((await answer.json()) as { code?: unknown }).code === 0,
      () => false,
    );
  }

  /** Pushes a message `times` times, each until it is taken, at most three tries; whether all were taken. */
  async function deliverAll(body: string, times: number): Promise<boolean> {
    let taken = 0;
    for (let time = 0; time < times; time += 1) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        if (!(await deliver(body))) continue;
        taken += 1;
        break;
      }
    }
    return taken === times;
  }

  return {
    /** What has become of goods. */
    pushGoods(shopId: string, goodId: string, fate: Fate, reason: string, times: number): Promise<boolean> {
      serial += 1;
      // The platform's ids have more digits than a number keeps, and stand as numbers all the same.
      const data = `{"event":${EVENTS[fate]},"product_id":${goodId},"shop_id":${shopId},"check_reject_reason":${JSON.stringify(reason)}}`;
      return deliverAll(`[{"tag":"${GOODS_TAG}","msg_id":"goods-${serial}","data":${data}}]`, times);
    },

    /** A change of an assigned order. */
    async push({ assignedId, merchantId, supplierId }: Assignment, change: AssignmentChange, times: number) {
      serial += 1;
      const data = {
        distr_order_id: assignedId,
        shop_id: Number(supplierId),
        user_id: Number(merchantId),
      };
      const body = JSON.stringify([{ tag: TAGS[change], msg_id: `iop-${serial}`, data }]);
      return deliverAll(body, times);
    },
  };
}
