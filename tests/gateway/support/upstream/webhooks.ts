import type {
  WebhookEndpointDto,
  WebhookMessageDto,
} from '../../../../gateway/src/domains/webhooks/webhooks.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const at = '2026-11-20T12:00:00+08:00';
const endpoint: WebhookEndpointDto = {
  ...{
    id: 1,
    url: 'https://erp.example/hooks',
    description: 'ERP',
    events: ['order.paid', 'stock.low'],
    status: 1,
  },
  ...{
    waiting: 3,
    firstFailedAt: at,
    restedAt: null,
    formerSecretEndsAt: null,
    createdAt: at,
    updatedAt: at,
  },
};
const message: WebhookMessageDto = {
  ...{ id: 1, messageNo: 'msg_1', event: 'order.paid', status: 1, attempts: 2, createdAt: at, nextAt: at },
  ...{ triedAt: at, tookMs: 12, answerStatus: null, answer: '', failure: 'timeout', body: '{}' },
};
const withSecret = { ...endpoint, secret: 'whsec_c2VjcmV0' };

export const answers: Answers = {
  '/webhooks/list': () => ok({ list: [endpoint], events: [{ event: 'order.paid', name: '订单已付款' }] }),
  '/webhooks/create': () => ok(withSecret),
  '/webhooks/update': () => ok(endpoint),
  '/webhooks/remove': () => ok({}),
  '/webhooks/rotateSecret': () => ok(withSecret),
  '/webhooks/wake': () => ok(endpoint),
  '/webhooks/test': () => ok(message),
  '/webhooks/messages': () =>
    ok({
      list: [message],
      total: 1,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: ['after-0'],
    }),
  '/webhooks/resend': () => ok({ ...message, status: 2, answerStatus: 200, failure: null }),
};
