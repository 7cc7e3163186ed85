import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import type { Actor } from '../../shared/actor.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SteppingService } from '../afterSales/stepping.service.ts';
import { closeStray, listReturns } from './returns.repository.ts';
import {
  CloseReturnBody,
  LinkReturnBody,
  Return,
  ReturnsAnswer,
  ReturnsBody,
  ScanReturnAnswer,
  ScanReturnBody,
} from './returns.schemas.ts';
import { scanReturn } from './scanning.service.ts';

const tags = ['returns'];

export function returnRoutes(db: Db, stepping: SteppingService): FastifyPluginAsyncTypebox {
  async function returnOf(actor: Actor, id: number) {
    const [found] = (await listReturns(db, actor, { ids: [id] })).list;
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  }

  return async (app) => {
    app.post(
      '/returns/scan',
      {
        config: { access: 'seller', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Say that a parcel has come back to an own warehouse, by the number on it',
          body: ScanReturnBody,
          response: answers(ScanReturnAnswer),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { returnId, scannedBefore } = await scanReturn(db, actor, request.body);
        return ok({ ...(await returnOf(actor, returnId)), scannedBefore });
      },
    );

    app.post(
      '/returns/link',
      {
        config: { access: 'seller', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Say which case a parcel is of that nobody knew',
          body: LinkReturnBody,
          response: answers(ScanReturnAnswer),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { returnId, caseId } = request.body;
        const { waybillNo, cases } = await returnOf(actor, returnId);
        if (cases.length === 0)
          await stepping.act(actor, caseId, { action: 'sendBack', text: '', waybillNo });
        else if (cases.every((each) => each.caseId !== caseId)) throw new Refusal('RETURN_USED');
        return ok({ ...(await returnOf(actor, returnId)), scannedBefore: true });
      },
    );

    app.post(
      '/returns/close',
      {
        config: { access: 'seller', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Say what was done about a parcel that nobody knows',
          description: 'Refused with CASE_STATE while it is of a case, or has not arrived.',
          body: CloseReturnBody,
          response: answers(Return),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { returnId, note } = request.body;
        const closed = await closeStray(db, actor, { returnId, note: note.trim() });
        const found = await returnOf(actor, returnId);
        if (!closed) throw new Refusal('CASE_STATE');
        return ok(found);
      },
    );

    app.post(
      '/returns/getReturnsList',
      {
        config: { access: 'seller', scope: 'refunds:read', sparse: true },
        schema: {
          tags,
          summary: 'What comes back to the supplier, newest first',
          body: ReturnsBody,
          response: answers(ReturnsAnswer),
        },
      },
      async (request) => ok(await listReturns(db, actorOf(request), request.body, request.fields)),
    );
  };
}
