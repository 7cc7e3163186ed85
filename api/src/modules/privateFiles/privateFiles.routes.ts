import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asUnavailable } from '../../plugins/asUnavailable.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { checkLength, fileOfForm, formBody, SignedAddress, takeForms } from '../uploads/formFile.ts';
import { rangeOf } from './byteRanges.ts';
import type { PrivateFile as PrivateFileRow } from './privateFiles.repository.ts';
import { FileId, FileSize, PrivateFile, Refused, StoredFile, StoredVideo } from './privateFiles.schemas.ts';
import { MAX_VIDEO_BYTES, type PrivateFileService } from './privateFiles.service.ts';

/** 50 MB at 4 Mbit/s. */
const RECEIVE_MS = 110_000;
/** With what it takes to put it into the storage. */
const UPLOAD_MS = RECEIVE_MS + 20_000;
/** A copy of a browser is for the session that got it. */
export const PICTURE_HEADERS = {
  'cache-control': 'private, max-age=3600',
  vary: 'x-token, authorization',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

export function privateFileRoutes(files: PrivateFileService): FastifyPluginAsyncTypebox {
  return async (app) => {
    await takeForms(app, MAX_VIDEO_BYTES);

    app.post(
      '/privateFile/upload',
      {
        config: { access: 'any', scope: 'files:write', byAddress: true, bodyWithinMs: RECEIVE_MS },
        handlerTimeout: UPLOAD_MS,
        schema: {
          tags: ['privateFiles'],
          summary: 'Upload a picture, a video or a PDF that only parties see; at most 200, 20 and 200 a day',
          description:
            'A picture is drawn anew as WebP. A video or a PDF is kept as it is: it has at most 60 seconds, which its container must tell. Only invoices take a PDF. What nothing uses is removed after a week.',
          querystring: SignedAddress,
          body: formBody(
            'jpg, png, webp, gif or pdf, at most 5 MB; or mp4, mov or webm, at most 50 MB and 60 seconds.',
          ),
          response: answers(PrivateFile),
        },
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        checkLength(request, MAX_VIDEO_BYTES);
        // Not `request.signal`: that one ends with the body.
        const isAwaited = () => !reply.sent && !request.socket.destroyed;
        const read = () => fileOfForm(request);
        return ok(await files.add(actorOf(request).accountId, read, isAwaited), '上传成功');
      },
    );

    app.get(
      '/privateFile/:id',
      {
        config: { access: 'any', scope: 'files:read' },
        schema: {
          tags: ['privateFiles'],
          summary: 'A picture, a video or a PDF, for its uploader and the parties of what it is attached to',
          description:
            'A picture is WebP and shown. A video is an attachment, of which one range may be asked for by `Range`; a PDF is one, too.',
          params: FileId,
          querystring: FileSize,
          response: { 200: StoredFile, 206: StoredVideo, default: Refused },
        },
      },
      async (request, reply) => {
        const file = await files.find(actorOf(request), request.params.id);
        return sendFile(files, file, request, reply);
      },
    );
  };
}

type FileRequest = FastifyRequest<{ Querystring: { small?: '1' } }>;

/** A picture, a document, or a video with the range of it that was asked for. */
export function sendFile(
  files: PrivateFileService,
  file: PrivateFileRow,
  request: FileRequest,
  reply: FastifyReply,
) {
  const send = { picture: sendPicture, video: sendVideo, document: sendDocument }[file.kind];
  return send(files, file, request, reply);
}

async function sendPicture(
  files: PrivateFileService,
  file: PrivateFileRow,
  request: FileRequest,
  reply: FastifyReply,
) {
  const what = request.query.small ? 'small' : null;
  const { bytes, size } = await files.read(file, what).catch(asUnavailable(request));
  return reply
    .type(file.mime)
    .headers({ ...PICTURE_HEADERS, 'content-length': size, 'content-disposition': 'inline' })
    .send(bytes);
}

async function sendDocument(
  files: PrivateFileService,
  file: PrivateFileRow,
  request: FileRequest,
  reply: FastifyReply,
) {
  const { bytes, size } = await files.read(file, null).catch(asUnavailable(request));
  return reply
    .type(file.mime)
    .headers({ ...PICTURE_HEADERS, 'content-length': size, 'content-disposition': 'attachment' })
    .send(bytes);
}

async function sendVideo(
  files: PrivateFileService,
  file: PrivateFileRow,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const range = rangeOf(request.headers.range, file.bytes);
  reply.header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  const { bytes, size } = await files.read(file, range).catch(asUnavailable(request));
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply
    .type(file.mime)
    .headers({ ...PICTURE_HEADERS, 'content-length': size, 'content-disposition': 'attachment' })
    .send(bytes);
}
