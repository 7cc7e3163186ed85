import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { guardedLookup, TargetRefused, type TargetRules, targetProblem } from './webhookTargets.ts';

/** Why there was no answer. */
export type WebhookFailure = 'refused' | 'timeout' | 'tls' | 'connection' | 'stopped';

export type WebhookAnswer =
  | { status: number; body: string; failure: '' }
  | { status: null; body: ''; failure: WebhookFailure };

type Message = { url: string; headers: Readonly<Record<string, string>>; body: string };
type Options = {
  rules: TargetRules;
  stop?: AbortSignal | undefined;
  timeoutMs?: number;
  lookup?: Parameters<typeof guardedLookup>[1];
};

const TIMEOUT_MS = 15_000;
/** Of an answer no more is read, and no more kept. */
const MAX_READ_BYTES = 8 * 1024;
const MAX_KEPT_SIGNS = 1_000;

/**
 * Posts a message and answers what came back, by its HTTP status alone: redirects are not followed. Each has a connection of
 * its own, and no proxy.
 * @param timeoutMs until the answer has come
 */
export async function postWebhook(
  { url, headers, body }: Message,
  { rules, stop, timeoutMs = TIMEOUT_MS, lookup }: Options,
): Promise<WebhookAnswer> {
  // The rules may have changed since it was saved.
  if (targetProblem(url, rules) !== null) return failed('refused');
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  try {
    return await new Promise<WebhookAnswer>((answer, fail) => {
      const send = url.startsWith('https:') ? requestHttps : requestHttp;
      const request = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal,
        lookup: guardedLookup(rules, lookup),
      });
      request.on('error', fail);
      request.on('response', (response) => {
        beginningOf(response)
          .then((text) => answer({ status: response.statusCode ?? 0, body: text, failure: '' }), fail)
          .finally(() => request.destroy());
      });
      request.end(body);
    });
  } catch (error) {
    if (stop?.aborted) return failed('stopped');
    return failed(timeout.aborted ? 'timeout' : failureOf(error as NodeJS.ErrnoException));
  }
}

const failed = (failure: WebhookFailure): WebhookAnswer => ({ status: null, body: '', failure });

function failureOf(error: NodeJS.ErrnoException): WebhookFailure {
  if (error instanceof TargetRefused) return 'refused';
  return /CERT|TLS|SSL|SELF_SIGNED|EPROTO/.test(error.code ?? '') ? 'tls' : 'connection';
}

/** How a body begins, as text that a database takes. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MAX_READ_BYTES) break;
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_READ_BYTES).toString('utf8');
  return text.replaceAll('\0', '').slice(0, MAX_KEPT_SIGNS).toWellFormed();
}
