import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SharedReads } from '../rest/sharedReads.ts';
import type { DrawnOrNot, DrawnPlace, ToDraw } from './drawnPages.worker.ts';

/** A page as it is sent. */
interface Page {
  etag: string;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
}

/** Null where the graph refused. */
type Drawn = { page: Page | null };

/** Drawing takes a while, so a page is drawn once an answer, whoever asks by whatever name of the host. */
const MAX_DRAWN = 60;
/** The script asks for what a page was not sent with. */
const MAX_WAIT_MS = 150;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Compressed anew whenever an answer changes: most of what there is to gain, in a few milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Serves pages as markup with what the graph answers any visitor, which is held for a second: the home page with its
 * goods, a page of goods, and of others their frame. Without a back end, or with a slow one, the built page goes out as it
 * is. Answers with what sends the page of a request.
 */
export async function addDrawnPages(app: FastifyInstance, dist: string, waitMs = MAX_WAIT_MS) {
  const drawing = await startDrawing(dist, app.log).catch((error: unknown) => {
    app.log.warn({ err: error }, 'pages cannot be drawn');
    return null;
  });
  if (!drawing) return sendBuilt;
  app.addHook('onClose', () => drawing.stop());
  const places = drawing.places.map(({ path, question }) => ({ pattern: new RegExp(`^${path}$`), question }));
  const held = new SharedReads<Drawn>();
  const drawn = new LRUCache<string, Drawn>({ max: MAX_DRAWN });

  const draw = async (place: number, address: string, host: string): Promise<Drawn> => {
    const text = await answerFor(place, address, host);
    // A frame is the same at all addresses of its place.
    const key = text === null ? String(place) : `${place} ${address} ${text}`;
    const known = drawn.get(key);
    if (known) return known;
    const html = await drawing.draw({ place, address, text });
    const page = { page: html === null ? null : await pageOf(html) };
    drawn.set(key, page);
    return page;
  };

  async function answerFor(place: number, address: string, host: string): Promise<string | null> {
    const { question, pattern } = places[place] ?? {};
    if (!question) return null;
    const [, id] = pattern?.exec(address) ?? [];
    const { operationName, sha256Hash } = question;
    const { body } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host, 'content-type': 'application/json' },
      payload: {
        operationName,
        variables: id === undefined ? {} : { id: Number(id) },
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      },
    });
    return body;
  }

  return async function send(request: FastifyRequest, reply: FastifyReply) {
    const address = request.url.slice(app.prefix.length);
    const place = places.findIndex(({ pattern }) => pattern.test(address));
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    const page = place < 0 ? null : await soon(request, place, address);
    if (!page) return sendBuilt(request, reply);
    reply.header('etag', page.etag).type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
    return encoding
      ? reply.header('content-encoding', encoding).send(page[encoding])
      : reply.send(page.identity);
  };

  /** The page, when it can be had in time. */
  async function soon(
    { headers, log }: FastifyRequest,
    place: number,
    address: string,
  ): Promise<Page | null> {
    const { host = '' } = headers;
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(resolve, waitMs, null);
    const key = places[place]?.question ? `${host} ${address}` : String(place);
    const asked = Promise.resolve(held.get(key, () => draw(place, address, host))).then(
      ({ page }) => page,
      (error: unknown) => {
        log.warn({ err: error }, 'a page goes out as it was built');
        return null;
      },
    );
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }
}

/** The page as it was built, whatever its address. */
export async function sendBuilt(_request: FastifyRequest, reply: FastifyReply) {
  return reply.sendFile('index.html');
}

/** In a thread of its own: while a page is drawn, others are answered. */
async function startDrawing(dist: string, log: FastifyBaseLogger) {
  const program = join(dist, 'server', 'pages.js');
  if (!existsSync(program)) return null;
  const workerData = { program: pathToFileURL(program).href, template: join(dist, 'index.html') };
  const worker = new Worker(new URL('./drawnPages.worker.ts', import.meta.url), { workerData });
  const [places] = (await once(worker, 'message')) as [DrawnPlace[]];
  worker.unref();
  // Answers come in the order of the questions.
  let last: Promise<unknown> = Promise.resolve();
  let failure: unknown;
  worker.on('error', (error) => {
    failure = error;
  });

  async function draw(page: ToDraw): Promise<string | null> {
    if (failure) throw failure;
    const told = once(worker, 'message');
    worker.postMessage(page);
    const [{ html, failure: reason }] = (await told) as [DrawnOrNot];
    if (reason !== undefined) log.warn({ page: page.address, reason }, 'a page cannot be drawn');
    return html;
  }

  return {
    places,
    /** A page with its answer; null when that says nothing. */
    draw(page: ToDraw): Promise<string | null> {
      const mine = last.catch(() => {}).then(() => draw(page));
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
