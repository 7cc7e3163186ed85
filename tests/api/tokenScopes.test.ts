import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActorKind } from '../../api/src/shared/actor.ts';
import { type TokenScope, tokenScopes, tokenScopesOf } from '../../api/src/shared/scopes.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { consoleRoutes } from '../support/routes.ts';
import { programOf } from '../support/tokens.ts';

type Operation = {
  security?: { token?: [] }[];
  'x-scopes'?: TokenScope[];
  'x-or-scope'?: TokenScope;
  description?: string;
};
type Described = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; operation: Operation };

let api: TestApi;
let people: Record<ActorKind, Person>;
beforeAll(async () => {
  api = await startApi();
  people = { buyer: await api.buyer(), seller: await api.seller() };
});
afterAll(() => api.close());

function described(): Described[] {
  const { paths } = api.app.swagger() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...{ method: method.toUpperCase() as Described['method'], path, operation },
    })),
  );
}

/** What a token meets at the door of a route; bodies are empty, so that nothing is done behind it. */
async function atTheDoor(token: string, { method, path }: Pick<Described, 'method' | 'path'>) {
  const answer = await api.app.inject({
    ...{ method, url: path.replace(/\{\w+\}/g, '1'), payloadAsStream: true },
    headers: {
      authorization: `Bearer ${token}`,
      ...(path.endsWith('/upload') && { 'content-type': 'multipart/form-data; boundary=x' }),
    },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  const body = answer.stream();
  if (answer.statusCode !== 401 && answer.statusCode !== 403) {
    body.destroy();
    return 'enters';
  }
  const { data } = JSON.parse(await text(body)) as { data: { errorKey: string; scope?: string } };
  return data.scope ? `${data.errorKey} ${data.scope}` : data.errorKey;
}

/** Whose route it is, as its description says. */
const kindOf = ({ description = '' }: Operation): ActorKind =>
  description.includes('For suppliers.') ? 'seller' : 'buyer';

it('let a token into what its scopes name and into nothing else, route by route', {
  timeout: 240_000,
}, async () => {
  const wrong: string[] = [];
  const whole = { buyer: '', seller: '' };
  for (const kind of ['buyer', 'seller'] as const)
    whole[kind] = (await programOf(api, people[kind], tokenScopesOf(kind))).token;
  const seen = { people: 0, tokens: 0, everybody: 0 };
  for (const route of described()) {
    const { security = [], 'x-scopes': needed } = route.operation;
    const kind = kindOf(route.operation);
    const expectDoor = async (token: string, wanted: string) => {
      const got = await atTheDoor(token, route);
      if (got !== wanted) wrong.push(`${route.method} ${route.path}: ${got} instead of ${wanted}`);
    };
    if (security.length === 0) {
      seen.everybody += 1;
      await expectDoor(whole[kind], 'enters');
    } else if (!needed) {
      seen.people += 1;
      await expectDoor(whole[kind], 'PEOPLE_ONLY');
    } else {
      seen.tokens += 1;
      await expectDoor((await programOf(api, people[kind], needed)).token, 'enters');
      for (const scope of needed) {
        const others = tokenScopesOf(kind).filter(
          (other) => other !== scope && other !== route.operation['x-or-scope'],
        );
        await expectDoor((await programOf(api, people[kind], others)).token, `TOKEN_SCOPE ${scope}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.tokens).toBeGreaterThan(150);
  expect(seen.people).toBeGreaterThan(30);
});

it('are each needed by a route', () => {
  const needed = new Set(described().flatMap(({ operation }) => operation['x-scopes'] ?? []));
  expect(tokenScopes.filter((scope) => !needed.has(scope))).toEqual([]);
});

it('open nothing of the console', async () => {
  const { token } = await programOf(api, people.buyer, tokenScopesOf('buyer'));
  for (const { method, path } of consoleRoutes(api)) {
    const got = await atTheDoor(token, { method, path: `/api/v1${path}` });
    expect([path, got]).toEqual([path, expect.stringMatching(/enters|NOT_LOGGED_IN/)]);
  }
});
