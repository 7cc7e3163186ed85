import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import type { Actor } from '../../shared/actor.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findCase } from '../cases/cases.repository.ts';
import {
  AnswerCaseBody,
  AppealBody,
  CaseIdBody,
  CaseMessagesAnswer,
  CaseStepAnswer,
  CasesAnswer,
  CasesBody,
  OpenCaseBody,
  ReplyCaseBody,
  SayBody,
} from './afterSales.schemas.ts';
import { listCases, listMessages, markRead } from './caseList.repository.ts';
import type { CaseStep } from './caseSteps.ts';
import { openBuyersCase } from './opening.service.ts';
import type { SteppingService } from './stepping.service.ts';

const tags = ['afterSales'];

export function afterSaleRoutes(db: Db, stepping: SteppingService): FastifyPluginAsyncTypebox {
  async function step(actor: Actor, caseId: number, taken: CaseStep, key: string | null = null) {
    await stepping.act(actor, caseId, taken, key);
    const found = await findCase(db, caseId, actor);
    if (!found) throw new Refusal('NOT_FOUND');
    return { caseId, status: found.status };
  }

  return async (app) => {
    app.post(
      '/afterSales/open',
      {
        config: { access: 'buyer', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Open a case for a parcel that was shipped; its supplier has 48 hours to answer',
          body: OpenCaseBody,
          response: answers(CaseStepAnswer),
        },
      },
      async (request) => {
        const { clientNo, ...input } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await openBuyersCase(db, actorOf(request), input, key));
      },
    );

    app.post(
      '/afterSales/answer',
      {
        config: { access: 'seller', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Answer a case: give what is asked for, offer something else, or refuse with words',
          body: AnswerCaseBody,
          response: answers(CaseStepAnswer),
        },
      },
      async (request) => {
        const { caseId, text = '', clientNo, ...taken } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await step(actorOf(request), caseId, { ...taken, text }, key));
      },
    );

    app.post(
      '/afterSales/reply',
      {
        config: { access: 'buyer', scope: 'refunds:write' },
        schema: {
          tags,
          summary:
            'Accept an answer, insist, bring it before the platform, give up, or say how goods are sent back',
          body: ReplyCaseBody,
          response: answers(CaseStepAnswer),
        },
      },
      async (request) => {
        const { caseId, text = '', clientNo, ...taken } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await step(actorOf(request), caseId, { ...taken, text }, key));
      },
    );

    app.post(
      '/afterSales/say',
      {
        config: { access: 'any', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Say something in an open case',
          body: SayBody,
          response: answers(CaseStepAnswer),
        },
      },
      async (request) => {
        const { caseId, text, fileIds, clientNo } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await step(actorOf(request), caseId, { action: 'say', text, fileIds }, key));
      },
    );

    app.post(
      '/afterSales/appeal',
      {
        config: { access: 'any', scope: 'refunds:write' },
        schema: {
          tags,
          summary:
            'Appeal once within seven days against what an operator decided; it is decided anew, for good',
          body: AppealBody,
          response: answers(CaseStepAnswer),
        },
      },
      async (request) => {
        const { caseId, text, fileIds } = request.body;
        return ok(await step(actorOf(request), caseId, { action: 'appeal', text, fileIds }));
      },
    );

    app.post(
      '/afterSales/getCasesList',
      {
        config: { access: 'any', scope: 'refunds:read', sparse: true },
        schema: {
          tags,
          summary: 'The own cases, newest first',
          body: CasesBody,
          response: answers(CasesAnswer),
        },
      },
      async (request) => ok(await listCases(db, actorOf(request), request.body, request.fields)),
    );

    app.post(
      '/afterSales/messages',
      {
        config: { access: 'any', scope: 'refunds:read', sparse: true },
        schema: {
          tags,
          summary: 'What was said and done in an own case',
          body: CaseIdBody,
          response: answers(CaseMessagesAnswer),
        },
      },
      async (request) => {
        const found = await listMessages(db, actorOf(request), request.body.caseId);
        if (!found) throw new Refusal('NOT_FOUND');
        return ok(found);
      },
    );

    app.post(
      '/afterSales/read',
      {
        config: { access: 'any', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Mark all messages of an own case as seen',
          body: CaseIdBody,
          response: answers(CaseStepAnswer),
        },
      },
      async (request) => {
        const { caseId } = request.body;
        const status = await markRead(db, actorOf(request), caseId);
        if (status === undefined) throw new Refusal('NOT_FOUND');
        return ok({ caseId, status });
      },
    );
  };
}
