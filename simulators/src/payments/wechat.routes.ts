import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { breakOff } from '../kuaidi100/breaking.ts';
import { type Given, givenIn } from '../shops/given.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { cashierUrl } from './cashierUrl.ts';
import type { PaymentCall } from './paymentFaults.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import { closeOrder, nativeOrder, orderOf } from './wechatOrders.ts';
import { refundOf, refundOrder } from './wechatRefunds.ts';
import { authorisationError, type SimulatedWechatpay, type WechatRequestError } from './wechatRequests.ts';
import { signedHeaders } from './wechatSeals.ts';

type Work = (input: Given) => Given | WechatRequestError | null;
type OfRefund = { Params: { outRefundNo: string } };
type OfOrder = { Params: { outTradeNo: string } };

const TROUBLES: Record<'refused' | 'busy', WechatRequestError> = {
  refused: { status: 403, code: 'NO_AUTH', message: '商户无权限' },
  busy: { status: 429, code: 'FREQUENCY_LIMITED', message: '频率超限' },
};
/** New merchants have no certificates to download: the public key of the platform is shown to them once. */
const NO_CERTIFICATES: WechatRequestError = {
  status: 404,
  code: 'RESOURCE_NOT_EXISTS',
  message: '无可用的平台证书，请在商户平台-API安全申请使用微信支付公钥',
};

/** WeChat Pay's APIv3 for codes that people scan, to be registered under `/wechatpay`. */
export function wechatRoutes(
  world: PaymentsWorld,
  wechatpay: SimulatedWechatpay,
  now: () => Date,
): FastifyPluginAsync {
  const { book, faults } = world;

  /** Answers what `work` does with what was asked, signed. */
  async function answered(
    request: FastifyRequest,
    reply: FastifyReply,
    call: PaymentCall | null,
    work: Work,
  ) {
    const body = typeof request.body === 'string' ? request.body : '';
    const requested = {
      method: request.method,
      url: request.raw.url ?? '',
      authorization: request.headers.authorization ?? '',
      body,
    };
    const stranger = authorisationError(requested, wechatpay, now());
    if (stranger) return say(reply, stranger);
    await wait(faults.latencyMs());
    const fault = call && faults.take('wechat', call);
    if (fault === 'refused' || fault === 'busy') return say(reply, TROUBLES[fault]);
    const reported = fault === null || fault === 'lost' ? work(givenIn(parseWhole(body))) : null;
    return fault === null ? say(reply, reported) : breakOff(reply, fault);
  }

  function say(reply: FastifyReply, reported: Given | WechatRequestError | null) {
    const { status, ...content } = (reported ?? {}) as WechatRequestError;
    // Refunds have a status of their own, which is a word.
    const isError = typeof status === 'number';
    const text = reported ? JSON.stringify(isError ? content : reported) : '';
    return reply
      .code(isError ? status : reported ? 200 : 204)
      .headers(signedHeaders(text, wechatpay, now()))
      .type('application/json; charset=utf-8')
      .send(text);
  }

  return async (app) => {
    // Signatures are over what was sent, so it is not taken apart here.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    );

    app.post('/v3/pay/transactions/native', (request, reply) =>
      answered(request, reply, 'open', (input) => {
        const trade = nativeOrder(book, input, wechatpay, now());
        return 'code' in trade ? trade : { code_url: cashierUrl(request, trade) };
      }),
    );
    app.get<OfOrder>('/v3/pay/transactions/out-trade-no/:outTradeNo', (request, reply) =>
      answered(request, reply, 'query', () => orderOf(world, request.params.outTradeNo, wechatpay)),
    );
    app.post<OfOrder>('/v3/pay/transactions/out-trade-no/:outTradeNo/close', (request, reply) =>
      answered(request, reply, 'close', () => closeOrder(book, request.params.outTradeNo)),
    );
    app.post('/v3/refund/domestic/refunds', (request, reply) =>
      answered(request, reply, 'refund', (input) => refundOrder(world, input)),
    );
    app.get<OfRefund>('/v3/refund/domestic/refunds/:outRefundNo', (request, reply) =>
      answered(request, reply, 'query', () => refundOf(world, request.params.outRefundNo)),
    );
    app.get('/v3/certificates', (request, reply) => answered(request, reply, null, () => NO_CERTIFICATES));
  };
}
