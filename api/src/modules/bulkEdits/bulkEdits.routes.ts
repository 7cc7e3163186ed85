import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import {
  AppliedAnswer,
  ApplyBody,
  EditsAnswer,
  EditsBody,
  LinesAnswer,
  LinesBody,
  PreviewAnswer,
  PreviewBody,
  UndoneAnswer,
} from './bulkEdits.schemas.ts';
import type { BulkEditService } from './bulkEdits.service.ts';

const tags = ['bulkEdits'];
const suppliers = { config: { access: 'seller' as const, scope: 'goods:write' as const } };
const reading = { config: { access: 'seller' as const, scope: 'goods:write' as const, sparse: true } };

export function bulkEditRoutes(edits: BulkEditService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/bulkEdits/preview',
      {
        ...reading,
        schema: {
          tags,
          summary: 'What changing many own goods at once would do; nothing is changed',
          description:
            'Of `ids`, or of all goods that `filter` finds, up to 2,000 with 10,000 rows: more are refused with BULK_GOODS_MAX and BULK_ROWS_MAX.',
          body: PreviewBody,
          response: answers(PreviewAnswer),
        },
      },
      async (request) => ok(await edits.preview(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/bulkEdits/apply',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Change many own goods at once, as previewed',
          description:
            'All rows that can be are changed in one transaction and recorded as an edit. A row whose value is not `before` any more, or that may not be changed, is answered in `refused` with what is there now; the others are changed.',
          body: ApplyBody,
          response: answers(AppliedAnswer),
        },
      },
      async (request) => {
        const { clientNo, ...apply } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await edits.apply(actorOf(request).accountId, apply, key));
      },
    );

    app.post(
      '/bulkEdits/getEditsList',
      {
        ...reading,
        schema: {
          tags,
          summary: 'The own bulk edits, newest first',
          body: EditsBody,
          response: answers(EditsAnswer),
        },
      },
      async (request) => ok(await edits.list(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/bulkEdits/getLinesList',
      {
        ...reading,
        schema: {
          tags,
          summary: 'What an own bulk edit has changed, row by row',
          body: LinesBody,
          response: answers(LinesAnswer),
        },
      },
      async (request) => ok(await edits.lines(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/bulkEdits/undo',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Give back what an own bulk edit has changed',
          description:
            'Within 7 days, once. What was changed since stays as it is and is told by its line; of stock the difference is taken back, never below what orders hold. BULK_UNDONE, BULK_UNDO_LATE.',
          body: IdBody,
          response: answers(UndoneAnswer),
        },
      },
      async (request) => ok(await edits.undo(actorOf(request).accountId, request.body.id), '已撤销'),
    );
  };
}
