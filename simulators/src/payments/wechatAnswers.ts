import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { breakOff } from '../kuaidi100/breaking.ts';
import { type Given, givenIn } from '../shops/given.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import type { PaymentCall } from './paymentFaults.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import { authorisationError, type SimulatedWechatpay, type WechatRequestError } from './wechatRequests.ts';
import { signedHeaders } from './wechatSeals.ts';

type Work = (input: Given) => Given | WechatRequestError | null;

const TROUBLES: Record<'refused' | 'busy', WechatRequestError> = {
  refused: { status: 403, code: 'NO_AUTH', message: '商户无权限' },
  busy: { status: 429, code: 'FREQUENCY_LIMITED', message: '频率超限' },
};

/** How WeChat Pay answers: who asks is verified, and what is said is signed. */
export function wechatAnswers({ faults }: PaymentsWorld, wechatpay: SimulatedWechatpay, now: () => Date) {
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

  /** What is wrong with who asks for a file, whose answer is not signed. */
  const strangerIn = (request: FastifyRequest) => authorisationError(askedOf(request), wechatpay, now());

  return { answered, say, strangerIn };
}

export type WechatAnswers = ReturnType<typeof wechatAnswers>;

/** Signatures are over what was sent, so it is not taken apart by the server. */
export function takeTextOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
}

function askedOf({ method, raw, headers, body }: FastifyRequest) {
  return {
    method,
    url: raw.url ?? '',
    authorization: headers.authorization ?? '',
    body: typeof body === 'string' ? body : '',
  };
}
