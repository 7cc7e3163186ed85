import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { checkLength, collect, fileOfForm, formBody, SignedAddress, takeForms } from './formFile.ts';
import { MAX_PICTURE_BYTES } from './pictureDrawing.ts';
import { Upload } from './uploads.schemas.ts';
import type { Uploader, UploadService } from './uploads.service.ts';

export function uploadRoutes(uploads: UploadService): FastifyPluginAsyncTypebox {
  return async (app) => {
    await takeForms(app, MAX_PICTURE_BYTES);

    /** The picture of a form, drawn anew for its uploader. */
    const add = async (request: FastifyRequest, reply: FastifyReply, uploader: Uploader) => {
      checkLength(request, MAX_PICTURE_BYTES);
      // Not `request.signal`: that one ends with the body.
      const isAwaited = () => !reply.sent && !request.socket.destroyed;
      const read = async () => {
        const file = await fileOfForm(request);
        try {
          return { name: file.name, bytes: await collect(file.bytes(), MAX_PICTURE_BYTES) };
        } finally {
          file.drop();
        }
      };
      return ok(await uploads.add(uploader, read, isAwaited), '上传成功');
    };

    app.post(
      '/fileUpload/upload',
      {
        config: { access: 'any', scope: 'files:write', byAddress: true },
        schema: {
          tags: ['uploads'],
          summary: 'Upload a picture, which is drawn anew as WebP; at most 500 a day, of a supplier 3,000',
          querystring: SignedAddress,
          body: formBody('jpg, png, webp or gif, at most 5 MB.'),
          response: answers(Upload),
        },
        validatorCompiler: () => () => true,
      },
      (request, reply) => add(request, reply, actorOf(request)),
    );

    app.post(
      '/console/files/picture',
      {
        config: { access: 'operator', permission: 'catalogue.edit' },
        schema: {
          tags: ['uploads'],
          summary: 'Upload a picture for everybody to see, which is drawn anew as WebP; at most 500 a day',
          description: 'What nothing shows is removed after a week.',
          body: formBody('jpg, png, webp or gif, at most 5 MB.'),
          response: answers(Upload),
        },
        validatorCompiler: () => () => true,
      },
      (request, reply) => add(request, reply, { operatorId: operatorOf(request).operatorId }),
    );
  };
}
