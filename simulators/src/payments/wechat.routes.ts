import type { FastifyPluginAsync } from 'fastify';
import { cashierUrl } from './cashierUrl.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import { takeTextOnly, wechatAnswers } from './wechatAnswers.ts';
import { wechatBill } from './wechatBill.ts';
import { closeOrder, openedOrder, orderOf } from './wechatOrders.ts';
import { addPhoneRoutes } from './wechatPhones.routes.ts';
import { refundOf, refundOrder } from './wechatRefunds.ts';
import { PARAM_ERROR, type SimulatedWechatpay, type WechatRequestError } from './wechatRequests.ts';
import { addSplitRoutes } from './wechatSplits.routes.ts';

type OfBill = { Querystring: { bill_date?: string; bill_type?: string; tar_type?: string } };
type OfFile = { Querystring: { token?: string } };
type OfRefund = { Params: { outRefundNo: string } };
type OfOrder = { Params: { outTradeNo: string } };

const NO_BILL: WechatRequestError = { status: 400, code: 'NO_STATEMENT_EXIST', message: '账单文件不存在' };
const FILES = '/v3/billdownload/file';
/** New merchants have no certificates to download: the public key of the platform is shown to them once. */
const NO_CERTIFICATES: WechatRequestError = {
  status: 404,
  code: 'RESOURCE_NOT_EXISTS',
  message: '无可用的平台证书，请在商户平台-API安全申请使用微信支付公钥',
};

/** WeChat Pay's APIv3 and the login of its browser, to be registered under `/wechatpay`. */
export function wechatRoutes(
  world: PaymentsWorld,
  wechatpay: SimulatedWechatpay,
  now: () => Date,
): FastifyPluginAsync {
  const { book, bills } = world;

  const answers = wechatAnswers(world, wechatpay, now);
  const { answered, say, strangerIn } = answers;

  return async (app) => {
    takeTextOnly(app);
    addSplitRoutes(app, world, wechatpay, answers);

    app.post('/v3/pay/transactions/native', (request, reply) =>
      answered(request, reply, 'open', (input) => {
        const trade = openedOrder(book, input, wechatpay, 'NATIVE', now());
        return 'code' in trade ? trade : { code_url: cashierUrl(request, trade) };
      }),
    );
    addPhoneRoutes(app, world, wechatpay, { answers, now });
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
      const stranger = strangerIn(request);
      if (stranger) return say(reply, stranger);
      const bytes = bills.file('wechat', request.query.token ?? '');
      return bytes ? reply.type('application/x-gzip').send(bytes) : say(reply, NO_BILL);
    });
    app.get('/v3/certificates', (request, reply) => answered(request, reply, null, () => NO_CERTIFICATES));
  };
}
