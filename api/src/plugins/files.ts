import { mkdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProviderError } from '../adapters/providerError.ts';
import { isExport, isLiveExport } from '../adapters/storage/exportFolders.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import { isStored } from '../adapters/storage/uploadNames.ts';
import { Refusal } from '../shared/refusal.ts';

type Options = {
  dir: string;
  /** The storage of uploads, always served under `/files/u/`. */
  storage: Storage;
  now: () => Date;
};

const NEVER_RUN = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const UPLOADS = /^\/u(\/|$)/i;

/**
 * Pictures and exports under `/files/`. A picture's content never changes, and a re-encoded one cannot run scripts;
 * an export is only for the person who knows its name, until it expires.
 */
export const files = fp<Options>(
  async (app: FastifyInstance, { dir, storage, now }) => {
    const root = resolve(dir);
    mkdirSync(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix: '/files/',
      index: false,
      cacheControl: false,
      allowedPath: (path) => !UPLOADS.test(path) && (!isExport(path) || isLiveExport(root, path, now())),
      setHeaders: (reply, path) => {
        const ofExport = isExport(`/${relative(root, path).replaceAll(sep, '/')}`);
        if (ofExport) reply.header('content-disposition', 'attachment');
        reply.header('cache-control', ofExport ? 'private, no-store' : 'public, max-age=86400');
        reply.header('content-security-policy', NEVER_RUN);
        reply.header('cross-origin-resource-policy', ofExport ? 'same-origin' : 'cross-origin');
      },
    });

    app.get<{ Params: { name: string } }>('/files/u/:name', async (request, reply) => {
      const { name } = request.params;
      const file = isStored(name) ? await storage.read(name).catch(asUnavailable(request)) : null;
      if (!file) throw new Refusal('NO_ROUTE');
      return reply
        .type('image/webp')
        .headers({
          'content-length': file.size,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': NEVER_RUN,
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(file.bytes);
    });
  },
  { name: 'files' },
);

/** A picture that cannot be read now is answered as temporarily unavailable. */
function asUnavailable({ log }: FastifyRequest) {
  return (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ reason: error.reason, code: error.code }, 'the storage did not answer');
    throw new Refusal('UNAVAILABLE');
  };
}
