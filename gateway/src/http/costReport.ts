import type { FastifyRequest } from 'fastify';
import { mostCost } from '../graph/limits.ts';
import type { GraphBody } from './resolveDocument.ts';

const END = '}'.charCodeAt(0);

/** Whether a request wants to be told what it has cost: it has `extensions: { cost: true }`. */
export function wantsCost({ extensions }: GraphBody): boolean {
  return extensions?.cost === true;
}

/**
 * The body of an answer with `extensions.cost` (points of the operation, and the most that one may have) and
 * `extensions.rates` (what is left of the minute to whoever asks, in requests and points, after this one).
 */
export function withCost(body: Buffer, points: number, { admission, isVisitor }: Asked): Buffer {
  const most = mostCost({ isVisitor });
  const rates = admission?.left().map(({ policy, requests, cost, endsIn }) => ({
    ...{ policy, requests: Math.max(0, requests), points: Math.max(0, cost - points), endsIn },
  }));
  const extensions = JSON.stringify({ cost: { points, most }, ...(rates && { rates }) });
  const end = body.lastIndexOf(END);
  return Buffer.concat([body.subarray(0, end), Buffer.from(`,"extensions":${extensions}}`)]);
}

type Asked = Pick<FastifyRequest, 'admission'> & { isVisitor: boolean };
