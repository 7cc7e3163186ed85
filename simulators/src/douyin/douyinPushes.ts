import { createHash } from 'node:crypto';
import type { Assignment, AssignmentChange } from '../shops/assignmentBook.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';

/** The numbers of the messages are made up: Douyin publishes their names, doudian_iopTrade_…, alone. */
const TAGS: Record<AssignmentChange, string> = {
  assigned: '90680',
  cancelled: '90682',
  receiver: '90681',
  remark: '90679',
  posted: '90683',
};
const ANSWER_MS = 5_000;
const TRIES = 3;

/** What an application is pushed of assigned orders; how often each is to be pushed, a developer decides. */
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

  return {
    /** Pushes a change `times` times, each until it is taken, at most three tries; whether all were taken. */
    async push({ assignedId, merchantId, supplierId }: Assignment, change: AssignmentChange, times: number) {
      serial += 1;
      const data = {
        distr_order_id: assignedId,
        shop_id: Number(supplierId),
        user_id: Number(merchantId),
      };
      const body = JSON.stringify([{ tag: TAGS[change], msg_id: `iop-${serial}`, data }]);
      let taken = 0;
      for (let time = 0; time < times; time += 1) {
        for (let attempt = 0; attempt < TRIES; attempt += 1) {
          if (!(await deliver(body))) continue;
          taken += 1;
          break;
        }
      }
      return taken === times;
    },
  };
}
