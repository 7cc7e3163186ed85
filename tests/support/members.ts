import { randomBytes } from 'node:crypto';
import { sessionService } from '../../api/src/modules/accounts/sessions.service.ts';
import { phonePrint, sealPhone } from '../../api/src/shared/personalData.ts';
import type { Role } from '../../api/src/shared/roles.ts';
import { sha256 } from '../../api/src/shared/sha256.ts';
import { unusedPhone } from './accounts.ts';
import type { Person, TestApi } from './api.ts';
import { testBox } from './sealed.ts';

export type TestMember = { memberId: number; phone: string; token: string; call: Person['call'] };

/** A member of a person's account, signed in; `phone` has no password of its own here. */
export async function memberOf(
  api: TestApi,
  { accountId }: Pick<Person, 'accountId'>,
  role: Role,
  { phone = unusedPhone(), name = '小李' }: { phone?: string; name?: string } = {},
): Promise<TestMember> {
  const [row] = await api.query<{ id: number }>(
    `INSERT INTO member (account_id, kind, phone, phone_print, name, role)
     SELECT id, kind, $2, $3, $4, $5 FROM account WHERE id = $1 RETURNING id`,
    [accountId, sealPhone(testBox, phone), phonePrint(testBox, phone), name, role],
  );
  const memberId = row?.id ?? 0;
  const { db } = api.database;
  const { token } = await sessionService(db).open(db, { accountId, memberId });
  return {
    ...{ memberId, phone, token },
    call: (method, path, body, headers = {}) =>
      api.call(method, path, body, { 'x-token': token, ...headers }),
  };
}

/** An invitation of a person that may be accepted; its code. */
export async function invitationOf(
  api: TestApi,
  { accountId }: Pick<Person, 'accountId'>,
  role: Role,
  name = '小李',
): Promise<string> {
  const code = randomBytes(15).toString('base64url');
  await api.query(
    `INSERT INTO member_invitation (account_id, code_hash, name, role, expires_at) VALUES ($1, $2, $3, $4, now() + interval '7 days')`,
    [accountId, sha256(code), name, role],
  );
  return code;
}
