import type { IncomingMessage } from 'node:http';

/** More than any route takes. What is larger was sent by mistake, or with intent. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Without a byte; the sender has stopped, or is waiting for the answer. */
const IDLE_MS = 1_000;
/** Until a sender that is not read any more has filled what lies between the two, and listens instead of writing. */
const SETTLE_MS = 200;

/** Whether all of a body is there, or none is to come. */
export function hasCome({ complete, headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': chunks } = headers;
  // Requests that are injected in tests do not say.
  return complete !== false || (length === '0' && chunks === undefined);
}

/**
 * Reads the rest of a body that is refused, and drops it: a sender that is still writing when its connection is closed is
 * told by its system that the connection broke, and the answer is lost. To be called before the answer is sent; true when all
 * of the body has come.
 */
export function readOn(request: IncomingMessage, withinMs: number): Promise<boolean> {
  if (request.complete || request.destroyed || Number(request.headers['content-length'] ?? 0) > MOST_BYTES)
    return Promise.resolve(request.complete);
  return new Promise((resolve) => {
    let length = 0;
    const leave = () => {
      clearTimeout(idle);
      clearTimeout(late);
      request.off('data', count).off('end', stop).off('close', stop).pause();
    };
    const stop = () => {
      leave();
      resolve(request.complete);
    };
    const count = (chunk: Buffer) => {
      length += chunk.length;
      idle.refresh();
      if (length <= MOST_BYTES) return;
      leave();
      setTimeout(resolve, SETTLE_MS, false);
    };
    const idle = setTimeout(stop, IDLE_MS);
    const late = setTimeout(stop, withinMs);
    // Whoever has refused it reads no more, and would hold it up.
    request.unpipe();
    request.on('data', count).once('end', stop).once('close', stop).resume();
  });
}
