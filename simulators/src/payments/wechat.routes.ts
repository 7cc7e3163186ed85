import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { breakOff } from '../kuaidi100/breaking.ts';
import { type Given, givenIn } from '../shops/given.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { cashierUrl } from './cashierUrl.ts';
import type { PaymentCall } from './paymentFaults.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import { wechatBill } from './wechatBill.ts';
import { closeOrder, nativeOrder, orderOf } from './wechatOrders.ts';
import { refundOf, refundOrder } from './wechatRefunds.ts';
import { authorisationError, type SimulatedWechatpay, type WechatRequestError } from './wechatRequests.ts';
import { signedHeaders } from './wechatSeals.ts';

type Work = (input: Given) => Given | WechatRequestError | null;
type OfBill = { Querystring: { bill_date?: string; bill_type?: string; tar_type?: string } };
type OfFile = { Querystring: { token?: string } };
type OfRefund = { Params: { outRefundNo: string } };
type OfOrder = { Params: { outTradeNo: string } };

const TROUBLES: Record<'refused' | 'busy', WechatRequestError> = {
  refused: { status: 403, code: 'NO_AUTH', message: '商户无权限' },
  busy: { status: 429, code: 'FREQUENCY_LIMITED', message: '频率超限' },
};
const PARAM_ERROR: WechatRequestError = { status: 400, code: 'PARAM_ERROR', message: '参数错误' };
const NO_BILL: WechatRequestError = { status: 400, code: 'NO_STATEMENT_EXIST', message: '账单文件不存在' };
const FILES = '/v3/billdownload/file';
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
  const { book, bills, faults } = world;

  /** Answers what `work` does with what was asked, signed. */
  async function answered(
    request: FastifyRequest,
    reply: FastifyReply,
    call: PaymentCall | null,
    work: Work,
  ) {
    const requested = askedOf(request);
    const stranger = authorisationError(requested, wechatpay, now());
    if (stranger) return say(reply, stranger);
    await wait(faults.latencyMs());
    const fault = call && faults.take('wechat', call);
    if (fault === 'refused' || fault === 'busy') return say(reply, TROUBLES[fault]);
    const reported = fault === null || fault === 'lost' ? work(givenIn(parseWhole(requested.body))) : null;
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
    app.get<OfBill>('/v3/bill/tradebill', (request, reply) =>
      answered(request, reply, 'bill', () => {
        const { bill_date: day = '', bill_type: kind, tar_type: packing } = request.query;
        if (!/^\d{4}-\d\d-\d\d$/.test(day) || kind !== 'ALL' || packing !== 'GZIP') return PARAM_ERROR;
        const entries = bills.entries('wechat', day);
        if (!entries) return NO_BILL;
        const { bytes, sha1 } = wechatBill(entries, wechatpay);
        const address = `http://${request.host}${app.prefix}${FILES}?token=${bills.keep('wechat', bytes)}`;
        return { hash_type: 'SHA1', hash_value: sha1, download_url: address };
      }),
    );
    // The answer is not signed: what is in it has been named by a signed one.
    app.get<OfFile>(FILES, (request, reply) => {
      const stranger = authorisationError(askedOf(request), wechatpay, now());
      if (stranger) return say(reply, stranger);
      const bytes = bills.file('wechat', request.query.token ?? '');
      return bytes ? reply.type('application/x-gzip').send(bytes) : say(reply, NO_BILL);
    });
    app.get('/v3/certificates', (request, reply) => answered(request, reply, null, () => NO_CERTIFICATES));
  };
}

function askedOf({ method, raw, headers, body }: FastifyRequest) {
  return {
    method,
    url: raw.url ?? '',
    authorization: headers.authorization ?? '',
    body: typeof body === 'string' ? body : '',
  };
}
