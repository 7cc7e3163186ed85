import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Pictures under `/files/`. Their names never change their content, and a drawn one may run nothing. */
export const files = fp<{ dir: string }>(
  async (app: FastifyInstance, { dir }) => {
    const root = resolve(dir);
    mkdirSync(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix: '/files/',
      index: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'public, max-age=86400');
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  },
  { name: 'files' },
);
