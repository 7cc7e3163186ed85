import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SharedReads } from '../rest/sharedReads.ts';

/** The home page as it is sent. */
interface Page {
  etag: string;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
}

/** Null where the graph refused. */
type Drawn = { page: Page | null };

/** Drawing takes a while, so a page is drawn once an answer, whoever asks by whatever name of the host. */
const MAX_DRAWN = 4;
/** The script asks for the goods of a page that was not there by then. */
const MAX_WAIT_MS = 150;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Compressed anew whenever the goods change: most of what there is to gain, in a few milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Serves the home page with the goods that a visitor sees first, as markup and as data, read from the graph like any
 * visitor's and held for a second. Without a back end, or with a slow one, the built page goes out as it is.
 */
export async function addHomePage(app: FastifyInstance, dist: string, waitMs = MAX_WAIT_MS): Promise<void> {
  const drawing = await startDrawing(dist).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the home page cannot be drawn');
    return null;
  });
  if (!drawing) return;
  app.addHook('onClose', () => drawing.stop());
  const held = new SharedReads<Drawn>();
  const drawn = new LRUCache<string, Drawn>({ max: MAX_DRAWN });

  const draw = async (host: string): Promise<Drawn> => {
    const { body: text } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host, 'content-type': 'application/json' },
      payload: drawing.body,
    });
    const known = drawn.get(text);
    if (known) return known;
    const html = await drawing.draw(text);
    const page = { page: html === null ? null : await pageOf(html) };
    drawn.set(text, page);
    return page;
  };

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    const page = Object.keys(request.query as object).length > 0 ? null : await soon(request);
    if (!page) return reply.sendFile('index.html');
    reply.header('etag', page.etag).type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
    return encoding
      ? reply.header('content-encoding', encoding).send(page[encoding])
      : reply.send(page.identity);
  }

  /** The page, when it can be had in time. */
  async function soon({ headers: { host = '' }, log }: FastifyRequest): Promise<Page | null> {
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(resolve, waitMs, null);
    const asked = Promise.resolve(held.get(host, () => draw(host))).then(
      ({ page }) => page,
      (error: unknown) => {
        log.warn({ err: error }, 'the home page goes out without its goods');
        return null;
      },
    );
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }

  app.get('/', { prefixTrailingSlash: 'slash' }, answer);
}

/** In a thread of its own: while a page is drawn, others are answered. */
async function startDrawing(dist: string) {
  const program = join(dist, 'server', 'home.js');
  if (!existsSync(program)) return null;
  const workerData = { program: pathToFileURL(program).href, template: join(dist, 'index.html') };
  const worker = new Worker(new URL('./homePage.worker.ts', import.meta.url), { workerData });
  const [body] = (await once(worker, 'message')) as [string];
  worker.unref();
  // Answers come in the order of the questions.
  let last: Promise<unknown> = Promise.resolve();
  let failure: unknown;
  worker.on('error', (error) => {
    failure = error;
  });

  async function draw(text: string): Promise<string | null> {
    if (failure) throw failure;
    const told = once(worker, 'message');
    worker.postMessage(text);
    const [html] = (await told) as [string | null];
    return html;
  }

  return {
    /** What the page asks the graph for. */
    body,
    /** The page with an answer; null when that says nothing. */
    draw(text: string): Promise<string | null> {
      const mine = last.catch(() => {}).then(() => draw(text));
      last = mine;
      return mine;
    },
    stop: () => worker.terminate(),
  };
}

async function pageOf(html: string): Promise<Page> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([compressBrotli(identity, BROTLI), compressGzip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, br, gzip: gzipped, identity };
}
