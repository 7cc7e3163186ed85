import { id, keyOf, page, scope, searchParams, text } from '../../lib/searchParams.ts';
import type { AccountKind } from '../graphql/generated/graphql.ts';
import { adjustNames, tabNames, typeNames, type WalletTab } from './wallets.text.ts';

/** Whose wallet is shown, and which of its lines. */
export const walletParams = searchParams({
  tab: keyOf<WalletTab>(tabNames, 'wallet'),
  account: scope(id()),
  keyword: text(),
  type: keyOf(typeNames),
  page: page(),
});

export const adjustmentsParams = searchParams({
  tab: keyOf<WalletTab>(tabNames, 'adjustments'),
  kind: keyOf(adjustNames),
  page: page(),
});

export type WalletOf = { accountId: number } | { phone: string; kind: AccountKind };

const PHONE = /^(s?)(1\d{10})$/i;
const ID = /^\d{1,15}$/;

/** What was typed to find a wallet: an id, a buyer's phone, or a supplier's with an s in front; null for anything else. */
export function walletOf(typed: string): WalletOf | null {
  const plain = typed.normalize('NFKC').replace(/\s/g, '');
  const [, seller, phone] = PHONE.exec(plain) ?? [];
  if (phone) return { phone, kind: seller ? 'SELLER' : 'BUYER' };
  return ID.test(plain) && Number(plain) > 0 ? { accountId: Number(plain) } : null;
}
