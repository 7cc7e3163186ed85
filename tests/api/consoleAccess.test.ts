import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_ROLES, type Permission, permissions } from '../../api/src/shared/permissions.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { NEEDS, PROVEN } from '../support/consoleNeeds.ts';
import { operatorWith } from '../support/operators.ts';
import { consoleRoutes, describedRoutes, servedRoutes } from '../support/routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Take a form with a file, and no other body. */
const UPLOADS = ['POST /console/files/licence', 'POST /console/files/invoice', 'POST /console/files/picture'];
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };

const guarded = Object.keys(NEEDS).filter((route) => NEEDS[route] !== 'everyone');
const needing = (permission: Permission) => guarded.filter((route) => NEEDS[route] === permission);

/** What the route says to a caller without a body: a refusal at the door, or `enters`. */
async function knock(call: Person['call'], route: string): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const bare = path.replaceAll(/\{\w+\}/g, '1');
  const { http, data } = await call(
    method as 'GET',
    bare,
    method === 'GET' ? undefined : {},
    UPLOADS.includes(route) ? FORM : {},
  );
  return http === 401 || http === 403 || data.errorKey === 'PROOF_STALE' ? String(data.errorKey) : 'enters';
}
async function knockAt(call: Person['call'], routes: string[]) {
  const answers: Record<string, string> = {};
  // The end of the own session comes last.
  for (const route of routes.toSorted((a, b) => Number(a.includes('logout')) - Number(b.includes('logout'))))
    answers[route] = await knock(call, route);
  return answers;
}
const all = (routes: string[], answer: string) => Object.fromEntries(routes.map((route) => [route, answer]));

describe('routes of the console', () => {
  it('are all in the table, in the console’s document alone, and under /api/v1/console', () => {
    const described = consoleRoutes(api).map(({ method, path }) => `${method} ${path}`);
    expect(described.toSorted()).toEqual(Object.keys(NEEDS).toSorted());
    const served = servedRoutes(api).filter((route) => route.includes('/api/v1/console/'));
    expect(served.toSorted()).toEqual(described.map((route) => route.replace(' /', ' /api/v1/')).toSorted());
    expect(describedRoutes(api).filter(({ path }) => path.includes('console'))).toEqual([]);
  });

  it('refuse visitors, buyers and suppliers', async () => {
    const callers = [api.call, (await api.buyer()).call, (await api.seller()).call];
    for (const call of callers) expect(await knockAt(call, guarded)).toEqual(all(guarded, 'NOT_LOGGED_IN'));
  });

  it.each(permissions)(
    'that need %s admit who has it alone, and nobody who has all others',
    async (permission) => {
      const own = needing(permission);
      const open = guarded.filter((route) => NEEDS[route] === 'operator');
      const others = guarded.filter((route) => !own.includes(route) && !open.includes(route));
      const one = await operatorWith(api, [permission]);
      expect(await knockAt(one.call, guarded)).toEqual({
        ...all([...own, ...open], 'enters'),
        ...all(others, 'NO_PERMISSION'),
      });
      const rest = await operatorWith(
        api,
        permissions.filter((each) => each !== permission),
      );
      expect(await knockAt(rest.call, guarded)).toEqual({
        ...all([...others, ...open], 'enters'),
        ...all(own, 'NO_PERMISSION'),
      });
    },
  );

  it.each(FIRST_ROLES)('admit $name where its permissions are needed', async ({ permissions: own }) => {
    const { call } = await operatorWith(api, own);
    const enters = guarded.filter((route) => [...own, 'operator'].includes(NEEDS[route] ?? ''));
    const refused = guarded.filter((route) => !enters.includes(route));
    expect(await knockAt(call, guarded)).toEqual({
      ...all(enters, 'enters'),
      ...all(refused, 'NO_PERMISSION'),
    });
  });

  it('that move money refuse a second factor that was shown long ago, and no others do', async () => {
    const operator = await operatorWith(api);
    await api.query('UPDATE operator_session SET proven_until = now() WHERE operator_id = $1', [
      operator.operatorId,
    ]);
    const answers = await knockAt(operator.call, guarded);
    expect(
      Object.keys(answers)
        .filter((route) => answers[route] === 'PROOF_STALE')
        .toSorted(),
    ).toEqual(PROVEN.toSorted());
  });
});
