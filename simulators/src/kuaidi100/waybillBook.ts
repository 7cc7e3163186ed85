import { COURIERS, type Courier } from './couriers.ts';
import { routeCodeFor } from './routeCodes.ts';

export type WaybillState = 'issued' | 'pickedUp' | 'cancelled';

/** The request as sent: encrypted receivers stay masked. */
export type LabelOrder = {
  kuaidicom: string;
  partnerId: string;
  receiver: { name: string; mobile: string; printAddr: string };
  /** The encrypted receiver's identity with the platform's order. */
  identity: { thirdOrderId: string; oaid: string; caid: string } | null;
  sender: { name: string; mobile: string; printAddr: string };
  cargo: string;
  count: number;
  /** Kilograms. */
  weight: number;
  remark: string;
};

export type IssuedWaybill = LabelOrder & {
  waybillNo: string;
  requestNo: string;
  /** The courier's own number of the order; empty where it has none. */
  courierOrderNo: string;
  /** Where the courier sorts it to; empty where it tells none. */
  routeCode: string;
  state: WaybillState;
  issuedAt: Date;
};

const KEPT = 100_000;
const FIRST_BALANCE = 100_000;
const REMEMBERED_MS = 48 * 3_600_000;

/** The waybills of all couriers, limited to the newest, and the accounts' balances. */
export function waybillBook(now: () => Date) {
  const waybills = new Map<string, IssuedWaybill>();
  const byRequest = new Map<string, IssuedWaybill>();
  const accounts = new Map(
    COURIERS.map((courier) => [
      courier.kuaidicom,
      { ...courier, balance: FIRST_BALANCE, issued: 0, areas: [...courier.areas] },
    ]),
  );
  // Derived from the clock: after a restart numbers must not repeat.
  let serial = now().getTime();

  const numberFor = ({ prefix, digits }: Courier): string => {
    serial += 1;
    return prefix + String(serial).padStart(digits, '0').slice(-digits);
  };

  function keep(waybill: IssuedWaybill): void {
    waybills.set(waybill.waybillNo, waybill);
    if (waybill.requestNo) byRequest.set(waybill.requestNo, waybill);
    const [oldest] = waybills.values();
    if (!oldest || waybills.size <= KEPT) return;
    waybills.delete(oldest.waybillNo);
    if (byRequest.get(oldest.requestNo) === oldest) byRequest.delete(oldest.requestNo);
  }

  return {
    accounts: () => [...accounts.values()],
    account: (kuaidicom: string) => accounts.get(kuaidicom),
    count: () => waybills.size,
    /** How many request numbers have more than one waybill that was not returned. */
    doubled(): number {
      const times = Map.groupBy(
        [...waybills.values()].filter(({ requestNo, state }) => requestNo && state !== 'cancelled'),
        ({ requestNo }) => requestNo,
      );
      return [...times.values()].filter(({ length }) => length > 1).length;
    },
    all: (): Iterable<IssuedWaybill> => waybills.values(),
    waybill: (waybillNo: string) => waybills.get(waybillNo),
    /** The last ones, the newest first. */
    newest: (count: number): IssuedWaybill[] => [...waybills.values()].slice(-count).toReversed(),

    /** The waybill issued for this number in the last 48 hours. */
    remembered(requestNo: string): IssuedWaybill | undefined {
      const found = byRequest.get(requestNo);
      return found && now().getTime() - found.issuedAt.getTime() < REMEMBERED_MS ? found : undefined;
    },

    /** Issues a waybill; undefined where the account is empty. */
    issue(requestNo: string, request: LabelOrder): IssuedWaybill | undefined {
      const account = accounts.get(request.kuaidicom);
      if (!account || account.balance < 1) return undefined;
      account.balance -= 1;
      account.issued += 1;
      const waybill: IssuedWaybill = {
        ...request,
        requestNo,
        waybillNo: numberFor(account),
        courierOrderNo: account.hasOrders ? `${account.prefix}O${serial}` : '',
        routeCode: routeCodeFor(request.kuaidicom, request.receiver.printAddr),
        state: 'issued',
        issuedAt: now(),
      };
      keep(waybill);
      return waybill;
    },

    /** A courier is handed a parcel whose waybill somebody else has issued, such as a shop platform. */
    accept: (waybillNo: string, request: LabelOrder): void =>
      keep({
        ...request,
        ...{ waybillNo, requestNo: '', courierOrderNo: '', routeCode: '', state: 'issued', issuedAt: now() },
      }),

    /** Returns a waybill to its account. */
    cancel(waybill: IssuedWaybill): void {
      waybill.state = 'cancelled';
      const account = accounts.get(waybill.kuaidicom);
      if (account) account.balance += 1;
    },
  };
}

export type WaybillBook = ReturnType<typeof waybillBook>;
