import { onTestFinished } from 'vitest';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import type {
  RemoteOrder,
  RemoteOrderPage,
  Shipment,
  ShopAccess,
  ShopPlatform,
} from '../../api/src/adapters/shops/shopPlatform.ts';
import type { Receiver } from '../../simulators/src/shops/shopTypes.ts';
import { startRelay } from './relay.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The days until now, and an hour more. */
export function lastDays(days: number): { from: Date; to: Date } {
  return { from: new Date(Date.now() - days * DAY_MS), to: new Date(Date.now() + HOUR_MS) };
}

export function shipmentOf(remoteOrderNos: string[], more: Partial<Shipment> = {}): Shipment {
  return {
    remoteOrderNos,
    lineIds: null,
    courierCode: 'YTO',
    waybillNo: 'YT2026000000001',
    remoteAddressId: null,
    requestId: 'request-1',
    ...more,
  };
}

/** The kind and the code that a call fails with, or `done`. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return 'done';
  if (!(error instanceof ShopError)) throw error;
  return `${error.kind} ${error.code}`;
}

/** All pages of a window; `between` is done before each page but the first, with the pages so far. */
export async function listed(
  shop: ShopPlatform,
  access: ShopAccess,
  window: { from: Date; to: Date },
  between: (pages: RemoteOrder[][]) => Promise<void> = async () => {},
): Promise<RemoteOrder[][]> {
  const pages: RemoteOrder[][] = [];
  let cursor: string | null = null;
  do {
    if (cursor !== null) await between(pages);
    const page: RemoteOrderPage = await shop.listOrders(access, window, cursor);
    pages.push(page.orders);
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}

export function numbersOf(pages: RemoteOrder[][]): string[] {
  return pages.flat().map(({ remoteOrderNo }) => remoteOrderNo);
}

/** These orders, all of which the shop has to have. */
export async function ordersOf(
  shop: ShopPlatform,
  access: ShopAccess,
  orderNos: string[],
): Promise<RemoteOrder[]> {
  const orders = await Promise.all(orderNos.map((orderNo) => shop.getOrder(access, orderNo)));
  return orders.map((order, index) => {
    if (!order) throw new Error(`no order ${orderNos[index]}`);
    return order;
  });
}

/** A way to `origin` that keeps what it is asked: the path and the body of each call. */
export async function overheard(origin: string) {
  const calls: { path: string; body: string }[] = [];
  const relay = await startRelay(origin, {
    path(path) {
      const last = calls.at(-1);
      if (last) last.path = path;
      return path;
    },
    request(body) {
      calls.push({ path: '', body });
      return body;
    },
  });
  onTestFinished(relay.close);
  return { url: relay.url, calls };
}

/** A way to `origin` whose answers are changed. */
export async function answersChanged(origin: string, answer: (body: string) => string): Promise<string> {
  const relay = await startRelay(origin, { answer });
  onTestFinished(relay.close);
  return relay.url;
}

/** A receiver as a platform is to show it: the family name, the ends of the phone, the road without numbers. */
export function maskedOf({ name, phone, province, city, district, address }: Receiver) {
  return {
    name: `${name.slice(0, 1)}**`,
    phone: `${phone.slice(0, 3)}******${phone.slice(-2)}`,
    province,
    city,
    district,
    address: `${/^\D*/.exec(address)?.[0]}***`,
  };
}
