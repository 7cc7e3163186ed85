import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { checkLength, collect, fileOfForm, formBody, takeForms } from './formFile.ts';
import { MAX_PICTURE_BYTES } from './pictureDrawing.ts';
import { Upload } from './uploads.schemas.ts';
import type { UploadService } from './uploads.service.ts';

export function uploadRoutes(uploads: UploadService): FastifyPluginAsyncTypebox {
  return async (app) => {
    await takeForms(app, MAX_PICTURE_BYTES);

    app.post(
      '/fileUpload/upload',
      {
        config: { access: 'any' },
        schema: {
          tags: ['uploads'],
          summary: 'Upload a picture, which is drawn anew as WebP; at most 500 a day, of a supplier 3,000',
          body: formBody('jpg, png, webp or gif, at most 5 MB.'),
          response: answers(Upload),
        },
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
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
        return ok(await uploads.add(actorOf(request), read, isAwaited), '上传成功');
      },
    );
  };
}
