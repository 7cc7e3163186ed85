import { mkdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isExport, isLiveExport } from '../modules/exports/exportFolders.ts';

/**
 * Pictures and exports under `/files/`. A picture's name never changes its content, and a drawn one may run nothing; an
 * export is for the one person that was told its name, until it expires.
 */
export const files = fp<{ dir: string; now: () => Date }>(
  async (app: FastifyInstance, { dir, now }) => {
    const root = resolve(dir);
    mkdirSync(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix: '/files/',
      index: false,
      cacheControl: false,
      allowedPath: (path) => !isExport(path) || isLiveExport(root, path, now()),
      setHeaders: (reply, path) => {
        const ofExport = isExport(`/${relative(root, path).replaceAll(sep, '/')}`);
        if (ofExport) reply.header('content-disposition', 'attachment');
        reply.header('cache-control', ofExport ? 'private, no-store' : 'public, max-age=86400');
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        reply.header('cross-origin-resource-policy', ofExport ? 'same-origin' : 'cross-origin');
      },
    });
  },
  { name: 'files' },
);
