import type { Answer, Person } from './api.ts';
import { holdFixture } from './holdFixture.ts';
import { decided, type Paid } from './issuingFixture.ts';

export type Invoice = {
  id: number;
  invoiceNo: string;
  kind: number;
  amount: number;
  redOf: number | null;
  status: number;
  number: string;
  reason: string;
  issuerName: string;
  titleName: string;
  partCount: number;
  isLate: boolean;
  mayIssue: boolean;
};
export type Billable = {
  isOpen: boolean;
  count: number;
  amount: number;
  issuers: { name: string; count: number; amount: number }[];
};

/** The tax number of the standard's own example. */
export const TAX_NUMBER = '91350100M000100Y43';
export const [GOODS, FEE, RECHARGE, SUPPLY] = [1, 2, 3, 4];
let numbers = 24_312_000_000_000;
/** A number that no other invoice has. */
export function newNumber(): string {
  numbers += 1;
  return String(numbers).padStart(20, '0');
}

/** Settled orders, and invoices of them. */
export function invoiceFixture(options?: Parameters<typeof holdFixture>[0]) {
  const holding = holdFixture(options);
  const { query } = holding.fixture;
  const list = async (who: Person, side: 'asked' | 'toIssue' = 'asked') =>
    (await who.call<{ list: Invoice[] }>('GET', `/invoices/list?side=${side}`)).data.list;

  return {
    ...holding,
    list,

    /** Parcels that were settled for good, of an order of so many. */
    async settled(count = 1) {
      const earned = await holding.earned(count);
      await holding.move(earned.paid, 50, { signedDays: 0 });
      await holding.settle();
      return { ...earned, buyer: earned.paid.buyer };
    },

    async title(who: Person, kind: 1 | 2 = 2): Promise<number> {
      const company = kind === 2 ? { taxNumber: TAX_NUMBER } : {};
      const name = kind === 2 ? '杭州橙子贸易有限公司' : '张三丰';
      const { data } = await who.call<{ id: number }>('POST', '/invoiceTitles/save', {
        kind,
        name,
        ...company,
      });
      return data.id;
    },

    ask: (who: Person, body: object): Promise<Answer<{ list: Invoice[] }>> =>
      decided<{ list: Invoice[] }>(who, '/invoices/ask', body),
    billable: async (who: Person, body: object) =>
      (await who.call<Billable>('POST', '/invoices/billable', body)).data,
    issue: (who: Person, { id, amount }: Pick<Invoice, 'id' | 'amount'>, number = newNumber()) =>
      decided<Invoice>(who, '/invoices/issue', { id, amount, number, issuedOn: '2026-11-28' }),

    custody: (value: string) =>
      query(
        'INSERT INTO setting (key, value) VALUES ($1, $2::jsonb) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        ['custody', JSON.stringify(value)],
      ),

    /** Net fen that were invoiced of an order's parcels, by kind. */
    invoiced: ({ orderId }: Paid) =>
      query<{ kind: number; fen: number; parts: number }>(
        `SELECT x.kind, sum(x.amount)::bigint AS fen, count(*) FILTER (WHERE NOT x.is_red)::int AS parts
           FROM invoice_part x JOIN order_package p ON p.id = x.package_id
          WHERE p.order_id = $1 AND NOT x.released GROUP BY x.kind ORDER BY x.kind`,
        [orderId],
      ),
  };
}
