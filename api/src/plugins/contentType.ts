import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Refusal } from '../shared/refusal.ts';

export const FORM = 'application/x-www-form-urlencoded';
const JSON_ONLY = ['application/json'];
const MULTIPART = 'multipart/form-data';
/** A form with files brings the line that stands between its parts. */
const WITH_BOUNDARY = /^multipart\/form-data; ?boundary="?[\w'()+,./:=?-]{1,70}"?$/;

/**
 * A body is JSON, or one of the route's `schema.body.content` types under exactly these names, because unusual
 * spellings can bypass body validation. XML is passed as text, a form as an object of texts.
 */
export const contentType = fp(
  (app: FastifyInstance) => {
    app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: FastifyRequest, text: string) =>
      fieldsOf(new URLSearchParams(text)),
    );
    app.addHook('onRequest', async (request) => {
      const { headers } = request;
      const named = namedTypes(request);
      const hasBody =
        headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
      // Without a type no schema of `content` would be applied.
      if ((named || hasBody) && !isOneOf(named ?? JSON_ONLY, headers['content-type'] ?? ''))
        throw new Refusal('BODY_TYPE');
    });
  },
  { name: 'contentType' },
);

function namedTypes({ routeOptions }: FastifyRequest): string[] | null {
  const body = routeOptions.schema?.body;
  return body instanceof Object && 'content' in body ? Object.keys(body.content as object) : null;
}

function isOneOf(types: string[], input: string): boolean {
  const named = input.toLowerCase();
  return types.some((type) =>
    type === MULTIPART
      ? WITH_BOUNDARY.test(named)
      : [type, `${type}; charset=utf-8`, `${type};charset=utf-8`].some((each) => each === named),
  );
}

/** A repeated field has no single value. */
function fieldsOf(form: URLSearchParams): Record<string, string> {
  const names = [...form.keys()];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Refusal('BAD_PARAM', { field: twice });
  return Object.fromEntries(form);
}
