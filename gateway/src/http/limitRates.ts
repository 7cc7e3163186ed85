import { credentialOf } from '@chengcang/process';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { type Admission, Rates, type Report, type Totals } from '../rates/Rates.ts';
import type { Upstream } from '../rest/upstream.ts';
import { refuse } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request was counted; undefined where rates are not limited. */
    admission: Admission | undefined;
  }
}

const EXCHANGE_MS = 1_000;

/** Refuses with 429 what exceeds the rates of its caller; before the body is read. */
export type LimitRate = onRequestAsyncHookHandler;

/** Limits rates of the routes that have the hook. Without `isOn` the hook lets everything pass. */
export function limitRates(app: FastifyInstance, upstream: Upstream, isOn: boolean): LimitRate {
  app.decorateRequest('admission', undefined);
  if (!isOn) return async () => undefined;
  const rates = new Rates((report) => tell(upstream, report));
  let telling: Promise<void> | undefined;
  const tellAll = (): Promise<void> => {
    telling ??= rates
      .exchange()
      // While the back end is away, this gateway counts alone.
      .catch((error: Error) => app.log.debug({ reason: error.name }, 'rates were not told'))
      .finally(() => {
        telling = undefined;
      });
    return telling;
  };
  const timer = setInterval(tellAll, EXCHANGE_MS);
  app.addHook('onClose', async () => clearInterval(timer));

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { 'user-agent': agent = '' } = request.headers;
    const caller = { token: credentialOf(request.headers)?.text ?? '', address: request.ip, agent };
    let admission = rates.admit(caller);
    if (admission.isUnverified) {
      // The exchange under way may have begun without this token.
      await telling;
      await tellAll();
      admission = rates.admit(caller);
    }
    request.admission = admission;
    reply.headers(admission.headers);
    if (!admission.isAdmitted) return refuse(request, reply, 429);
  };
}

function tell(upstream: Upstream, report: Report): Promise<Totals> {
  return upstream.postJson<Totals>('/internal/rates', report);
}
