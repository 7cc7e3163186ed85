import { hintOf, newToken } from '../../api/src/modules/tokens/tokenText.ts';
import type { TokenScope } from '../../api/src/shared/scopes.ts';
import { sha256 } from '../../api/src/shared/sha256.ts';
import type { Person, TestApi } from './api.ts';

export type Program = { id: number; token: string; call: Person['call'] };

type Options = { dayLimit?: number; networks?: string[]; days?: number };

/** A program that acts for `person` by a token of its own. */
export async function programOf(
  api: TestApi,
  person: Pick<Person, 'accountId'>,
  scopes: readonly TokenScope[],
  { dayLimit, networks = [], days = 30 }: Options = {},
): Promise<Program> {
  const token = newToken();
  const limit = scopes.includes('orders:pay') ? (dayLimit ?? 1_000_000_000) : null;
  const [row] = await api.query<{ id: number }>(
    `INSERT INTO api_token (account_id, name, hint, token_hash, scopes, networks, day_limit, expires_at)
     VALUES ($1, '程序', $2, $3, $4, $5, $6, now() + make_interval(days => $7)) RETURNING id`,
    [person.accountId, hintOf(token), sha256(token), scopes, networks, limit, days],
  );
  return {
    id: row?.id ?? 0,
    token,
    call: (method, path, body, headers = {}) =>
      api.call(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  };
}
