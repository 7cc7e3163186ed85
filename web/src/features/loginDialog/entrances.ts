import { isRefusal } from '../../lib/refusal.ts';
import { ownerName, roleNames } from '../../lib/roles.text.ts';
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
    accounts: accounts.map(({ accountId, name, role }) => ({ accountId, name, roleName: nameOf(role) })),
  };
}

/** REST names roles in small letters. */
function nameOf(role: string | null): string {
  if (role === null) return ownerName;
  return (roleNames as Readonly<Record<string, string>>)[role.toUpperCase()] ?? role;
}
