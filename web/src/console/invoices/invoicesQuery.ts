import { kindNames, statusNames } from '../../fields/invoices/invoices.text.ts';
import { id, keyOf, page, searchParams, text } from '../../lib/searchParams.ts';
import type { InvoiceFilter } from '../graphql/generated/graphql.ts';
import { type InvoicesTab, issuerNames, lateNames, redNames, tabNames } from './invoices.text.ts';

export const tabParams = searchParams({ tab: keyOf<InvoicesTab>(tabNames, 'open'), page: page() });

/** Which invoices are listed, as the address has it. */
export const invoicesParams = searchParams({
  tab: keyOf<InvoicesTab>(tabNames, 'open'),
  account: id(),
  status: keyOf(statusNames),
  kind: keyOf(kindNames),
  issuer: keyOf(issuerNames),
  red: keyOf(redNames),
  late: keyOf(lateNames),
  page: page(),
});

export const taxParams = searchParams({ tab: keyOf<InvoicesTab>(tabNames, 'open'), quarter: text() });

type Query = typeof invoicesParams.initial;

export const filterOf = ({ tab, account, status, kind, issuer, red, late }: Query): InvoiceFilter => ({
  ...(tab === 'open' ? { byPlatform: true } : issuer && { byPlatform: issuer === 'platform' }),
  ...(status ? { status } : tab === 'open' && { status: 'ASKED' as const }),
  ...(kind && { kind }),
  ...(account !== null && { accountId: account }),
  ...(red && { red: true }),
  ...(late && { late: true }),
});

const MONTHS = 3;
const SHOWN = 8;
const SHANGHAI_MS = 8 * 3_600_000;

/** The last quarters, the present one first, such as 2026Q4. */
export function lastQuarters(now: Date): string[] {
  const local = new Date(now.getTime() + SHANGHAI_MS);
  const at = local.getUTCFullYear() * 4 + Math.floor(local.getUTCMonth() / MONTHS);
  return Array.from({ length: SHOWN }, (_, back) => {
    const quarter = at - back;
    return `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`;
  });
}
