import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isTokenScope, type Scope } from '../shared/scopes.ts';
import type { Access } from './session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of the console, which the public one says nothing of. */
    consoleDocument(): object;
  }
}

const CONSOLE = '/api/v1/console/';

const CALLERS: Record<Access, string> = {
  public: 'For everybody.',
  any: 'For whoever has signed in.',
  buyer: 'For buyers.',
  seller: 'For suppliers.',
  operator: 'For operators.',
};

interface Options {
  /** What each tag of the routes stands for. */
  tags: Readonly<Record<string, string>>;
  /** The same of the console's routes. */
  consoleTags: Readonly<Record<string, string>>;
}

/** Emits the OpenAPI documents from the route schemas: that of the service, and that of the console. */
export const openapi = fp(
  async (app: FastifyInstance, { tags, consoleTags }: Options) => {
    await app.register(swagger, documentOf({ tags, title: '橙仓 REST API', isConsole: false }));
    await app.register(swagger, {
      ...documentOf({ tags: consoleTags, title: '橙仓 console REST API', isConsole: true }),
      decorator: 'consoleDocument',
    });
  },
  { name: 'openapi' },
);

const CONVENTIONS =
  'Every answer is `{code, data, msg}`: code 0 is success, 7 a refusal with `data.errorKey`. Amounts are whole fen, weights grams, times ISO-8601 in Asia/Shanghai. To read a whole list, ask without `cursor` first, then with the `nextCursor` of each page as `cursor` and everything else unchanged, until it is null: no row comes twice and none is left out, whatever comes in meanwhile. Pages by number move when rows come in. Routes that only read take the parameter `fields` in their address, also where they are asked by POST: `fields=total,list(id,name,warehouses(id,name))` answers these names of `data`, in this order, and nothing else, and what nobody asked for is not read. A name without parentheses is answered with all it has. There are at most 2000 characters without spaces and 6 levels; a name that is not there, comes twice or has empty parentheses is refused with BAD_PARAM. Routes that document 304 answer an `ETag`: sent again as `If-None-Match`, also with a POST, it gets 304 without a body where the answer would be the same for this caller.';

function documentOf({
  tags,
  title,
  isConsole,
}: Pick<Options, 'tags'> & { title: string; isConsole: boolean }) {
  const options: FastifyDynamicSwaggerOptions = {
    openapi: {
      openapi: '3.1.0',
      info: {
        ...{ title, version: '1', description: CONVENTIONS },
        contact: { name: '橙仓' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'Where the api listens.' }],
      tags: Object.keys(tags)
        .sort()
        .map((name) => ({ name, description: tags[name] ?? '' })),
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'header',
            name: 'x-token',
            description: isConsole
              ? 'The `token` that `POST /console/login/code` answers.'
              : 'The `token` that `POST /common/login` or `POST /seller/login` answers.',
          },
          ...(!isConsole && {
            token: {
              type: 'http' as const,
              scheme: 'bearer',
              description:
                'A token of a program, from 个人中心 → 开放接口. Each operation names the scopes that it needs as `x-scopes`; one without this scheme is for people alone, and refused with PEOPLE_ONLY.',
            },
          }),
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, i) =>
        typeof json.$id === 'string' ? json.$id : `def-${i}`,
    },
    hideUntagged: true,
    transform({ schema, url, route }) {
      const access = route.config?.access;
      if (!schema || !access) return { schema, url };
      // The second spelling of the same call.
      if (url.startsWith('/api/v1/api/') || url.startsWith(CONSOLE) !== isConsole)
        return { schema: { ...schema, hide: true }, url };
      const scopes = [route.config?.scope ?? []].flat() as Scope[];
      const isForTokens = !isConsole && scopes.length > 0 && scopes.every(isTokenScope);
      const description = [
        schema.description,
        CALLERS[access],
        needed(route.config),
        isForTokens && tokensNeed(scopes, route.config?.orScope),
      ]
        .filter(Boolean)
        .join(' ');
      const documented = {
        ...schema,
        operationId: operationIdOf(route.method, url),
        description,
        security: securityOf(access, isForTokens, scopes.length > 0),
        ...(isForTokens && { 'x-scopes': scopes }),
        ...(isForTokens && route.config?.orScope && { 'x-or-scope': route.config.orScope }),
        response: documentedAnswers(schema.response),
      };
      return { schema: documented, url };
    },
  };
  return options;
}

function tokensNeed(scopes: readonly Scope[], orScope?: Scope): string {
  const all = scopes.map((scope) => `\`${scope}\``).join(' and ');
  return `Tokens need ${all}${orScope ? `, or for one of the things that it does \`${orScope}\`` : ''}.`;
}

function needed({ permission, proven }: FastifyContextConfig = {}): string {
  return [
    ...(permission ? [`Needs the permission \`${permission}\`.`] : []),
    ...(proven
      ? ['Needs a second factor that was shown a short time ago, or is refused with PROOF_STALE.']
      : []),
  ].join(' ');
}

/** Such as `postOrdersCreateOrder`: the method and the path, in which braces name what is given. */
function operationIdOf(method: string | string[], url: string): string {
  const words = url
    .replace('/api/v1/', '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [String(method).toLowerCase(), ...words.map((word) => word[0]?.toUpperCase() + word.slice(1))].join(
    '',
  );
}

/** Who may call: an empty requirement is for visitors. */
function securityOf(access: Access, isForTokens: boolean, isOfCaller: boolean): Record<string, never[]>[] {
  const tokens = isForTokens ? [{ token: [] }] : [];
  if (access !== 'public') return [{ session: [] }, ...tokens];
  return isOfCaller ? [{}, { session: [] }, ...tokens] : [];
}

/** Refusals by their status too: those of the protocol have one of 400 to 499, those of the business 200. */
function documentedAnswers(response: unknown) {
  const answers = response as Record<string, object> | undefined;
  return answers?.default ? { ...answers, '4XX': answers.default } : response;
}
