import type { LabelExtras } from '../../db/schema/sellers.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { nameWithExtension, phoneParts } from '../../shared/phoneParts.ts';
import { goodsOf, remarkOf } from '../parcels/parcelTexts.ts';
import { maskParty, type Party, withoutPhones } from './labelMask.ts';
import type { Label, Paper } from './layout.ts';
import type { PickingList } from './pickingLayout.ts';
import type { PrintedParcel } from './printing.repository.ts';

/** A label with its paper. */
export type PaperedLabel = { label: Label; paper: Paper };

/** The texts of a parcel's label, people masked. */
export function labelOf(
  parcel: PrintedParcel,
  extras: LabelExtras,
  { at, page, pages }: { at: Date; page: number; pages: number },
): Label {
  const { courierName, waybillNo, routeCode, packageNo, sender } = parcel;
  return {
    courierName,
    waybillNo: waybillNo ?? '',
    routeCode,
    receiver: receiverOf(parcel),
    sender: maskParty({ ...sender, region: regionText(sender) }),
    extras: extraTexts(parcel, extras),
    packageNo,
    printedAt: minuteText(at),
    page,
    pages,
  };
}

/** Picking lists of some parcels: per warehouse its goods, per goods its parcels, in the given order. */
export function pickingListsOf(parcels: readonly PrintedParcel[], at: Date): PickingList[] {
  return [...Map.groupBy(parcels, ({ warehouseId }) => warehouseId).values()].map((ofOne) => ({
    warehouse: ofOne[0]?.warehouseName ?? '',
    printedAt: minuteText(at),
    goods: [...Map.groupBy(ofOne, ({ goodId }) => goodId).values()].map((ofGood) => ({
      name: ofGood[0]?.goodName ?? '',
      parcels: ofGood.map((parcel) => {
        const { name, phone } = receiverOf(parcel);
        const { packageNo, num, waybillNo, specification } = parcel;
        return {
          packageNo,
          pieces: num,
          receiver: `${name} ${phone}`,
          waybillNo: waybillNo ?? '',
          remark: [specification, withoutPhones(remarkOf(parcel))].filter(Boolean).join('；'),
        };
      }),
    })),
  }));
}

/**
 * An encrypted receiver is already masked by the platform. An extension stands behind the name: masked, the number of
 * a label has room for eleven digits, and without the extension nobody is reached by a virtual number.
 */
function receiverOf({ encrypted, receiver }: PrintedParcel): Party {
  const region = regionText(receiver);
  if (encrypted) return { ...receiver, region };
  const { number, extension } = phoneParts(receiver.phone);
  const party = maskParty({ ...receiver, phone: number, region });
  return { ...party, name: nameWithExtension(party.name, extension) };
}

/** The remark comes last: it may not fit. */
function extraTexts(parcel: PrintedParcel, extras: LabelExtras): string[] {
  const { num, orderNos } = parcel;
  const remark = remarkOf(parcel);
  const pieces = extras.showNum ? `${num} 件` : '';
  const goods = extras.showGoods ? goodsOf(parcel) : '';
  return [
    goods && pieces ? `${goods} × ${pieces}` : goods || (pieces && `共 ${pieces}`),
    extras.showOrderNo ? `订单号：${orderNos.join('，')}` : '',
    extras.text,
    extras.showRemark && remark ? `备注：${withoutPhones(remark)}` : '',
  ].filter((text) => text !== '');
}

/** A municipality is its own province. */
function regionText({ province, city, district }: { province: string; city: string; district: string }) {
  return [...new Set([province, city, district])].filter((name) => name !== '').join(' ');
}

function minuteText(at: Date): string {
  return shanghaiIso(at).slice(0, 16).replace('T', ' ');
}
