import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refusedBy, type S3ErrorCode } from './s3Errors.ts';
import { type S3Keys, signatureError } from './sigV4.ts';

export type SimulatedS3 = S3Keys & { bucket: string };

type StoredObject = { bytes: Buffer; contentType: string; etag: string; at: Date };
type Params = { bucket: string; '*': string };

const MAX_BYTES = 56 * 1024 * 1024;
/** The one form of ranges that the service asks for. */
const RANGE = /^bytes=(\d+)-(\d+)$/;
/** The oldest go when there are more. */
const MAX_OBJECTS = 2_000;

/** Objects of one bucket, addressed by path, in memory; to be registered under `/s3`. */
export function s3Routes({ bucket, ...keys }: SimulatedS3, now: () => Date): FastifyPluginAsync {
  const objects = new Map<string, StoredObject>();

  /** Null where the request is one that S3 would do. */
  function troubleOf(request: FastifyRequest<{ Params: Params }>): S3ErrorCode | null {
    const { method, headers, body, raw } = request;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const trouble = signatureError({ method, url: raw.url ?? '', headers, body: bytes }, keys, now());
    return trouble ?? (request.params.bucket === bucket ? null : 'NoSuchBucket');
  }

  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, bytes, done) =>
      done(null, bytes),
    );

    app.route<{ Params: Params }>({
      method: ['GET', 'HEAD', 'PUT', 'DELETE'],
      url: '/:bucket/*',
      handler: async (request, reply) => {
        const trouble = troubleOf(request);
        if (trouble) return refuse(reply, trouble);
        const key = request.params['*'];
        if (request.method === 'PUT') {
          const object = objectOf(request, now());
          objects.delete(key);
          objects.set(key, object);
          if (objects.size > MAX_OBJECTS) objects.delete([...objects.keys()][0] ?? '');
          return reply.header('etag', object.etag).send();
        }
        if (request.method === 'DELETE') {
          objects.delete(key);
          return reply.code(204).send();
        }
        const object = objects.get(key);
        if (!object) return refuse(reply, 'NoSuchKey');
        const { bytes } = object;
        const [range, start, end] = RANGE.exec(request.headers.range ?? '') ?? [];
        const part = range ? bytes.subarray(Number(start), Number(end) + 1) : bytes;
        if (part.length < bytes.length)
          reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes.length}`);
        return reply
          .headers({
            'content-type': object.contentType,
            'content-length': part.length,
            'last-modified': object.at.toUTCString(),
            etag: object.etag,
          })
          .send(request.method === 'HEAD' ? undefined : part);
      },
    });
  };
}

function objectOf({ headers, body }: FastifyRequest, at: Date): StoredObject {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const sum = createHash('md5').update(bytes).digest('hex');
  const contentType = headers['content-type'] ?? 'binary/octet-stream';
  return { bytes, contentType, etag: `"${sum}"`, at };
}

function refuse(reply: FastifyReply, code: S3ErrorCode) {
  const { status, xml } = refusedBy(code);
  return reply.code(status).type('application/xml').send(xml);
}
