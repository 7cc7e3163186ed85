import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import type { BankAnswerService } from './bankAnswers.service.ts';
import {
  AnswersBody,
  AnswersTaken,
  BatchBody,
  BatchesQuery,
  BatchFileQuery,
  BatchPage,
  MadeBatch,
} from './cashOutBatches.schemas.ts';
import type { CashOutBatchService } from './cashOutBatches.service.ts';

const tags = ['cashOutBatches'];
const pays = { access: 'operator', permission: 'cashOuts.pay', proven: true } as const;
const bytes = { schema: { type: 'string', format: 'binary' } };
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Services = { batches: CashOutBatchService; bank: BankAnswerService };

/** Cash-outs are paid by lists for the bank, and the bank answers. */
export function cashOutBatchRoutes({ batches, bank }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/cashOuts/batches',
      {
        config: { access: 'operator', permission: 'money.read', sparse: true },
        schema: {
          tags,
          summary: 'Lists of cash-outs for the bank, the newest first',
          querystring: BatchesQuery,
          response: answers(BatchPage),
        },
      },
      async (request) => ok(await batches.list(request.query)),
    );

    app.post(
      '/console/cashOuts/batches/create',
      {
        config: pays,
        schema: {
          tags,
          summary: 'Begin to pay approved cash-outs: a list for the bank',
          description:
            'Those that the caller approved are left out, and so are those that are no longer approved.',
          body: BatchBody,
          response: answers(MadeBatch),
        },
      },
      async (request) => ok(await batches.create(request.body, operatorOf(request))),
    );

    app.post(
      '/console/cashOuts/answers',
      {
        config: pays,
        schema: {
          tags,
          summary: 'Take over what the bank says of its transfers, or look what would come of it',
          description: 'Row by row, each in a transaction of its own. What was taken over before is `done`.',
          body: AnswersBody,
          response: answers(AnswersTaken),
        },
      },
      async (request) => ok(await bank.take(request.body, operatorOf(request))),
    );

    app.get(
      '/console/files/cashOutBatch',
      {
        config: pays,
        schema: {
          tags,
          summary:
            'The file of a list for the bank, with the accounts of payees; that it was read is recorded',
          querystring: BatchFileQuery,
          response: {
            200: { description: 'The file.', content: { [TYPES.csv]: bytes, [TYPES.xlsx]: bytes } },
            default: answers(Nothing).default,
          },
        },
      },
      async (request, reply) => {
        const { id, format = 'xlsx' } = request.query;
        const { name, content } = await batches.file(id, format, operatorOf(request));
        return reply
          .headers({
            'content-type': TYPES[format],
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          })
          .send(content);
      },
    );
  };
}
