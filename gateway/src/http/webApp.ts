import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addDrawnPages } from './drawnPages.ts';
import { refuse } from './errors.ts';

/** Leads to the web app from where people come to first. */
export function addHomeOfSite(app: FastifyInstance): void {
  app.get('/', async (_request, reply) => reply.redirect('/t3/'));
}

interface WebApp {
  /** Where its pages are, such as `/t3`. */
  prefix: string;
  /** Folder of the build. */
  dist: string;
  /** Where pages go out with what the graph answers any visitor. */
  drawn?: { pageMs?: number | undefined };
}

/** A built web app under its prefix; every page of it is `index.html`. */
export async function addWebApp(app: FastifyInstance, { prefix, dist, drawn }: WebApp): Promise<void> {
  app.get(prefix, async (_request, reply) => reply.redirect(`${prefix}/`));
  if (!existsSync(join(dist, 'index.html'))) {
    app.get(`${prefix}/*`, async (_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('网页尚未构建'),
    );
    return;
  }
  await app.register(
    async (web) => {
      await web.register(fastifyStatic, {
        root: dist,
        prefix: '/',
        cacheControl: false,
        preCompressed: true,
        // What the gateway reads of a build itself is not served.
        allowedPath: (path) => !/^\/(documents|server)\//.test(path),
        setHeaders: (reply, path) => {
          // Vite puts a content hash into these file names.
          const hashed = relative(dist, path).startsWith(`assets${sep}`);
          reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
      const send = drawn
        ? await addDrawnPages(web, dist, drawn.pageMs)
        : async (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html');
      web.get('/', { prefixTrailingSlash: 'slash' }, send);
      web.setNotFoundHandler((request, reply) => {
        const isPage =
          request.method === 'GET' && !/\.\w+$/.test(new URL(request.url, 'http://web').pathname);
        return isPage ? send(request, reply) : refuse(request, reply, 404);
      });
    },
    { prefix },
  );
}
