import type { ErpShipment, ShipmentVerdict } from '../../adapters/erp/erpTypes.ts';
import { MAX_SHIPMENTS, MAX_VERDICTS, type WangdianErp } from '../../adapters/erp/wangdian/wangdianErp.ts';
import { batchesOf } from '../../adapters/shops/batchesOf.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import type { FillingService } from '../waybills/filling.service.ts';
import { cleanWaybillNo } from '../waybills/waybillNo.ts';
import type { ErpAccountRow } from './accounts.repository.ts';
import { type FoundTrade, findTrades, keepShipment, refusedNumbers } from './erpTrades.repository.ts';
import { lineOf, packageNoOf, serialOf } from './pushing.service.ts';
import { recordApart, type ShippedApart, tellShippedBefore } from './shipmentNotices.ts';

const NOT_OURS = '橙仓没有这个包裹';
const MAX_ROUNDS = 20;

type Dependencies = { db: Db; filling: FillingService };
type Told = { packageId: number; packageNo: string; waybillNo: string; courierCode: string };
type ToldTrade = Told & {
  serial: number | null;
  /** Of a trade that the ERP had before the present one of its parcel. */
  isOlder: boolean;
};

/** Ships parcels under the numbers that an ERP tells, as its supplier would fill them in by hand. */
export function numbersService({ db, filling }: Dependencies) {
  /** Why numbers were not taken, by parcel; those that were are missing. */
  async function fill(sellerId: number, told: readonly Told[]): Promise<Map<number, string>> {
    if (told.length === 0) return new Map();
    const [once, doubled] = sortedByNumber(told);
    const rows = once.map(({ packageNo, waybillNo, courierCode }, index) => ({
      ...{ row: index + 1, packageNo, waybillNo, courier: courierCode },
    }));
    const { failed } = await filling.fill(actorOf(sellerId), rows, { isOfErp: true });
    const refused = failed.flatMap(({ row, msg }) => {
      const parcel = once[row - 1];
      return parcel ? [[parcel.packageId, msg] as const] : [];
    });
    return new Map([...refused, ...doubled]);
  }

  /** Tells both sides where it went to the receiver from before a change. */
  const keep = (accountId: number, { packageId, ...told }: ToldTrade, why: string) =>
    db.transaction(async (tx) => {
      const before = await keepShipment(tx, accountId, packageId, { ...told, why });
      if (before) await tellShippedBefore(tx, packageId, before);
    });

  async function take(
    { id, sellerId }: ErpAccountRow,
    shipments: readonly ErpShipment[],
  ): Promise<ShipmentVerdict[]> {
    const trades = await findTrades(db, { id, sellerId }, [
      ...new Set(shipments.map(({ orderNo }) => packageNoOf(orderNo))),
    ]);
    const first = new Map<number, ToldTrade>();
    const apart: ShippedApart[] = [];
    for (const { orderNo, waybillNo, courierCode, lineNos } of shipments) {
      const packageNo = packageNoOf(orderNo);
      const trade = trades.get(packageNo);
      if (!trade) continue;
      const { packageId } = trade;
      const serial = serialOf(orderNo);
      const told = { packageId, packageNo, waybillNo, courierCode };
      // A parcel has one number here; what the ERP has divided stands in its timeline.
      const known = first.get(packageId)?.waybillNo ?? (isTaken(trade) ? trade.waybillNo : null);
      const isFurther = known !== null && known !== waybillNo;
      if (known === null) first.set(packageId, { ...told, serial, isOlder: serial < trade.serial });
      if (isFurther || lineNos !== null)
        apart.push({ ...told, isFurther, lines: lineNos?.map(lineOf) ?? null });
    }
    const why = await fill(sellerId, [...first.values()]);
    for (const told of first.values()) await keep(id, told, why.get(told.packageId) ?? '');
    await recordApart(db, apart);
    return shipments.map(({ recordId, orderNo }) => {
      const trade = trades.get(packageNoOf(orderNo));
      if (!trade) return { recordId, isTaken: false, reason: NOT_OURS };
      const reason = why.get(trade.packageId) ?? '';
      return { recordId, isTaken: reason === '', reason };
    });
  }

  return {
    /** Answers whether all was told. @throws ShopError */
    async take(account: ErpAccountRow, erp: WangdianErp, until: number): Promise<boolean> {
      await this.takeRefused(account);
      for (let round = 0; round < MAX_ROUNDS && Date.now() < until; round += 1) {
        const shipments = await erp.shipments();
        if (shipments.length === 0) return true;
        const verdicts = await take(account, shipments);
        let unheard = 0;
        for (const some of batchesOf(verdicts, MAX_VERDICTS)) unheard += (await erp.acknowledge(some)).length;
        // What was not heard comes again, next time.
        if (shipments.length < MAX_SHIPMENTS) return true;
        if (unheard > 0) return false;
      }
      return false;
    },

    /** Fills numbers in again that were not taken, where a person says so. */
    async takeRefused({ id, sellerId }: ErpAccountRow): Promise<void> {
      const told = await refusedNumbers(db, id);
      const why = await fill(sellerId, told);
      for (const each of told)
        await keep(id, { ...each, serial: null, isOlder: false }, why.get(each.packageId) ?? '');
    },
  };
}

/** Its first number is the parcel's. */
function isTaken({ waybillNo, parcelWaybillNo }: FoundTrade): boolean {
  return waybillNo !== null && waybillNo === parcelWaybillNo;
}

/** Those with a number of their own, and why not of those whose number another parcel of these has. */
function sortedByNumber(told: readonly Told[]): [Told[], [number, string][]] {
  const firstOf = new Map<string, Told>();
  const doubled: [number, string][] = [];
  const once = told.filter((each) => {
    const number = cleanWaybillNo(each.waybillNo);
    const other = firstOf.get(number);
    if (other && number !== '') doubled.push([each.packageId, `与包裹 ${other.packageNo} 的运单号重复`]);
    else firstOf.set(number, each);
    return !other || number === '';
  });
  return [once, doubled];
}

/** The supplier, as its own sheet of numbers would be filled in. */
function actorOf(accountId: number): Actor {
  return { accountId, kind: 'seller', level: 1, superId: null };
}
