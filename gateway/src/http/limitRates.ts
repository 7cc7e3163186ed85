import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
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
export type LimitRate = onRequestHookHandler;

/** Limits rates of the routes that have the hook. Without `isOn` the hook lets everything pass. */
export function limitRates(app: FastifyInstance, upstream: Upstream, isOn: boolean): LimitRate {
  app.decorateRequest('admission', undefined);
  if (!isOn) return (_request, _reply, done) => done();
  const rates = new Rates((report) => tell(upstream, report));
  let isTelling = false;
  const timer = setInterval(async () => {
    if (isTelling) return;
    isTelling = true;
    // While the back end is away, this gateway counts alone.
    await rates
      .exchange()
      .catch((error: Error) => app.log.debug({ reason: error.name }, 'rates were not told'));
    isTelling = false;
  }, EXCHANGE_MS);
  app.addHook('onClose', async () => clearInterval(timer));

  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { 'x-token': token, 'user-agent': agent = '' } = request.headers;
    const admission = rates.admit({
      token: typeof token === 'string' ? token : '',
      address: request.ip,
      agent,
    });
    request.admission = admission;
    reply.headers(admission.headers);
    if (admission.isAdmitted) done();
    else refuse(request, reply, 429);
  };
}

function tell(upstream: Upstream, report: Report): Promise<Totals> {
  return upstream.postJson<Totals>('/internal/rates', report);
}
