import { randomUUID } from 'node:crypto';
import { hashSecret } from '../../api/src/modules/accounts/passwords.ts';
import { TOTP_PURPOSE } from '../../api/src/modules/operators/operatorLogin.service.ts';
import { operatorSessionService } from '../../api/src/modules/operators/operatorSessions.service.ts';
import { newTotpSecret } from '../../api/src/modules/operators/totp.ts';
import { permissions as all, type Permission } from '../../api/src/shared/permissions.ts';
import type { Person, TestApi } from './api.ts';

export const operatorPassword = 'console-word1';

export type TestOperator = {
  operatorId: number;
  name: string;
  /** Of its authenticator. */
  secret: string;
  token: string;
  call: Person['call'];
};

/** An operator of its own with these permissions, signed in a moment ago. */
export async function operatorWith(
  api: TestApi,
  permissions: readonly Permission[] = all,
): Promise<TestOperator> {
  const name = `o${randomUUID().slice(0, 18)}`;
  const secret = newTotpSecret();
  const [role] = await api.query<{ id: number }>(
    'INSERT INTO operator_role (name, permissions) VALUES ($1, $2) RETURNING id',
    [name.slice(0, 20), permissions],
  );
  const [operator] = await api.query<{ id: number }>(
    `INSERT INTO operator (name, display_name, password_hash, password_is_temporary, totp_secret)
     VALUES ($1, '测试', $2, false, $3) RETURNING id`,
    [name, await hashSecret(operatorPassword), api.database.db.box.seal(secret, TOTP_PURPOSE)],
  );
  if (!role || !operator) throw new Error('no operator');
  await api.query('INSERT INTO operator_role_member (operator_id, role_id) VALUES ($1, $2)', [
    operator.id,
    role.id,
  ]);
  const { token } = await operatorSessionService(api.database.db).open(
    api.database.db,
    operator.id,
    '127.0.0.1',
  );
  const call: Person['call'] = (method, path, body, headers = {}) =>
    api.call(method, path, body, { 'x-token': token, ...headers });
  return { operatorId: operator.id, name, secret, token, call };
}
