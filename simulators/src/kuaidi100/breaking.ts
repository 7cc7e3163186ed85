import type { FastifyReply } from 'fastify';
import type { FaultKind, LabelFault } from './labelFaults.ts';

/** A hung call ends eventually, for clients without a timeout. */
const HANG_MS = 60_000;

/** Answers in a foreign format, or not at all. */
export function breakOff(reply: FastifyReply, kind: Exclude<LabelFault, FaultKind>): FastifyReply {
  switch (kind) {
    case 'lost':
      reply.hijack();
      reply.raw.destroy();
      return reply;
    case 'hang':
      reply.hijack();
      setTimeout(() => reply.raw.destroy(), HANG_MS).unref();
      return reply;
    case 'http502':
      return notOurs(reply.code(502));
    case 'garbage':
      return notOurs(reply);
  }
}

function notOurs(reply: FastifyReply): FastifyReply {
  return reply.type('text/html').send('<html>Bad Gateway');
}
