import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { CallKind, FaultKind } from './faults.ts';
import type { PlatformTraits, PlatformWorld } from './shopWorld.ts';

/** A platform as its folder plugs it in: its routes are registered under `/<slug>`. */
export type SimulatedPlatform = PlatformTraits & { routes: (world: PlatformWorld) => FastifyPluginAsync };

/** Why a call is refused before it is looked at; a platform tells it in its own words. */
export type CallFault = {
  kind: Exclude<FaultKind, 'hang' | 'http502' | 'garbage' | 'lost'>;
  /** Only of a limit: until when there are no more calls. */
  retryAfterMs: number | null;
};

/** What a platform has read of a call: its own name of the method, what it does, and about which orders. */
export type AdmittedCall = { method: string; call: CallKind; orderNos: readonly string[] };

/** A hung call ends at last, for clients without a time limit. */
const HANG_MS = 60_000;

/**
 * To be asked about every call that is rightly signed: waits as long as answers are to take, counts it against the
 * limits, and takes the failures that were asked for. Answers `null` when the call may go on, its trouble otherwise, or
 * `sent` when there is nothing more to answer.
 */
export async function admit(
  { faults, limits }: PlatformWorld,
  { method, call, orderNos }: AdmittedCall,
  reply: FastifyReply,
): Promise<CallFault | 'sent' | null> {
  await wait(faults.latencyMs());
  const kind = faults.take(call, orderNos);
  if (kind === 'hang') {
    reply.hijack();
    setTimeout(() => reply.raw.destroy(), HANG_MS).unref();
    return 'sent';
  }
  if (kind === 'http502' || kind === 'garbage') {
    await reply
      .code(kind === 'http502' ? 502 : 200)
      .type('text/html')
      .send('<html>Bad Gateway');
    return 'sent';
  }
  if (kind === 'lost') {
    reply.send = () => {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    };
    return null;
  }
  if (kind) return { kind, retryAfterMs: null };
  const retryAfterMs = limits.take(method);
  return retryAfterMs === null ? null : { kind: 'rateLimited', retryAfterMs };
}
