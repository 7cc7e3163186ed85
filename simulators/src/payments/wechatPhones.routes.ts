import type { FastifyInstance } from 'fastify';
import { PAGE_HEADERS } from '../page.ts';
import { givenIn, textIn } from '../shops/given.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { refusedPage } from './cashierPage.ts';
import { cashierUrl } from './cashierUrl.ts';
import type { Trade } from './paymentBook.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import type { WechatAnswers } from './wechatAnswers.ts';
import { bridgeAnswer } from './wechatBridge.ts';
import { OPENID, wechatLogin } from './wechatLogin.ts';
import { openedOrder } from './wechatOrders.ts';
import { PARAM_ERROR, type SimulatedWechatpay } from './wechatRequests.ts';

type Query = { Querystring: Record<string, string | undefined> };

const H5 = '/cgi-bin/mmpayweb-bin/checkmweb';
const H5_MS = 5 * 60_000;

/** What WeChat Pay has for phones: its own browser (JSAPI, with the login) and others (H5). */
export function addPhoneRoutes(
  app: FastifyInstance,
  { book, notices }: PaymentsWorld,
  wechatpay: SimulatedWechatpay,
  { answers: { answered }, now }: { answers: WechatAnswers; now: () => Date },
): void {
  const login = wechatLogin(wechatpay, now);
  /** When the address of an H5 payment was given, which leads there for five minutes. */
  const given = new WeakMap<Trade, Date>();

  app.post('/v3/pay/transactions/jsapi', (request, reply) =>
    answered(request, reply, 'open', (input) => {
      if (textIn(givenIn(input.payer).openid) !== OPENID) return { ...PARAM_ERROR, message: '无效的openid' };
      const trade = openedOrder(book, input, wechatpay, 'JSAPI', now());
      return 'code' in trade ? trade : { prepay_id: trade.prepayId };
    }),
  );

  app.post('/v3/pay/transactions/h5', (request, reply) =>
    answered(request, reply, 'open', (input) => {
      const scene = givenIn(input.scene_info);
      if (textIn(scene.payer_client_ip) === '' || textIn(givenIn(scene.h5_info).type) === '')
        return PARAM_ERROR;
      const trade = openedOrder(book, input, wechatpay, 'MWEB', now());
      if ('code' in trade) return trade;
      given.set(trade, now());
      return { h5_url: `http://${request.host}${app.prefix}${H5}?prepay_id=${trade.prepayId}&package=1` };
    }),
  );

  // Leads on to the cashier, as the real page does to the app, only from a page that says where it is.
  app.get<Query>(H5, async (request, reply) => {
    const { prepay_id: prepayId = '', redirect_url: back = null } = request.query;
    const trade = book.prepaid(prepayId);
    const at = trade && given.get(trade);
    const refuse = (code: string) => reply.headers(PAGE_HEADERS).code(400).send(refusedPage(code, 'wechat'));
    if (!trade || !at || now().getTime() - at.getTime() > H5_MS) return refuse('H5_URL_EXPIRED');
    if (!URL.canParse(request.headers.referer ?? '')) return refuse('NO_REFERER');
    trade.returnUrl = back;
    return reply.redirect(cashierUrl(request, trade), 303);
  });

  app.get<Query>('/connect/oauth2/authorize', async ({ query }, reply) => {
    const back = login.backFrom(query);
    if (back === null) return reply.headers(PAGE_HEADERS).code(400).send(refusedPage('10003', 'wechat'));
    return reply.redirect(back, 302);
  });
  app.get<Query>('/sns/oauth2/access_token', async ({ query }, reply) =>
    reply.type('text/plain').send(JSON.stringify(login.told(query))),
  );

  // What the browser's own cashier does with a request: the page has no part in it.
  app.post('/bridge', async (request) => {
    const { decision = 'pay', ...asked } = givenIn(parseWhole(String(request.body)));
    const { said, paid } = bridgeAnswer(book, asked, wechatpay, decision === 'pay');
    if (paid) {
      book.pay(paid, paid.amount);
      void notices.begin(paid);
    }
    return { err_msg: said };
  });
}
