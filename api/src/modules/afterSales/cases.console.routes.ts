import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import type { CaseDecidingService } from './caseDeciding.service.ts';
import {
  CaseIdQuery,
  ConsoleCase,
  ConsoleCasesAnswer,
  ConsoleCasesQuery,
  DecideCaseBody,
  DecidedAnswer,
  PreviewAnswer,
  PreviewBody,
} from './cases.console.schemas.ts';
import { listConsoleCases } from './consoleCases.repository.ts';
import type { ConsoleCaseService } from './consoleCases.service.ts';

const tags = ['cases'];

type Services = { db: Db; cases: ConsoleCaseService; deciding: CaseDecidingService };

export function consoleCaseRoutes({ db, cases, deciding }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/cases',
      {
        config: { access: 'operator', permission: 'cases.read', sparse: true },
        schema: {
          tags,
          summary: 'After-sales cases: those that wait for an operator, or all',
          querystring: ConsoleCasesQuery,
          response: answers(ConsoleCasesAnswer),
        },
      },
      async (request) => ok(await listConsoleCases(db, request.query, request.fields)),
    );

    app.get(
      '/console/cases/one',
      {
        config: { access: 'operator', permission: 'cases.read', sparse: true },
        schema: {
          tags,
          summary: 'Everything of a case; that it was opened is recorded',
          querystring: CaseIdQuery,
          response: answers(ConsoleCase),
        },
      },
      async (request) => ok(await cases.read(request.query.id, operatorOf(request))),
    );

    app.post(
      '/console/cases/preview',
      {
        config: { access: 'operator', permission: 'cases.decide' },
        schema: {
          tags,
          summary: 'What a decision would move, without making it',
          body: PreviewBody,
          response: answers(PreviewAnswer),
        },
      },
      async (request) => ok(await deciding.preview(request.body)),
    );

    app.post(
      '/console/cases/decide',
      {
        config: { access: 'operator', permission: 'cases.decide', proven: true },
        schema: {
          tags,
          summary: 'Decide a case, or ask a second operator to where it is much',
          description:
            'Above the amount of the setting `caseSecondEyes` it waits as an approval `case.decide`, and is done once that is approved.',
          body: DecideCaseBody,
          response: answers(DecidedAnswer),
        },
      },
      async (request) => {
        const decided = await deciding.decide(request.body, operatorOf(request));
        return ok(decided, decided.isDone ? '已裁决' : '已提交复核');
      },
    );
  };
}
