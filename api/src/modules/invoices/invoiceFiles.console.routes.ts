import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { asUnavailable } from '../../plugins/asUnavailable.ts';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdQuery, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import { PICTURE_HEADERS } from '../privateFiles/privateFiles.routes.ts';
import type { PrivateFileService } from '../privateFiles/privateFiles.service.ts';
import { checkLength, fileOfForm, formBody, takeForms } from '../uploads/formFile.ts';
import { MAX_PICTURE_BYTES } from '../uploads/pictureDrawing.ts';
import type { InvoiceDeskService } from './invoiceDesk.service.ts';
import { AccountQuery, DocumentFile, Refused, StoredDocument } from './invoices.console.schemas.ts';

const tags = ['invoices'];
const config = { access: 'operator', permission: 'invoices.act' } as const;
type Services = { desk: InvoiceDeskService; files: PrivateFileService };

export function invoiceFileRoutes({ desk, files }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    await takeForms(app, MAX_PICTURE_BYTES);

    app.post(
      '/console/files/invoice',
      {
        config,
        schema: {
          tags,
          summary: 'Upload the PDF of an invoice that the platform has issued to an account',
          description: 'What no invoice names is removed after a week.',
          querystring: AccountQuery,
          body: formBody('A PDF, at most 5 MB.'),
          response: answers(StoredDocument),
        },
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        checkLength(request, MAX_PICTURE_BYTES);
        const accountId = accountOf(request.query);
        await desk.requireAsker(accountId);
        const isAwaited = () => !reply.sent && !request.socket.destroyed;
        const { id } = await files.add(accountId, () => fileOfForm(request), isAwaited);
        return ok({ fileId: id }, '上传成功');
      },
    );

    app.get(
      '/console/files/invoice',
      {
        config,
        schema: {
          tags,
          summary: 'The PDF of an invoice, which is recorded',
          querystring: IdQuery,
          response: { 200: DocumentFile, default: Refused },
        },
      },
      async (request, reply) => {
        const file = await desk.documentOf(request.query.id, operatorOf(request));
        const { bytes, size } = await files.read(file, null).catch(asUnavailable(request));
        return reply
          .type(file.mime)
          .headers({ ...PICTURE_HEADERS, 'content-length': size, 'content-disposition': 'attachment' })
          .send(bytes);
      },
    );
  };
}

/** By hand: a form is read as it arrives, without the validation of the schema. */
function accountOf({ accountId }: { accountId?: unknown }): number {
  const id = Number(accountId);
  if (!Number.isSafeInteger(id) || id < 1) throw new Refusal('BAD_PARAM', { field: 'accountId' });
  return id;
}
