import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import manifest from '../../package.json' with { type: 'json' };
import { type ChangeMark, readChangeMark } from '../db/changeMarks.ts';
import type { Db } from '../db/client.ts';
import { NotModified, SUCCESS } from './revalidation.ts';
import { actorOf } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The change feed tells of everything that the answer is made of: what has not changed is not read again. */
    byChangeFeed?: boolean;
  }
  interface FastifyRequest {
    /** The tag of the answer that is being made. */
    changeTag: string | null;
  }
}

type Options = { db: Db; now: () => Date };

const MINUTE_MS = 60_000;
/** A tag names the transactions that were running; with more of them there is none. */
const MAX_TAG = 800;
const TAG = /^(?:W\/)?"([\w-]{43})\.(\d{1,18})\.(\d{1,18})\.([\d_]*)"$/;

/**
 * Lists of a person, unchanged: a caller who sends `If-None-Match` gets a weak `ETag`, and with it 304 before anything is
 * read, until the change feed tells of something, for a minute at most, because some fields depend on the clock. What is
 * found by a keyword depends on more than the feed tells.
 */
export const unchangedLists = fp<Options>(
  (app: FastifyInstance, { db, now }: Options) => {
    app.decorateRequest('changeTag', null);
    app.addHook('onRoute', (route: RouteOptions) => {
      if (!route.config?.byChangeFeed) return;
      const { schema = {}, preHandler = [], onSend = [] } = route;
      route.schema = { ...schema, response: { ...(schema.response as object), 304: NotModified } };
      route.preHandler = [preHandler, skipUnchanged].flat();
      route.onSend = [onSend, tag].flat();
    });

    async function skipUnchanged(request: FastifyRequest, reply: FastifyReply) {
      const known = request.headers['if-none-match'];
      if (known === undefined || (request.body as { keyword?: string } | undefined)?.keyword) return;
      const { accountId } = actorOf(request);
      const asked = questionOf(request, now());
      const { mark, isUnchanged } = await readChangeMark(db, accountId, markIn(known, asked));
      // Nothing, and no null: a set of fields has a serialiser of its own.
      if (isUnchanged) return reply.code(304).header('etag', known).removeHeader('content-type').send();
      if (mark) request.changeTag = tagOf(asked, mark);
    }
  },
  { name: 'unchangedLists', dependencies: ['session', 'fields'] },
);

async function tag(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { changeTag } = request;
  if (changeTag && typeof payload === 'string' && payload.startsWith(SUCCESS))
    reply.header('etag', changeTag);
  return payload;
}

/** What is asked of whom, by which release and in which minute. */
function questionOf(request: FastifyRequest, now: Date): string {
  const { accountId, kind } = actorOf(request);
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const { method, url, body } = request;
  return hash(
    'sha256',
    JSON.stringify([manifest.version, minute, accountId, kind, method, url, body]),
    'base64url',
  );
}

function tagOf(asked: string, { newest, xmax, running }: ChangeMark): string | null {
  const text = `W/"${asked}.${newest}.${xmax}.${running.join('_')}"`;
  return text.length <= MAX_TAG ? text : null;
}

/** The mark in a tag of the same question. */
function markIn(known: string, asked: string): ChangeMark | null {
  if (known.length > MAX_TAG) return null;
  const [, of, newest = '', xmax = '', running = ''] = TAG.exec(known) ?? [];
  if (of !== asked) return null;
  const transactions = running.split('_').filter(Boolean);
  return transactions.every((one) => one.length < 19) ? { newest, xmax, running: transactions } : null;
}
