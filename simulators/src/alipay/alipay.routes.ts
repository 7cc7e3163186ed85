import type { KeyObject } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_HEADERS } from '../page.ts';
import { type Certification, certificationStore } from './certifications.ts';
import { certifyMethods } from './certifyMethods.ts';
import { decisionPage, finishedPage, overPage, refusedPage } from './certifyPage.ts';
import { ALIPAY_ERRORS, type AlipayError } from './errors.ts';
import {
  type Application,
  bizContentOf,
  type Parameters,
  parametersOf,
  signatureTrouble,
  timestampTrouble,
} from './requests.ts';
import { sign } from './rsa2.ts';

export type SimulatedAlipay = Application & {
  /** What the platform signs its answers with. */
  platformKey: KeyObject;
};

const DECISIONS: Record<string, Certification['outcome']> = { pass: 'passed', fail: 'failed' };

/** Alipay's gateway and its page for the identity check, to be registered under `/alipay`. */
export function alipayRoutes(
  { platformKey, ...application }: SimulatedAlipay,
  now: () => Date,
): FastifyPluginAsync {
  const certifications = certificationStore(now);
  const methods = certifyMethods(certifications);

  function answer(parameters: Parameters): string {
    const name = parameters.get('method') ?? '';
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    const node = method ? `${name.replaceAll('.', '_')}_response` : 'error_response';
    const signatureFault = signatureTrouble(parameters, application);
    // Alipay has a key for every application, so it signs nothing for one that it does not know.
    const key = parameters.get('app_id') === application.appId ? platformKey : null;
    const fault = signatureFault ?? timestampTrouble(parameters, now());
    if (fault) return answerText(node, fault, key);
    if (!method) return answerText(node, ALIPAY_ERRORS.invalidMethod, key);
    const content = bizContentOf(parameters);
    return answerText(node, content ? method(content) : ALIPAY_ERRORS.illegalJson, key);
  }

  function showCertification(parameters: Parameters, reply: FastifyReply, action: string): FastifyReply {
    const refuse = ({ sub_code: code }: AlipayError) => reply.code(400).send(refusedPage(code));
    const fault = signatureTrouble(parameters, application);
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

    app.post(gateway, async (request, reply) =>
      reply
        .type('application/json;charset=utf-8')
        .send(answer(parametersOf(queryOf(request), formOf(request)))),
    );

    app.get(gateway, async (request, reply) =>
      showCertification(
        parametersOf(queryOf(request)),
        reply.headers(PAGE_HEADERS),
        `${app.prefix}${decisions}`,
      ),
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
