import type { Database } from '../../api/src/db/client.ts';
import { sessionService } from '../../api/src/modules/accounts/sessions.service.ts';
import { phonePrint } from '../../api/src/shared/personalData.ts';
import { testBox } from '../support/sealed.ts';
import type { Tokens } from './calls.ts';

const BUYER = '13800000001';
const SELLER = '13900000001';

/** New sessions of a buyer and a supplier of the demo. */
export async function demoTokens({ db, pool }: Database): Promise<Tokens> {
  const sessions = sessionService(db);
  const tokenOf = async (kind: 1 | 2, phone: string) => {
    const { rows } = await pool.query<{ id: number }>(
      'SELECT id FROM account WHERE kind = $1 AND phone_print = $2',
      [kind, phonePrint(testBox, phone)],
    );
    const { token } = await sessions.open(db, { accountId: rows[0]?.id ?? 0, memberId: null });
    return token;
  };
  return { buyer: await tokenOf(1, BUYER), seller: await tokenOf(2, SELLER) };
}
