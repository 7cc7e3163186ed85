import { opaqueId } from './masked.ts';
import type { OrderBook, ShipError } from './orderBook.ts';
import type { OrderItem, Receiver, SimulatedOrder } from './shopTypes.ts';

/** A parcel of an assigned order that its supplier has posted. */
export type AssignedParcel = { packId: string; waybillNo: string; company: string; num: number };

/** What a supplier is to send for a merchant, as the platform keeps it. */
export type Assignment = {
  assignedId: string;
  supplierId: string;
  merchantId: string;
  orderNo: string;
  /** The first one, and the only one where items are assigned one by one. */
  item: OrderItem;
  items: OrderItem[];
  state: 'assigned' | 'posted' | 'cancelled';
  cancelReason: string;
  assignedAt: Date;
  changedAt: Date;
  parcels: AssignedParcel[];
};

/** A waybill that a supplier was given for an assigned order. */
export type AssignedWaybill = {
  waybillNo: string;
  company: string;
  supplierId: string;
  assignedId: string;
  /** Which of the order's parcels; '' for its only or first one. */
  pack: string;
  isVoid: boolean;
};

export type Binding = { merchantId: string; supplierId: string; appliedAt: Date; endedAt: Date | null };

/** What a supplier may be told of. */
export type AssignmentChange = 'assigned' | 'cancelled' | 'receiver' | 'remark' | 'posted';

/** Who sends, as a supplier has named it. */
export type NamedSender = { name: string; phone: string; address: string };

/** Where couriers hear of waybills that a platform issues. */
export type CourierDesk = {
  accept(
    parcel: Pick<AssignedWaybill, 'waybillNo' | 'company'> & {
      sender: NamedSender;
      receiver: Receiver;
      cargo: string;
    },
  ): void;
  cancel(waybillNo: string): void;
};

const KEPT = 5_000;

/** Which merchants are bound to which suppliers, and what they have assigned to them; the newest five thousand. */
export function assignmentBook(
  now: () => Date,
  seed: number,
  orders: OrderBook,
  { wholeOrders = false }: { wholeOrders?: boolean | undefined } = {},
) {
  const bindings: Binding[] = [];
  const assignments: Assignment[] = [];
  const waybills: AssignedWaybill[] = [];
  let serial = 0;
  let tell: (assignment: Assignment, change: AssignmentChange) => void = () => undefined;
  let desk: CourierDesk | null = null;

  const isBound = (merchantId: string, supplierId: string) =>
    bindings.some(
      (each) => each.merchantId === merchantId && each.supplierId === supplierId && !each.endedAt,
    );
  const orderOf = ({ merchantId, orderNo }: Assignment) => orders.find(merchantId, orderNo);
  const standing = (merchantId: string, orderNo: string) =>
    assignments.filter(
      (each) => each.merchantId === merchantId && each.orderNo === orderNo && each.state !== 'cancelled',
    );

  function cancel(assignment: Assignment, reason: string): void {
    assignment.state = 'cancelled';
    assignment.cancelReason = reason;
    assignment.changedAt = now();
    tell(assignment, 'cancelled');
  }

  return {
    orderOf,

    /** Whoever supplies is a supplier, whoever is bound to one a merchant. */
    role(shopId: string): 'none' | 'merchant' | 'supplier' {
      if (bindings.some(({ supplierId }) => supplierId === shopId)) return 'supplier';
      return bindings.some(({ merchantId }) => merchantId === shopId) ? 'merchant' : 'none';
    },

    bindingsOf: (supplierId: string) => bindings.filter((each) => each.supplierId === supplierId),
    suppliersOf: (merchantId: string) =>
      bindings.filter((each) => each.merchantId === merchantId && !each.endedAt),

    /** Binds a merchant to a supplier, once; false for a shop and itself. */
    bind(merchantId: string, supplierId: string): boolean {
      if (merchantId === supplierId) return false;
      if (!isBound(merchantId, supplierId))
        bindings.push({ merchantId, supplierId, appliedAt: now(), endedAt: null });
      return true;
    },

    /** Ends a binding. What was assigned and is not sent goes back to the merchant. */
    unbind(merchantId: string, supplierId: string): boolean {
      const open = bindings.find(
        (each) => each.merchantId === merchantId && each.supplierId === supplierId && !each.endedAt,
      );
      if (!open) return false;
      open.endedAt = now();
      for (const each of assignments)
        if (each.merchantId === merchantId && each.supplierId === supplierId && each.state === 'assigned')
          cancel(each, '商家已解绑');
      return true;
    },

    /** Assigns a paid order that waits, each item by itself or all together; false where the order or the binding does not allow it. */
    assign(merchantId: string, orderNo: string, supplierId: string): boolean {
      const order = orders.find(merchantId, orderNo);
      const isFree = order?.state === 'waitShip' && standing(merchantId, orderNo).length === 0;
      if (!order || !isFree || !isBound(merchantId, supplierId)) return false;
      const lots = wholeOrders ? [order.items] : order.items.map((item) => [item]);
      for (const items of lots) {
        const [item] = items;
        if (!item) continue;
        serial += 1;
        const at = now();
        const assignment: Assignment = {
          assignedId: `5${seed}${String(serial).padStart(9, '0')}`,
          ...{ supplierId, merchantId, orderNo, item, items },
          state: 'assigned',
          cancelReason: '',
          assignedAt: at,
          changedAt: at,
          parcels: [],
        };
        assignments.push(assignment);
        if (assignments.length > KEPT) assignments.shift();
        tell(assignment, 'assigned');
      }
      return true;
    },

    /** Takes back what is not sent of an order. */
    cancelOrder(merchantId: string, orderNo: string, reason: string): boolean {
      const open = standing(merchantId, orderNo).filter(({ state }) => state === 'assigned');
      for (const each of open) cancel(each, reason);
      return open.length > 0;
    },

    /** To be called when a merchant's order has changed in another way. */
    orderChanged(merchantId: string, orderNo: string, change: 'receiver' | 'remark'): void {
      for (const each of standing(merchantId, orderNo)) tell(each, change);
    },

    find: (supplierId: string, assignedId: string) =>
      assignments.find((each) => each.supplierId === supplierId && each.assignedId === assignedId),
    findOfMerchant: (merchantId: string, assignedId: string) =>
      assignments.find((each) => each.merchantId === merchantId && each.assignedId === assignedId),
    ofOrder: (merchantId: string, orderNo: string) =>
      assignments.filter((each) => each.merchantId === merchantId && each.orderNo === orderNo),
    ofSupplier: (supplierId: string): readonly Assignment[] =>
      assignments.filter((each) => each.supplierId === supplierId),

    /** When it, or its order, was changed last. */
    updatedAt(assignment: Assignment): Date {
      const order = orderOf(assignment);
      return order && order.updatedAt > assignment.changedAt ? order.updatedAt : assignment.changedAt;
    },

    /** The waybill of a parcel; the same one each time until it is voided. */
    waybill(assignment: Assignment, company: string, pack: string, sender: NamedSender): AssignedWaybill {
      const { supplierId, assignedId } = assignment;
      const known = waybills.find(
        (each) =>
          each.assignedId === assignedId && each.pack === pack && each.company === company && !each.isVoid,
      );
      if (known) return known;
      serial += 1;
      const waybillNo = `DF${seed}${String(serial).padStart(10, '0')}`;
      const issued = { waybillNo, company, supplierId, assignedId, pack, isVoid: false };
      waybills.push(issued);
      if (waybills.length > KEPT) waybills.shift();
      const receiver = orderOf(assignment)?.receiver;
      if (receiver) desk?.accept({ waybillNo, company, sender, receiver, cargo: assignment.item.title });
      return issued;
    },

    void(waybill: AssignedWaybill): void {
      waybill.isVoid = true;
      desk?.cancel(waybill.waybillNo);
    },

    findWaybill: (supplierId: string, waybillNo: string) =>
      waybills.find((each) => each.supplierId === supplierId && each.waybillNo === waybillNo),

    /** Ships the merchant's order with them; what stands against it is answered and nothing has changed. */
    post(assignment: Assignment, parcels: Omit<AssignedParcel, 'packId'>[]): ShipError | null {
      const { merchantId, orderNo, items, assignedId } = assignment;
      const isPart = (orderOf(assignment)?.items.length ?? 0) > items.length;
      for (const [index, { waybillNo, company }] of parcels.entries()) {
        const parcel = { waybillNo, company, addressId: null };
        const trouble =
          index === 0
            ? orders.ship(merchantId, orderNo, {
                ...parcel,
                skuIds: isPart ? items.map(({ skuId }) => skuId) : null,
              })
            : orders.addNumber(merchantId, orderNo, { ...parcel, skuIds: [] });
        if (trouble) return trouble;
      }
      assignment.parcels = parcels.map((parcel, index) => ({
        packId: `${assignedId}${index + 1}`,
        ...parcel,
      }));
      assignment.state = 'posted';
      assignment.changedAt = now();
      tell(assignment, 'posted');
      return null;
    },

    /** Adds the number of a further parcel of what was posted. */
    addNumber(
      assignment: Assignment,
      { waybillNo, company }: Omit<AssignedParcel, 'packId' | 'num'>,
    ): ShipError | null {
      const { merchantId, orderNo, assignedId, parcels } = assignment;
      const parcel = { waybillNo, company, addressId: null, skuIds: [] };
      const trouble = orders.addNumber(merchantId, orderNo, parcel);
      if (trouble) return trouble;
      const isKnown = parcels.some((each) => each.waybillNo === waybillNo);
      if (!isKnown)
        parcels.push({ packId: `${assignedId}${parcels.length + 1}`, waybillNo, company, num: 0 });
      assignment.changedAt = now();
      return null;
    },

    /** Takes back what was posted: the merchant's order waits again. */
    unpost(assignment: Assignment): void {
      orders.unship(
        assignment.merchantId,
        assignment.orderNo,
        assignment.parcels.map(({ waybillNo }) => waybillNo),
      );
      assignment.parcels = [];
      assignment.state = 'assigned';
      assignment.changedAt = now();
    },

    change(
      assignment: Assignment,
      parcel: AssignedParcel,
      to: Pick<AssignedParcel, 'waybillNo' | 'company'>,
    ) {
      parcel.waybillNo = to.waybillNo;
      parcel.company = to.company;
      assignment.changedAt = now();
    },

    /** Names where couriers are handed what is issued. */
    sendThrough(couriers: CourierDesk): void {
      desk = couriers;
    },

    /** Names who is to tell suppliers. */
    whenChanged(told: typeof tell): void {
      tell = told;
    },

    /** Makes everything older by `ms`. */
    age(ms: number): void {
      for (const each of assignments) {
        each.assignedAt = new Date(each.assignedAt.getTime() - ms);
        each.changedAt = new Date(each.changedAt.getTime() - ms);
      }
    },
  };
}

export type AssignmentBook = ReturnType<typeof assignmentBook>;

/** What only the platform's print component can read: it tells of the receiver nothing that can be read here. */
export function sealedPrint(waybill: AssignedWaybill, { receiver }: SimulatedOrder): string {
  return Buffer.from(opaqueId('print', waybill.waybillNo, receiver.receiverId), 'hex').toString('base64');
}
