import type { Person, Shop } from './api.ts';

type Kept = {
  id: number;
  courierId: number;
  warehouseId: number | null;
  customerCode: string;
  hasKey: boolean;
  hasSecret: boolean;
  enabled: boolean;
  fallsBack: boolean;
  problemCode: string | null;
  problemText: string;
  testedAt: string | null;
  payType: string;
  net: string;
};
export type KeptAccount = Kept & { errorKey?: string; field?: string };

/** Keeps an account of a supplier at its courier, in the name of a customer; refused ones are answered as they are. */
export async function saveAccount({ seller, courierId }: Shop, customerCode: string, more: object = {}) {
  const input = { courierId, customerCode, customerKey: `${customerCode}-key`, ...more };
  return seller.call<KeptAccount>('POST', '/waybillAccounts/save', input);
}

export const accountsOf = async (who: Person) =>
  (await who.call<{ list: KeptAccount[] }>('POST', '/waybillAccounts/list')).data.list;
