import { COURIERS } from './couriers.ts';
import { BRANCH, CUSTOMER_KEY, LABEL_TROUBLES, type LabelError, PARTNER } from './labelErrors.ts';

/** A customer of a courier with an account of its own, beside those that the key's owner uses without a password. */
export type Customer = {
  kuaidicom: string;
  partnerId: string;
  partnerKey: string;
  /** Its branch; empty where any will do. */
  net: string;
  balance: number;
};
type Named = Pick<Customer, 'kuaidicom' | 'partnerId' | 'partnerKey' | 'net'>;

const DEMO = { partnerId: 'K880001', partnerKey: 'demo1234', net: '', balance: 1_000 };
const KEPT = 1_000;

/** The customers that couriers know, each with a balance of its own. */
export function customerBook() {
  const customers = new Map<string, Customer>();
  const keyOf = ({ kuaidicom, partnerId }: Pick<Customer, 'kuaidicom' | 'partnerId'>) =>
    `${kuaidicom}/${partnerId}`;
  for (const { kuaidicom } of COURIERS) customers.set(keyOf({ kuaidicom, ...DEMO }), { kuaidicom, ...DEMO });

  return {
    all: (): Customer[] => [...customers.values()],

    /** Adds a customer, or changes the one with this id. */
    set(customer: Customer): void {
      if (customers.size < KEPT || customers.has(keyOf(customer))) customers.set(keyOf(customer), customer);
    },

    /** Why no waybill is issued for a customer; null where one is. Only customers with a password are known. */
    troubleOf(named: Named): LabelError | null {
      const customer = customers.get(keyOf(named));
      if (!named.partnerId) return PARTNER;
      if (!customer) return named.partnerKey ? PARTNER : null;
      if (customer.partnerKey !== named.partnerKey) return CUSTOMER_KEY;
      if (customer.net && customer.net !== named.net) return BRANCH;
      return customer.balance < 1 ? LABEL_TROUBLES.balance : null;
    },

    /** Takes waybills of a customer's balance, or gives them back. */
    take(named: Pick<Customer, 'kuaidicom' | 'partnerId'>, count: number): void {
      const customer = customers.get(keyOf(named));
      if (customer) customer.balance -= count;
    },
  };
}

export type CustomerBook = ReturnType<typeof customerBook>;
