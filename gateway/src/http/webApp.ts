import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './errors.ts';
import { addHomePage } from './homePage.ts';

/** The built web app under `/t3/`; every page of it is `index.html`. */
export async function addWebApp(
  app: FastifyInstance,
  dist: string,
  { pageMs }: { pageMs?: number | undefined },
): Promise<void> {
  app.get('/', async (_request, reply) => reply.redirect('/t3/'));
  app.get('/t3', async (_request, reply) => reply.redirect('/t3/'));
  if (!existsSync(join(dist, 'index.html'))) {
    app.get('/t3/*', async (_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('网页尚未构建'),
    );
    return;
  }
  await app.register(
    async (web) => {
      web.setNotFoundHandler((request, reply) => {
        const isPage =
          request.method === 'GET' && !/\.\w+$/.test(new URL(request.url, 'http://web').pathname);
        return isPage ? reply.sendFile('index.html') : refuse(request, reply, 404);
      });
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
      await addHomePage(web, dist, pageMs);
    },
    { prefix: '/t3' },
  );
}
