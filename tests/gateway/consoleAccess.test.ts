import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type GraphQLField, getNamedType, isCompositeType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, permissions } from '../../api/src/shared/permissions.ts';
import { consoleGraph } from '../../gateway/src/console/consoleGraph.ts';
import { createConsole } from '../../gateway/src/console/createConsole.ts';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { NEEDS } from '../support/consoleNeeds.ts';
import { memberOf } from '../support/members.ts';
import { REASON } from '../support/notices.ts';
import { operatorWith } from '../support/operators.ts';
import { programOf } from '../support/tokens.ts';
import { everyField } from './support/fullSelection.ts';
import { type Ask, asker } from './support/graph.ts';
import { plausible } from './support/hostileOperations.ts';
import { as } from './support/realGraph.ts';

const schema = buildSchema(consoleGraph);
type Root = { kind: 'query' | 'mutation'; field: GraphQLField<unknown, unknown>; route: string };
const roots: Root[] = [
  { kind: 'query' as const, type: schema.getQueryType() },
  { kind: 'mutation' as const, type: schema.getMutationType() },
].flatMap(({ kind, type }) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    kind,
    field,
    route: /`((?:GET|POST|PUT|DELETE) \/console[^`]*)`/.exec(field.description ?? '')?.[1] ?? '',
  })),
);
const needOf = ({ route }: Root) => NEEDS[route];

let api: TestApi;
let console: FastifyInstance;
let shop: FastifyInstance;
let ask: Ask;
beforeAll(async () => {
  api = await startApi({ single: true });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const options = { apiBaseUrl: `http://127.0.0.1:${port}`, webDist: '/nonexistent' };
  console = await createConsole(options);
  shop = await createGateway(options);
  ask = asker(console);
});
afterAll(async () => {
  await console.close();
  await shop.close();
  await api.close();
});

/** The number of nothing, so that no walk finds what another one has left. */
const NOTHING: Record<string, number> = new Proxy({}, { get: () => 9_000_000_000 });
/** What fields need that require one of several arguments. The export's filter is refused before its list's own permission. */
const CHOSEN: Record<string, Record<string, unknown>> = {
  wallet: { accountId: 1 },
  exportList: { input: { accounts: { name: 'x' } } },
};

/** The field with what it requires, and every field of what it answers down to `depth`. */
function operationOf({ kind, field }: Root, depth: number) {
  const chosen = CHOSEN[field.name] ?? {};
  const args = field.args.filter((arg) => isRequiredArgument(arg) || arg.name in chosen);
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const type = getNamedType(field.type);
  const selection = isCompositeType(type) ? ` ${everyField(schema, type, depth)}` : '';
  return {
    query: `${kind}${declared && `(${declared})`} { ${field.name}${given && `(${given})`}${selection} }`,
    variables: Object.fromEntries(
      args.map(({ name, type: of }) => [name, chosen[name] ?? plausible(of, name, NOTHING)]),
    ),
  };
}

/** `enters`, or what it was refused with at the door. */
async function knock(root: Root, token: string): Promise<string> {
  const { query, variables } = operationOf(root, 2);
  const { errors } = await ask(query, variables, as(token));
  const key = errors[0]?.extensions.errorKey ?? '';
  return ['NO_PERMISSION', 'NOT_LOGGED_IN', 'SESSION_EXPIRED'].includes(key) ? key : 'enters';
}
async function knockAt(doors: readonly Root[], token: string) {
  const seen: Record<string, string> = {};
  // The end of the own session comes last.
  for (const root of doors.toSorted(
    (a, b) => Number(a.field.name === 'signOut') - Number(b.field.name === 'signOut'),
  ))
    seen[root.field.name] = await knock(root, token);
  return seen;
}
const all = (doors: readonly Root[], answer: string) =>
  Object.fromEntries(doors.map(({ field }) => [field.name, answer]));
const needing = (...needs: (Permission | 'everyone' | 'operator')[]) =>
  roots.filter((root) => needs.some((need) => need === needOf(root)));

describe('the fields of the console', () => {
  it('each stand for a route whose permission is known', () => {
    expect(roots.filter((root) => needOf(root) === undefined).map(({ field }) => field.name)).toEqual([]);
  });

  it('refuse visitors and accounts', async () => {
    const open = needing('everyone');
    const expected = { ...all(roots, 'NOT_LOGGED_IN'), ...all(open, 'enters') };
    expect(await knockAt(roots, '')).toEqual(expected);
    expect(await knockAt(roots, (await api.buyer()).token)).toEqual(expected);
    expect(await knockAt(roots, (await api.seller()).token)).toEqual(expected);
  });

  it('that need no permission admit an operator who has none', async () => {
    const doors = needing('everyone', 'operator');
    expect(await knockAt(doors, (await operatorWith(api, [])).token)).toEqual(all(doors, 'enters'));
  });

  // Permissions only add: who enters with one alone enters with more, and who is refused with all others with fewer.
  it.each(permissions)(
    'that need %s admit who has it alone, and nobody who has all others',
    async (permission) => {
      const doors = needing(permission);
      const one = await operatorWith(api, [permission]);
      expect(await knockAt(doors, one.token)).toEqual(all(doors, 'enters'));
      const rest = await operatorWith(
        api,
        permissions.filter((each) => each !== permission),
      );
      expect(await knockAt(doors, rest.token)).toEqual(all(doors, 'NO_PERMISSION'));
    },
  );

  it.each(roots.filter(({ kind, field }) => kind === 'query' && !field.args.some(isRequiredArgument)))(
    'answer every field of $field.name',
    async (root) => {
      const { token } = await operatorWith(api);
      const { query, variables } = operationOf(root, 4);
      const { errors, data } = await ask(query, variables, as(token));
      expect(errors).toEqual([]);
      expect(data).toHaveProperty(root.field.name);
    },
  );
});

it('an account says who and what acts in it, and ends one of each', async () => {
  const owner = await api.buyer();
  const { memberId } = await memberOf(api, owner, 'viewer');
  const { id: tokenId } = await programOf(api, owner, ['account:read']);
  const { token } = await operatorWith(api);
  const id = owner.accountId;
  const page = async () => {
    const type = schema.getType('AccountDetails');
    if (!isCompositeType(type)) throw new Error('no account');
    const query = `query ($id: EntityId!) { account(id: $id) ${everyField(schema, type, 4)} }`;
    const { errors, data } = await ask(query, { id }, as(token));
    expect(errors).toEqual([]);
    return data?.account;
  };
  expect(await page()).toMatchObject({
    members: [{ id: memberId, roleName: '查看员', isSignedIn: true }],
    tokens: [{ id: tokenId, status: 'ACTIVE', scopeNames: ['查看账号资料、等级和消息'] }],
  });
  const end = (field: string, input: object) =>
    ask(
      `mutation ($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) }`,
      { input: { id, reason: REASON, ...input } },
      as(token),
    );
  expect((await end('removeAccountMember', { memberId })).data).toEqual({ removeAccountMember: true });
  expect((await end('revokeAccountToken', { tokenId })).data).toEqual({ revokeAccountToken: true });
  expect(await page()).toMatchObject({ members: [], tokens: [{ id: tokenId, status: 'REVOKED' }] });
});

describe('the public port', () => {
  it('leads to no route of the console', async () => {
    const { token } = await operatorWith(api);
    for (const route of Object.keys(NEEDS)) {
      const [method = '', path = ''] = route.split(' ');
      const { statusCode } = await shop.inject({
        method: method as 'GET',
        url: `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`,
        headers: { 'x-token': token },
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      expect([route, statusCode]).toEqual([route, 404]);
    }
  });

  it('has a graph that calls no route of the console, and takes no session of an operator', async () => {
    const { token } = await operatorWith(api);
    const fields = [buildSchema().getQueryType(), buildSchema().getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    expect(fields.length).toBeGreaterThan(150);
    expect(fields.filter(({ description }) => description?.includes('/console/'))).toEqual([]);
    const { errors } = await asker(shop)('{ me(kind: BUYER) { __typename } }', {}, as(token));
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
