import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { asUnavailable } from '../../plugins/asUnavailable.ts';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdQuery, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import { PICTURE_HEADERS } from '../privateFiles/privateFiles.routes.ts';
import { FileSize } from '../privateFiles/privateFiles.schemas.ts';
import type { PrivateFileService } from '../privateFiles/privateFiles.service.ts';
import { checkLength, fileOfForm, formBody, takeForms } from '../uploads/formFile.ts';
import { MAX_PICTURE_BYTES } from '../uploads/pictureDrawing.ts';
import { PictureFile, Refused, SellerQuery, StoredPicture } from './licences.schemas.ts';
import type { LicenceService } from './licences.service.ts';

const tags = ['licences'];
type Services = { licences: LicenceService; files: PrivateFileService };

export function licencePictureRoutes({ licences, files }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    await takeForms(app, MAX_PICTURE_BYTES);

    app.post(
      '/console/files/licence',
      {
        config: { access: 'operator', permission: 'suppliers.act' },
        schema: {
          tags,
          summary: 'Upload the picture of a licence that a supplier has sent',
          description: 'What no licence names is removed after a week.',
          querystring: SellerQuery,
          body: formBody('jpg, png, webp or gif, at most 5 MB.'),
          response: answers(StoredPicture),
        },
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        checkLength(request, MAX_PICTURE_BYTES);
        const sellerId = sellerOf(request.query);
        await licences.requireSupplier(sellerId);
        const isAwaited = () => !reply.sent && !request.socket.destroyed;
        const { id } = await files.add(sellerId, () => fileOfForm(request), isAwaited);
        return ok({ fileId: id }, '上传成功');
      },
    );

    app.get(
      '/console/files/licence',
      {
        config: { access: 'operator', permission: 'suppliers.read' },
        schema: {
          tags,
          summary: 'The picture of a licence, which is recorded',
          querystring: { ...IdQuery, properties: { ...IdQuery.properties, ...FileSize.properties } },
          response: { 200: PictureFile, default: Refused },
        },
      },
      async (request, reply) => {
        const { id, small } = request.query;
        const file = await licences.pictureOf(id, operatorOf(request));
        const { bytes, size } = await files.read(file, small ? 'small' : null).catch(asUnavailable(request));
        return reply
          .type(file.mime)
          .headers({ ...PICTURE_HEADERS, 'content-length': size, 'content-disposition': 'inline' })
          .send(bytes);
      },
    );
  };
}

/** By hand: a form is read as it arrives, without the validation of the schema. */
function sellerOf({ sellerId }: { sellerId?: unknown }): number {
  const id = Number(sellerId);
  if (!Number.isSafeInteger(id) || id < 1) throw new Refusal('BAD_PARAM', { field: 'sellerId' });
  return id;
}
