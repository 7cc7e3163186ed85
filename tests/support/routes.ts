import type { TestApi } from './api.ts';

const PREFIX = '/api/v1';

type Schema = { properties?: Record<string, Schema>; items?: Schema };
type Operation = {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
/** A route of the REST service; `path` stands after `/api/v1`, `fields` are the names of what its callers send. */
export type Route = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; fields: string[] };

/** Routes as the OpenAPI document describes them, with the second spelling of those that have one. */
export function describedRoutes({ app }: TestApi): Route[] {
  return documentedRoutes(app).flatMap((route) => {
    const again = { ...route, path: `/api${route.path}` };
    return app.hasRoute({ method: route.method, url: PREFIX + again.path }) ? [route, again] : [route];
  });
}

/** Those of the console, which have a document of their own. */
export function consoleRoutes({ app }: TestApi): Route[] {
  return routesOf(app.consoleDocument());
}

const documentedRoutes = (app: TestApi['app']) => routesOf(app.swagger());

function routesOf(document: object): Route[] {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Route['method'],
      path: path.replace(PREFIX, ''),
      fields: [
        ...parameters.map(({ name }) => name),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
      ],
    })),
  );
}

/** Every route that answers, such as `GET /api/v1/goods/list`, described or not. */
export function servedRoutes({ app }: TestApi): string[] {
  const lines = app.printRoutes({ commonPrefix: false }).split('\n').filter(Boolean);
  // A path that another one begins with is a branch of it, four characters further in.
  const branch: string[] = [];
  return lines.flatMap((line) => {
    const [, indent = '', part, methods = ''] = /^(.*).── (\S+) \((.+)\)$/.exec(line) ?? [];
    if (!part) throw new Error(`not a route: ${line}`);
    branch.splice(indent.length / 4, branch.length, part);
    const path = branch.join('');
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  });
}

/** With those of objects inside, by their own names. */
function fieldsOf({ properties = {}, items }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => [name, ...fieldsOf(schema)]);
  return items ? [...own, ...fieldsOf(items)] : own;
}
