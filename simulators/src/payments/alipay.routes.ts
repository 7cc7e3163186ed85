import type { KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Certification, certificationStore } from '../alipay/certifications.ts';
import { type Answered, certifyMethods } from '../alipay/certifyMethods.ts';
import { decisionPage, finishedPage, overPage, refusedPage } from '../alipay/certifyPage.ts';
import { ALIPAY_ERRORS, type AlipayError } from '../alipay/errors.ts';
import {
  bizContentOf,
  type Parameters,
  parametersOf,
  signatureError,
  timestampError,
} from '../alipay/requests.ts';
import { sign } from '../alipay/rsa2.ts';
import type { SimulatedAlipay } from '../alipay/simulatedAlipay.ts';
import { breakOff } from '../kuaidi100/breaking.ts';
import { PAGE_HEADERS } from '../page.ts';
import { BILL_FILES, billMethods, sendBill } from './alipayBills.ts';
import { followPageLink, isPagePay } from './alipayPage.ts';
import { refundMethods } from './alipayRefunds.ts';
import { TRADE_CALLS, tradeMethods } from './alipayTrades.ts';
import { refusedPage as refusedCashier } from './cashierPage.ts';
import { cashierUrl } from './cashierUrl.ts';
import type { Trade } from './paymentBook.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';

type Method = (content: Record<string, unknown>, parameters: Parameters, places: Places) => Answered;
/** Where people pay, and where files lie, at the address that the merchant knows us by. */
type Places = { cashier: (trade: Trade) => string; files: string };

const TROUBLES = { refused: ALIPAY_ERRORS.noPermission, busy: ALIPAY_ERRORS.busy };
const DECISIONS: Record<string, Certification['outcome']> = { pass: 'passed', fail: 'failed' };

/** Alipay's gateway, its identity check page, and its cashier; register under `/alipay`. */
export function alipayRoutes(
  { platformKey, ...application }: SimulatedAlipay,
  payments: PaymentsWorld,
  now: () => Date,
): FastifyPluginAsync {
  const certifications = certificationStore(now);
  const methods: Record<string, Method> = {
    ...certifyMethods(certifications),
    ...tradeMethods(payments, now),
    ...billMethods(payments, now),
    // Merchants do not wait for this answer.
    ...refundMethods(payments, (refund) => void payments.notices.begin(refund.trade, refund)),
  };

  function answer(parameters: Parameters, places: Places, trouble: AlipayError | null) {
    const name = parameters.get('method') ?? '';
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    const node = method ? `${name.replaceAll('.', '_')}_response` : 'error_response';
    const signatureFault = signatureError(parameters, application);
    // Alipay has a key per application and signs nothing for an unknown one.
    const key = parameters.get('app_id') === application.appId ? platformKey : null;
    const fault = signatureFault ?? timestampError(parameters, now());
    if (fault) return answerText(node, fault, key);
    if (!method) return answerText(node, ALIPAY_ERRORS.invalidMethod, key);
    const content = bizContentOf(parameters);
    if (!content) return answerText(node, ALIPAY_ERRORS.illegalJson, key);
    return answerText(node, trouble ?? method(content, parameters, places), key);
  }

  function showCertification(parameters: Parameters, reply: FastifyReply, action: string): FastifyReply {
    const refuse = ({ sub_code: code }: AlipayError) => reply.code(400).send(refusedPage(code));
    const fault = signatureError(parameters, application);
    if (fault) return refuse(fault);
    if (parameters.get('method') !== 'alipay.user.certify.open.certify')
      return refuse(ALIPAY_ERRORS.invalidMethod);
    const certification = certifications.find(bizContentOf(parameters)?.certify_id);
    if (!certification) return refuse(ALIPAY_ERRORS.certifyIdUnknown);
    if (certification.outcome !== 'open') return reply.send(finishedPage(certification));
    if (certifications.isOver(certification)) return reply.code(410).send(overPage());
    certification.returnUrl = parameters.get('return_url') ?? certification.returnUrl;
    return reply.send(decisionPage(certification, action));
  }

  return async (app) => {
    const gateway = '/gateway.do';
    const decisions = '/certify';

    app.post(gateway, async (request, reply) => {
      const parameters = parametersOf(queryOf(request), formOf(request));
      const call = TRADE_CALLS[parameters.get('method') ?? ''];
      if (call) await wait(payments.faults.latencyMs());
      const fault = call ? payments.faults.take('alipay', call) : null;
      const reported = () =>
        answer(
          parameters,
          {
            cashier: (trade) => cashierUrl(request, trade),
            files: `http://${request.host}${app.prefix}${BILL_FILES}`,
          },
          fault === 'refused' || fault === 'busy' ? TROUBLES[fault] : null,
        );
      if (fault === null || fault === 'refused' || fault === 'busy')
        return reply.type('application/json;charset=utf-8').send(reported());
      if (fault === 'lost') reported();
      return breakOff(reply, fault);
    });

    app.get(gateway, async (request, reply) => {
      const parameters = parametersOf(queryOf(request));
      reply.headers(PAGE_HEADERS);
      if (!isPagePay(parameters.get('method')))
        return showCertification(parameters, reply, `${app.prefix}${decisions}`);
      const fault = signatureError(parameters, application) ?? timestampError(parameters, now());
      if (fault) return reply.code(400).send(refusedCashier(fault.sub_code));
      const led = followPageLink(payments, parameters, now());
      return 'trade' in led
        ? reply.redirect(cashierUrl(request, led.trade), 303)
        : reply.code(400).send(led.page);
    });

    app.get<{ Querystring: { fileId?: string } }>(BILL_FILES, async ({ query }, reply) =>
      sendBill(payments, query.fileId ?? '', reply),
    );

    app.post(decisions, async (request, reply) => {
      const form = parametersOf(formOf(request));
      const certification = certifications.find(form.get('certify_id'));
      const outcome = DECISIONS[form.get('decision') ?? ''];
      reply.headers(PAGE_HEADERS);
      const isTheirs = certification && form.get('key') === certification.formKey;
      if (!isTheirs || !outcome || certifications.isOver(certification))
        return reply.code(410).send(overPage());
      if (certification.outcome === 'open') certification.outcome = outcome;
      return reply.send(finishedPage(certification));
    });
  };
}

function answerText(node: string, content: Record<string, string>, key: KeyObject | null): string {
  const text = JSON.stringify(content);
  return `{"${node}":${text},"sign":"${key ? sign(text, key) : ''}"}`;
}

function queryOf({ raw }: FastifyRequest): string {
  return raw.url?.split('?')[1] ?? '';
}

function formOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}
