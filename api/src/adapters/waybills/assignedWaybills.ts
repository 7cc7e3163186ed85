import type { AssigningPlatform } from '../shops/assigningPlatform.ts';
import { ShopError, type ShopErrorKind } from '../shops/shopError.ts';
import type { ShopAccess } from '../shops/shopPlatform.ts';
import { WaybillError, type WaybillErrorKind } from './waybillError.ts';
import type { WaybillService } from './waybillService.ts';

const SERVICE = 'assigned';

/** Those that are no matter of the waybill are thrown as they are. */
const KINDS: Partial<Record<ShopErrorKind, WaybillErrorKind>> = {
  transient: 'transient',
  courierUnknown: 'courierUnknown',
  closed: 'refused',
  refunding: 'refused',
  alreadyShipped: 'refused',
  addressChanged: 'refused',
  waybillUsed: 'refused',
  invalid: 'refused',
  unknown: 'refused',
};

/** Runs a call with the access of the supplier. */
type Run = <T>(work: (platform: AssigningPlatform, access: ShopAccess) => Promise<T>) => Promise<T>;

/** Waybills of orders that a merchant has assigned, from their platform: it alone knows whom they go to. */
export function assignedWaybills(run: Run, merchantShopId: string): WaybillService {
  return {
    async issue({ requestNo, courierCode, sender, receiver, goods, pieces }) {
      const assignedId = receiver.remoteOrderNo ?? '';
      const items = [{ title: goods, sku: '', num: pieces }];
      const request = { requestNo, merchantShopId, assignedId, parcel: 1, parcels: 1, items };
      const [waybill] = await asWaybillErrors(() =>
        run((platform, access) => platform.issueWaybills(access, [request], { courierCode, sender })),
      );
      if (!waybill || waybill.error) throw waybillErrorOf(waybill?.error ?? null);
      return { waybillNo: waybill.waybillNo, courierOrderNo: null, routeCode: waybill.routeCode };
    },

    async void({ requestNo, courierCode, waybillNo }) {
      const waybill = { requestNo, merchantShopId, courierCode, waybillNo };
      await asWaybillErrors(() => run((platform, access) => platform.voidWaybill(access, waybill)));
    },

    // No platform publishes a call that stops a parcel.
    intercept: async () => {
      throw new WaybillError(SERVICE, 'refused', 'NO_INTERCEPT');
    },
  };
}

async function asWaybillErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof ShopError ? waybillErrorOf(error) : error;
  }
}

function waybillErrorOf(error: ShopError | null): Error {
  if (!error) return new WaybillError(SERVICE, 'transient', 'BAD_ANSWER');
  const kind = KINDS[error.kind];
  return kind ? new WaybillError(SERVICE, kind, error.code) : error;
}
