import type { ShopError } from './shopError.ts';
import type { PlatformId, RemoteItem, ShopAccess } from './shopPlatform.ts';

/** What a shop is where merchants assign their orders to suppliers (代发). */
export type AssigningRole = 'none' | 'merchant' | 'supplier';

export type BoundMerchant = {
  merchantShopId: string;
  name: string;
  binding: 'requested' | 'bound' | 'refused' | 'ending' | 'ended';
};

/** How a supplier calls an assigned order: the number that it has at its merchant is not told. */
export type AssignedOrderKey = { merchantShopId: string; assignedId: string };

/** Where a receiver lives, as far as a supplier is told; name, phone and house are only in what is printed. */
export type AssignedRegion = { province: string; city: string; district: string };

/** `remoteSkuId` is empty where the platform tells a supplier none, and `price` 0. */
export type AssignedItem = Omit<RemoteItem, 'lineId' | 'pic'>;

/** An order that a merchant has assigned to a supplier (代发单). */
export type AssignedOrder = AssignedOrderKey & {
  merchantName: string;
  /** Posted when all of it was reported as shipped. */
  status: 'assigned' | 'posted' | 'cancelled';
  /** A refund is asked for, or was given. */
  isInAfterSale: boolean;
  cancelReason: string;
  /** One where a platform assigns item by item, all of an order's where it assigns orders. */
  items: AssignedItem[];
  region: AssignedRegion;
  /** The same for one receiver at one address. */
  receiverId: string;
  buyerMemo: string;
  sellerMemo: string;
  assignedAt: Date | null;
  promisedShipAt: Date | null;
  parcels: PostedParcel[];
};

export type PostedParcel = { packId: string; waybillNo: string; courierCode: string };

export type AssignedOrderPage = { orders: AssignedOrder[]; next: string | null };

/** Who sends, in clear. */
export type AssignedSender = AssignedRegion & { name: string; phone: string; address: string };

export type AssignedWaybillRequest = AssignedOrderKey & {
  /** Our unique number of the parcel. */
  requestNo: string;
  /** Which of its order's parcels it is, from 1; of the same one there is one waybill however often it is requested. */
  parcel: number;
  parcels: number;
  items: Pick<RemoteItem, 'title' | 'sku' | 'num'>[];
};

/** Of each request its waybill or why there is none. */
export type AssignedWaybill = AssignedOrderKey & { parcel: number } & (
    | {
        waybillNo: string;
        /** The sorting code (大头笔); empty where the platform tells none. */
        routeCode: string;
        /** Null where the platform hands it out apart, see `sealedPrints`. */
        print: SealedPrint | null;
        error: null;
      }
    | { waybillNo: null; error: ShopError }
  );

/** What the platform's print component prints, and it alone can read. */
export type SealedPrint = { waybillNo: string; sealed: string; signature: string };

export type AssignedShipment = {
  /** The pieces in all parcels together are those of the order. */
  parcels: { courierCode: string; waybillNo: string; num: number }[];
  /** The platform's id of the address that it was sent from; null for the shop's default one. */
  remoteAddressId: string | null;
};

/** The supplier's side of a platform where merchants assign orders. Every failure is a `ShopError`. */
export interface AssigningPlatform {
  readonly platform: PlatformId;
  /** Suppliers know a merchant by a mask that is no shop's id. */
  readonly hidesMerchants: boolean;

  role(access: ShopAccess): Promise<AssigningRole>;
  /** Null where the platform hides them. */
  merchants(access: ShopAccess): Promise<BoundMerchant[] | null>;
  /** A page of what was assigned or has changed within the window; one may come twice. `cursor` is as of `listOrders`. */
  listAssigned(
    access: ShopAccess,
    window: { from: Date; to: Date },
    cursor: string | null,
  ): Promise<AssignedOrderPage>;
  /** An order in its current state; null when it is not, or no longer, assigned to who asks. */
  getAssigned(access: ShopAccess, key: AssignedOrderKey): Promise<AssignedOrder | null>;
  /** With a merchant's access: the number of its own order of which it has assigned this; null when it has assigned none such. */
  merchantOrderNo?(access: ShopAccess, assignedId: string): Promise<string | null>;
  issueWaybills(
    access: ShopAccess,
    requests: AssignedWaybillRequest[],
    by: { courierCode: string; sender: AssignedSender },
  ): Promise<AssignedWaybill[]>;
  /** Prints of waybills that were issued without; of a number that has none nothing is answered. */
  sealedPrints(
    access: ShopAccess,
    waybills: { courierCode: string; waybillNo: string }[],
  ): Promise<SealedPrint[]>;
  voidWaybill(
    access: ShopAccess,
    waybill: { requestNo: string; merchantShopId: string; courierCode: string; waybillNo: string },
  ): Promise<void>;
  /**
   * Reports the parcels of an order, which ships it at its merchant; reporting them again has no effect. An order in
   * after-sale is refused.
   */
  postShipment(access: ShopAccess, key: AssignedOrderKey, shipment: AssignedShipment): Promise<void>;
  /** Replaces the number of a parcel that was posted; `invalid` where the platform offers no call for it. */
  changeShipment(access: ShopAccess, key: AssignedOrderKey, parcel: PostedParcel): Promise<void>;
}
