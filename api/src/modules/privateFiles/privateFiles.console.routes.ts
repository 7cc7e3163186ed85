import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sendFile } from './privateFiles.routes.ts';
import { FileId, FileSize, Refused, StoredFile, StoredVideo } from './privateFiles.schemas.ts';
import type { PrivateFileService } from './privateFiles.service.ts';

export function consoleFileRoutes(files: PrivateFileService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/files/:id',
      {
        config: { access: 'operator', permission: 'cases.read' },
        schema: {
          tags: ['cases'],
          summary: 'A picture or a video that was said in a case',
          description:
            'A picture is WebP and shown. A video is an attachment, of which one range may be asked for by `Range`.',
          params: FileId,
          querystring: FileSize,
          response: { 200: StoredFile, 206: StoredVideo, default: Refused },
        },
      },
      async (request, reply) => sendFile(files, await files.findInCase(request.params.id), request, reply),
    );
  };
}
