import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError, FastifyRequest } from 'fastify';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import { Upload, UploadBody } from './uploads.schemas.ts';
import type { GivenFile, UploadService } from './uploads.service.ts';

const FIELD = 'file';
const MAX_MB = 5;
const MAX_BYTES = MAX_MB * 1024 * 1024;
/** Of the whole body, with what stands around the file. */
const MAX_BODY_BYTES = MAX_BYTES + 16 * 1024;

export function uploadRoutes(uploads: UploadService): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(multipart, {
      limits: {
        files: 1,
        fields: 0,
        parts: 1,
        fileSize: MAX_BYTES,
        headerPairs: 10,
        fieldNameSize: 20,
      },
      throwFileSizeLimit: false,
    });

    app.post(
      '/fileUpload/upload',
      {
        config: { access: 'any' },
        schema: {
          tags: ['uploads'],
          summary: 'Upload a picture, which is drawn anew as WebP; at most 500 a day',
          body: UploadBody,
          response: answers(Upload),
        },
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
        // Not `request.signal`: that one ends with the body.
        const isAwaited = () => !reply.sent && !request.socket.destroyed;
        return ok(
          await uploads.add(actorOf(request).accountId, () => fileOf(request), isAwaited),
          '上传成功',
        );
      },
    );
  };
}

/** The one file of a form that holds nothing else. */
async function fileOf(request: FastifyRequest): Promise<GivenFile> {
  let file: GivenFile | null = null;
  try {
    for await (const part of request.parts()) {
      if (file || part.type !== 'file' || part.fieldname !== FIELD) throw notOneFile();
      file = { name: part.filename ?? '', bytes: await bytesOf(part) };
    }
  } catch (error) {
    throw isFault(error) ? notOneFile() : error;
  }
  if (!file) throw notOneFile();
  return file;
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  return bytes;
}

/** Of the sender's making: a form that is broken off, malformed, or holds more than one file. */
function isFault(error: unknown): boolean {
  if (error instanceof Refusal) return false;
  const { code = '', message = '' } = error as Partial<FastifyError>;
  return code.startsWith('FST_') || /multipart|part terminated|boundary/i.test(message);
}

function notOneFile(): Refusal {
  return new Refusal('BAD_PARAM', { field: FIELD });
}

function tooLarge(): Refusal {
  return new Refusal('FILE_SIZE', { max: `${MAX_MB}MB` });
}
