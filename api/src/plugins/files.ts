import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { EXPORT_ID, mimeOf } from '../adapters/storage/exportNames.ts';
import type { Storage, StoredFile } from '../adapters/storage/storage.ts';
import { isStored, storedMimeOf } from '../adapters/storage/uploadNames.ts';
import { Refusal } from '../shared/refusal.ts';
import { asUnavailable } from './asUnavailable.ts';

type Options = {
  dir: string;
  /** The storage of uploads, always served under `/files/u/`. */
  storage: Storage;
  exports: {
    /** A file of an export within its hour, else null. */
    read(taskId: string, fileName: string): Promise<StoredFile | null>;
  };
};

const NEVER_RUN = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Served by routes of their own; in any letters, since some file systems fold them. */
const NOT_STATIC = /^\/(u|exports)(\/|$)/i;

/**
 * Pictures and exports under `/files/`. A picture's content never changes, and a re-encoded one cannot run scripts;
 * an export is only for the person who knows its name, until it expires.
 */
export const files = fp<Options>(
  async (app: FastifyInstance, { dir, storage, exports }) => {
    const root = resolve(dir);
    mkdirSync(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix: '/files/',
      index: false,
      cacheControl: false,
      allowedPath: (path) => !NOT_STATIC.test(path),
      setHeaders: (reply) => {
        reply.header('cache-control', 'public, max-age=86400');
        reply.header('content-security-policy', NEVER_RUN);
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });

    app.get<{ Params: { id: string; name: string } }>('/files/exports/:id/:name', async (request, reply) => {
      const { id, name } = request.params;
      const file = EXPORT_ID.test(id) ? await exports.read(id, name).catch(asUnavailable(request)) : null;
      if (!file) throw new Refusal('NO_ROUTE');
      return reply
        .type(mimeOf(name))
        .headers({
          'content-length': file.size,
          'content-disposition': 'attachment',
          'cache-control': 'private, no-store',
          'content-security-policy': NEVER_RUN,
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(file.bytes);
    });

    app.get<{ Params: { name: string } }>('/files/u/:name', async (request, reply) => {
      const { name } = request.params;
      const file = isStored(name) ? await storage.read(name).catch(asUnavailable(request)) : null;
      if (!file) throw new Refusal('NO_ROUTE');
      return reply
        .type(storedMimeOf(name))
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
