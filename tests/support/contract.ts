import type { TestApi } from './api.ts';
import { hostileFor } from './hostile.ts';
import { type Path, placesIn, plausible, type Schema, withValue } from './plausible.ts';

const FORM = 'application/x-www-form-urlencoded';
type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A route with all that it takes in one object: parameters of the address and fields of the body. */
export type TakingRoute = {
  name: string;
  method: Method;
  path: string;
  inQuery: boolean;
  type: string;
  schema: Schema;
};

/** What other platforms call is answered in their words, and an authorisation ends on a page. */
const PLAIN = /^\/api\/v1\/(pay\/notify|tracking\/push|shops\/callback)/;
const UPLOADS = ['/api/v1/fileUpload/upload', '/api/v1/privateFile/upload'];
const STREAM = '/api/v1/events/stream';

/** Every route that takes something, as the contract describes it. */
export function contractRoutes({ app }: TestApi): TakingRoute[] {
  const { paths } = app.swagger() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, { parameters = [], requestBody }]) => {
      if (UPLOADS.includes(path) || path === STREAM) return [];
      const method = verb.toUpperCase() as Method;
      const about = { name: `${method} ${path}`, method, path };
      const requested = parameters.filter((one) => one.in !== 'header');
      const query = {
        type: 'object',
        properties: Object.fromEntries(requested.map((one) => [one.name, one.schema])),
        required: requested.filter((one) => one.in === 'path').map((one) => one.name),
      };
      const bodies = Object.entries(requestBody?.content ?? {});
      return [
        ...(requested.length > 0 ? [{ ...about, inQuery: true, type: '', schema: query }] : []),
        ...bodies.map(([type, { schema }]) => ({ ...about, inQuery: false, type, schema })),
      ];
    }),
  );
}

/** A request of the route with what is given, as far as an address can say it. */
export function requestOf({ method, path, inQuery, type }: TakingRoute, input: unknown) {
  if (!inQuery) {
    const payload =
      type === FORM
        ? new URLSearchParams(input as Record<string, string>).toString()
        : type.endsWith('xml')
          ? String(input)
          : JSON.stringify(input);
    return { method, url: path, payload, headers: { 'content-type': type } };
  }
  let url = path;
  const query: string[] = [];
  for (const [name, value] of Object.entries(input as object)) {
    const said = encodeURIComponent(String(value).toWellFormed());
    if (path.includes(`{${name}}`)) url = url.replace(`{${name}}`, said);
    else query.push(`${name}=${said}`);
  }
  return { method, url: query.length > 0 ? `${url}?${query.join('&')}` : url, headers: {} };
}

function kindOf({ type, format }: Schema) {
  if (type === 'integer' || type === 'number') return 'number';
  if (type !== 'string') return 'other';
  return format === 'date-time' ? 'moment' : format === 'date' ? 'day' : 'text';
}

/** Everything hostile that a route can be told, one thing at a time. */
export function attacks(
  route: TakingRoute,
  ids: Record<string, number>,
): { at: Path; value: unknown; given: unknown }[] {
  const base = plausible(route.schema, '', ids);
  return placesIn(route.schema, '').flatMap(({ at, schema }) => {
    if (at.length === 0 && (route.inQuery || route.type === FORM)) return [];
    return hostileFor(kindOf(schema)).map((value) => ({
      at,
      value,
      given: withValue(base, route.schema, at, value, ids),
    }));
  });
}

/** What is wrong with an answer; null for a refusal in the envelope, and for success. */
export function defectIn(
  route: Pick<TakingRoute, 'path'>,
  { statusCode, body }: { statusCode: number; body: string },
): string | null {
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 120)}`;
  if (PLAIN.test(route.path)) return null;
  try {
    const { code, data } = JSON.parse(body);
    return code === 0 || (code === 7 && data.errorKey !== 'INTERNAL') ? null : body.slice(0, 120);
  } catch {
    return `no envelope: ${body.slice(0, 60)}`;
  }
}
