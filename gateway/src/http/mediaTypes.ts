import type { FastifyRequest } from 'fastify';

/** Of GraphQL over HTTP: with it the status says whether an operation was run, and clients read the body of a 400. */
export const GRAPH_JSON = 'application/graphql-response+json';
const JSON_NAME = 'application/json';

const accepted = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers.accept?.toLowerCase() ?? '';

/** Whether the client takes the media type of graphs. */
export function takesGraphJson(request: Pick<FastifyRequest, 'headers'>): boolean {
  return accepted(request).includes(GRAPH_JSON);
}

/** Whether it asks for plain JSON by name, which says 200 whenever a document could be looked at. */
export function wantsPlainJson(request: Pick<FastifyRequest, 'headers'>): boolean {
  return accepted(request).includes(JSON_NAME) && !takesGraphJson(request);
}
