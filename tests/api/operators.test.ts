import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOTP_PURPOSE } from '../../api/src/modules/operators/operatorLogin.service.ts';
import { addRecoveryCodes } from '../../api/src/modules/operators/operators.repository.ts';
import { codeAt } from '../../api/src/modules/operators/totp.ts';
import { DEMO_OPERATORS } from '../../api/src/shared/demoOperators.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { operatorPassword, operatorWith, type TestOperator } from '../support/operators.ts';

const PERIOD_MS = 30_000;

let api: TestApi;
let now = new Date('2026-12-01T10:00:00+08:00');
beforeAll(async () => {
  api = await startApi({ now: () => now });
  // Somebody who can manage operators must be left, whatever a test does.
  await operatorWith(api);
});
afterAll(() => api.close());

type Challenge = { challenge: string; needsPassword: boolean; otpauthUrl: string | null };
type Session = { token: string; recoveryCodes: string[]; operator: { name: string; permissions: string[] } };

const login = (name: string, password = operatorPassword, through = api) =>
  through.call<Challenge>('POST', '/console/login', { name, password });
const prove = (challenge: string, code: string, newPassword?: string, through = api) =>
  through.call<Session>('POST', '/console/login/code', { challenge, code, newPassword });
const as = (token: string, path = '/console/me') => api.call('GET', path, undefined, { 'x-token': token });
/** A code that nobody has used: the clock of the service goes on. */
function nextCode(secret: string): string {
  now = new Date(now.getTime() + PERIOD_MS);
  return codeAt(secret, now);
}
/** A code that is none, whatever the time is. */
const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((step) => codeAt(secret, new Date(now.getTime() + step * PERIOD_MS)));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
};
async function signedIn({ name, secret }: TestOperator) {
  const { data } = await login(name);
  return (await prove(data.challenge, nextCode(secret))).data;
}

describe('an operator signs in', () => {
  it('by name and password and then by a code of the authenticator', async () => {
    const operator = await operatorWith(api, ['orders.read']);
    const begun = await login(operator.name);
    expect(begun.data).toMatchObject({ needsPassword: false, otpauthUrl: null });
    expect(begun.data).not.toHaveProperty('token');

    const { data } = await prove(begun.data.challenge, nextCode(operator.secret));
    expect(data).toMatchObject({
      recoveryCodes: [],
      operator: { name: operator.name, permissions: ['orders.read'] },
    });
    expect((await as(data.token)).data).toMatchObject({ name: operator.name });
  });

  it('with the same refusal for a wrong password and an unknown name', async () => {
    const { name } = await operatorWith(api);
    const wrong = await login(name, 'wrong-word1');
    expect(wrong.data.errorKey).toBe('OPERATOR_LOGIN_WRONG');
    expect(await login('nobody-here').then(({ code, msg, data }) => ({ code, msg, data }))).toEqual({
      code: wrong.code,
      msg: wrong.msg,
      data: wrong.data,
    });
  });

  it('not with a code that somebody has used already', async () => {
    const operator = await operatorWith(api);
    const code = nextCode(operator.secret);
    const first = await login(operator.name);
    const second = await login(operator.name);
    expect((await prove(first.data.challenge, code)).data.token).toMatch(/^op_/);
    expect((await prove(second.data.challenge, code)).data.errorKey).toBe('OPERATOR_CODE_WRONG');
  });

  it('by one of two requests that send a code at the same time', async () => {
    const operator = await operatorWith(api);
    const begun = await Promise.all([1, 2, 3, 4].map(() => login(operator.name)));
    const code = nextCode(operator.secret);
    const ends = await Promise.all(begun.map(({ data }) => prove(data.challenge, code)));
    expect(ends.filter(({ data }) => data.token)).toHaveLength(1);
  });

  it('five tries a challenge', async () => {
    const { name, secret } = await operatorWith(api);
    const { challenge } = (await login(name)).data;
    for (let tries = 0; tries < 5; tries += 1)
      expect((await prove(challenge, wrongCode(secret))).data.errorKey).toBe('OPERATOR_CODE_WRONG');
    expect((await prove(challenge, nextCode(secret))).data.errorKey).toBe('OPERATOR_CHALLENGE');
  });

  it('no more after five wrong passwords from one place', async () => {
    const { name } = await operatorWith(api);
    for (let tries = 0; tries < 5; tries += 1) await login(name, 'wrong-word1');
    expect((await login(name)).data.errorKey).toBe('LOGIN_LOCKED');
  });

  it('no more, and with no session, once disabled', async () => {
    const manager = await operatorWith(api, ['operators.manage']);
    const operator = await operatorWith(api);
    const [role] = await api.query<{ id: number }>(
      'SELECT role_id AS id FROM operator_role_member WHERE operator_id = $1',
      [operator.operatorId],
    );
    const body = { id: operator.operatorId, displayName: '停用', roleIds: [role?.id], isEnabled: false };
    await manager.call('PUT', '/console/operators/update', body);
    expect((await as(operator.token)).data.errorKey).toBe('SESSION_EXPIRED');
    expect((await login(operator.name)).data.errorKey).toBe('OPERATOR_LOGIN_WRONG');
  });
});

describe('the first sign-in', () => {
  async function created() {
    const manager = await operatorWith(api, ['operators.manage']);
    const [role] = await api.query<{ id: number }>("SELECT id FROM operator_role WHERE code = 'service'");
    const name = `new-${String(now.getTime())}-${manager.operatorId}`;
    const { data } = await manager.call<{ password: string; operator: { id: number } }>(
      'POST',
      '/console/operators/create',
      { name, displayName: '新人', roleIds: [role?.id] },
    );
    return { manager, name, ...data };
  }
  const secretOf = (url: string | null) => new URL(url ?? '').searchParams.get('secret') ?? '';

  it('asks for a new password and sets up an authenticator, with recovery codes that are shown once', async () => {
    const { name, password } = await created();
    const { data: begun } = await login(name, password);
    expect(begun.needsPassword).toBe(true);
    const secret = secretOf(begun.otpauthUrl);

    expect((await prove(begun.challenge, codeAt(secret, now))).data.errorKey).toBe('BAD_PARAM');
    expect((await prove(begun.challenge, codeAt(secret, now), password)).data.errorKey).toBe('PASSWORD_SAME');
    const { data } = await prove(begun.challenge, codeAt(secret, now), 'a-word-of-my-own');
    expect(data.recoveryCodes).toHaveLength(10);
    expect((await login(name, password)).data.errorKey).toBe('OPERATOR_LOGIN_WRONG');

    const again = (await login(name, 'a-word-of-my-own')).data;
    expect(again).toMatchObject({ needsPassword: false, otpauthUrl: null });
    const [recovery = ''] = data.recoveryCodes;
    expect((await prove(again.challenge, recovery.toLowerCase())).data.token).toMatch(/^op_/);
    const third = (await login(name, 'a-word-of-my-own')).data;
    expect((await prove(third.challenge, recovery)).data.errorKey).toBe('OPERATOR_CODE_WRONG');
  });

  it('comes again after a reset, which ends all sessions', async () => {
    const { manager, operator, name, password } = await created();
    const { data: begun } = await login(name, password);
    const { data } = await prove(
      begun.challenge,
      codeAt(secretOf(begun.otpauthUrl), now),
      'a-word-of-my-own',
    );
    const reset = await manager.call<{ password: string }>('POST', '/console/operators/reset', {
      id: operator.id,
    });
    expect((await as(data.token)).data.errorKey).toBe('SESSION_EXPIRED');
    expect((await login(name, reset.data.password)).data.needsPassword).toBe(true);
  });
});

describe('a session of an operator', () => {
  it('ends when one signs out', async () => {
    const { token } = await signedIn(await operatorWith(api));
    await api.call('POST', '/console/logout', {}, { 'x-token': token });
    expect((await as(token)).data.errorKey).toBe('SESSION_EXPIRED');
  });

  it.each(['idle_until', 'hard_until'])('is over at its %s', async (column) => {
    const { token, operatorId } = await operatorWith(api);
    await api.query(`UPDATE operator_session SET ${column} = now() WHERE operator_id = $1`, [operatorId]);
    expect((await as(token)).data.errorKey).toBe('SESSION_EXPIRED');
  });

  it('goes on for half an hour with each request, not beyond its hard end', async () => {
    const { token, operatorId } = await operatorWith(api);
    await api.query(
      `UPDATE operator_session SET seen_at = now() - interval '2 minutes', idle_until = now() + interval '1 minute',
              hard_until = now() + interval '10 minutes' WHERE operator_id = $1`,
      [operatorId],
    );
    await as(token);
    const [row] = await api.query<{ idle: boolean; hard: boolean }>(
      `SELECT idle_until > now() + interval '29 minutes' AS idle, hard_until < now() + interval '11 minutes' AS hard
         FROM operator_session WHERE operator_id = $1`,
      [operatorId],
    );
    expect(row).toEqual({ idle: true, hard: true });
  });

  it('is none of an account, and no account’s session is one of an operator', async () => {
    const { token } = await operatorWith(api);
    const buyer = await api.buyer();
    expect((await as(buyer.token)).data.errorKey).toBe('NOT_LOGGED_IN');
    expect((await as(token, '/user/info')).http).toBe(401);
  });

  it('shows a second factor again for what moves money', async () => {
    const operator = await operatorWith(api);
    await api.query('UPDATE operator_session SET proven_until = NULL WHERE operator_id = $1', [
      operator.operatorId,
    ]);
    expect((await as(operator.token)).data.provenUntil).toBeNull();
    const wrong = await operator.call('POST', '/console/prove', { code: wrongCode(operator.secret) });
    expect(wrong.data.errorKey).toBe('OPERATOR_CODE_WRONG');
    const code = nextCode(operator.secret);
    expect((await operator.call('POST', '/console/prove', { code })).data.provenUntil).not.toBeNull();
    expect((await operator.call('POST', '/console/prove', { code })).data.errorKey).toBe(
      'OPERATOR_CODE_WRONG',
    );
  });
});

describe('operators of the demo', () => {
  it('sign in in a demo, and in production never', async () => {
    const [demo] = DEMO_OPERATORS;
    const operator = await operatorWith(api);
    await api.query('UPDATE operator SET totp_secret = $2 WHERE id = $1', [
      operator.operatorId,
      api.database.db.box.seal(demo.totpSecret, TOTP_PURPOSE),
    ]);
    const [code] = demo.recoveryCodes;
    await api.database.db.transaction((tx) => addRecoveryCodes(tx, operator.operatorId, demo.recoveryCodes));
    expect((await login(operator.name)).data.challenge).toBeTruthy();
    const production = await startApi({ beside: api, demo: false, limitByAddress: false });
    expect((await login(operator.name, operatorPassword, production)).data.errorKey).toBe(
      'OPERATOR_LOGIN_WRONG',
    );
    // Also where the secret is another one since.
    await api.query('UPDATE operator SET totp_secret = $2 WHERE id = $1', [
      operator.operatorId,
      api.database.db.box.seal(operator.secret, TOTP_PURPOSE),
    ]);
    const tryCode = async (on: TestApi) =>
      prove((await login(operator.name, operatorPassword, on)).data.challenge, code, undefined, on);
    expect((await tryCode(production)).data.errorKey).toBe('OPERATOR_CODE_WRONG');
    await production.close();
    expect((await tryCode(api)).data.token).toBeTruthy();
    expect((await tryCode(api)).data.errorKey).toBe('OPERATOR_CODE_WRONG');
  });
});

describe('roles', () => {
  const rolesOf = async (operator: TestOperator) =>
    (
      await operator.call<{ list: { id: number; code: string | null; name: string }[] }>(
        'GET',
        '/console/roles',
      )
    ).data.list;

  it('and operators are found by what they permit, with all their roles', async () => {
    const manager = await operatorWith(api, ['operators.manage']);
    const payer = await operatorWith(api, ['cashOuts.pay']);
    const found = async (filter: string) =>
      (
        await manager.call<{ list: { id: number; roles: string[] }[] }>('GET', `/console/operators?${filter}`)
      ).data.list.filter(({ id }) => [manager.operatorId, payer.operatorId].includes(id));
    const roleOf = ({ name }: TestOperator) => name.slice(0, 20);
    const second = await api.query<{ id: number }>(
      "INSERT INTO operator_role (name, permissions) VALUES ($1, '{reports.read}') RETURNING id",
      [`第二个${payer.operatorId}`],
    );
    await api.query('INSERT INTO operator_role_member VALUES ($1, $2)', [payer.operatorId, second[0]?.id]);
    const whole = { id: payer.operatorId, roles: [roleOf(payer), `第二个${payer.operatorId}`] };
    expect(await found('permission=cashOuts.pay')).toMatchObject([whole]);
    expect(await found(`roleId=${second[0]?.id}&isEnabled=true`)).toMatchObject([whole]);
    expect(await found('isEnabled=false')).toEqual([]);
    const names = async (filter: string) =>
      (await manager.call<{ list: { name: string }[] }>('GET', `/console/roles?${filter}`)).data.list.flatMap(
        ({ name }) => ([roleOf(manager), roleOf(payer)].includes(name) ? [name] : []),
      );
    expect(await names('permission=cashOuts.pay')).toEqual([roleOf(payer)]);
    expect(await names('')).toEqual([roleOf(manager), roleOf(payer)]);
    expect((await manager.call('GET', '/console/roles?permission=everything')).data.errorKey).toBe(
      'BAD_PARAM',
    );
  });

  it('change what operators may do from the next request on', async () => {
    const manager = await operatorWith(api, ['operators.manage']);
    const operator = await operatorWith(api, ['orders.read']);
    expect((await as(operator.token, '/console/audit')).data.errorKey).toBe('NO_PERMISSION');
    const own = (await rolesOf(manager)).find((role) => role.name === operator.name.slice(0, 20));
    await manager.call('POST', '/console/roles/save', {
      id: own?.id,
      name: own?.name,
      permissions: ['audit.read'],
    });
    expect((await as(operator.token, '/console/audit')).code).toBe(0);
  });

  it('are kept where somebody has them; that of administrators is fixed', async () => {
    const manager = await operatorWith(api, ['operators.manage']);
    const roles = await rolesOf(manager);
    const administrator = roles.find(({ code }) => code === 'administrator');
    const own = roles.find((role) => role.name === manager.name.slice(0, 20));
    const remove = async (id: number | undefined) =>
      (await manager.call('DELETE', '/console/roles/delete', { id })).data.errorKey;
    expect(await remove(administrator?.id)).toBe('ROLE_FIXED');
    expect(await remove(own?.id)).toBe('ROLE_USED');
    const saved = await manager.call('POST', '/console/roles/save', {
      id: administrator?.id,
      name: '管理员',
      permissions: ['audit.read'],
    });
    expect(saved.data.errorKey).toBe('ROLE_FIXED');
  });

  it('leave somebody who can manage operators, when the last ones give it up at the same time', async () => {
    const alone = await startApi();
    await alone.query('UPDATE operator SET status = 2');
    const two = [
      await operatorWith(alone, ['operators.manage']),
      await operatorWith(alone, ['operators.manage']),
    ];
    const ends = await Promise.all(
      two.map(async (operator) => {
        const own = (await rolesOf(operator)).find((role) => role.name === operator.name.slice(0, 20));
        return operator.call('POST', '/console/roles/save', {
          id: own?.id,
          name: own?.name,
          permissions: ['audit.read'],
        });
      }),
    );
    expect(ends.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(ends.filter(({ data }) => data.errorKey === 'OPERATOR_LAST_MANAGER')).toHaveLength(1);
    await alone.close();
  });
});

describe('the log', () => {
  it('says who did what, with what was there before and from where', async () => {
    const manager = await operatorWith(api);
    const { data: role } = await manager.call<{ id: number }>('POST', '/console/roles/save', {
      name: `角色${manager.operatorId}`,
      permissions: ['orders.read'],
    });
    await manager.call('POST', '/console/roles/save', {
      id: role.id,
      name: `角色${manager.operatorId}`,
      permissions: ['goods.read'],
    });
    const { data } = await manager.call<{ list: Record<string, string>[] }>(
      'GET',
      `/console/audit?operator=${manager.name}&action=role`,
    );
    expect(data.list).toHaveLength(2);
    const [changed, added] = data.list;
    expect(added).toMatchObject({ action: 'role save', target: String(role.id), before: null });
    expect(JSON.parse(changed?.before ?? '')).toMatchObject({ permissions: ['orders.read'] });
    expect(JSON.parse(changed?.after ?? '')).toMatchObject({ permissions: ['goods.read'] });
    expect(changed).toMatchObject({ operator: manager.name, address: '127.0.0.1' });
  });

  it('says it in Chinese, and is found by the object in Chinese and narrowed by what it offers', async () => {
    const manager = await operatorWith(api);
    const name = `角色${manager.operatorId}`;
    const rule = { name, permissions: ['orders.read'], adjustCase: 19_880 };
    const { data: role } = await manager.call<{ id: number }>('POST', '/console/roles/save', rule);
    const { data } = await manager.call<{ list: object[] }>(
      'GET',
      `/console/audit?target=${encodeURIComponent(`角色 ${role.id}`)}`,
    );
    const said = { actionText: '保存角色', subject: `role:${role.id}`, subjectText: `角色 ${role.id}` };
    expect(data.list).toEqual([expect.objectContaining({ ...said, orderId: null })]);
    expect(data.list[0]).toMatchObject({
      changes: expect.arrayContaining([`名称：${name}`, '权限：查看订单和包裹', '单笔额度：¥198.80']),
    });
    const { data: choices } = await manager.call('GET', '/console/audit/choices');
    expect(choices).toMatchObject({
      actions: expect.arrayContaining([{ begins: 'role save', text: '保存角色' }]),
      operators: expect.arrayContaining([expect.objectContaining({ name: manager.name })]),
    });
  });

  it('cannot be changed or shortened', async () => {
    const operator = await operatorWith(api);
    await signedIn(operator);
    const own = [operator.operatorId];
    await expect(
      api.query("UPDATE audit_log SET operator = 'x' WHERE operator_id = $1", own),
    ).rejects.toThrow();
    await expect(api.query('DELETE FROM audit_log WHERE operator_id = $1', own)).rejects.toThrow();
    await expect(api.query('TRUNCATE audit_log')).rejects.toThrow();
    const [row] = await api.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM audit_log WHERE operator_id = $1',
      own,
    );
    expect(row?.n).toBe(1);
  });
});
