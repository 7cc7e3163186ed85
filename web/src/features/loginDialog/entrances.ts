import { isRefusal } from '../../lib/refusal.ts';
import { roleNameOf } from '../../lib/roles.text.ts';
import type { Answer, Entrances } from './loginDialog.types.ts';

interface Offered {
  ticket: string;
  accounts: { accountId: number; name: string; role: string | null }[];
}

/** What a refused sign-in offers instead; null of every other answer. */
export function entrancesIn(answer: Answer): Entrances | null {
  if (!isRefusal(answer) || answer.errorKey !== 'CHOOSE_ACCOUNT') return null;
  const { ticket, accounts } = answer.data as unknown as Offered;
  return {
    ticket,
    accounts: accounts.map(({ accountId, name, role }) => ({ accountId, name, roleName: roleNameOf(role) })),
  };
}
