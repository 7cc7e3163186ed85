import { shanghaiIso } from '../../shared/clock.ts';
import { nameWithExtension, phoneParts } from '../../shared/phoneParts.ts';
import { type ParcelItem, titleOf } from '../parcels/parcelItems.ts';
import { remarkOf } from '../parcels/parcelTexts.ts';
import { extraTexts } from './extraTexts.ts';
import type { ChosenExtras } from './labelExtras.ts';
import { maskParty, type Party, withoutPhones } from './labelMask.ts';
import type { Label, Paper } from './layout.ts';
import type { PickingList } from './pickingLayout.ts';
import type { PrintedParcel } from './printing.repository.ts';
import { byBin, type Shelf } from './shelves.repository.ts';

/** A label with its paper. */
export type PaperedLabel = { label: Label; paper: Paper };

/** The texts of a parcel's label, people masked. */
export function labelOf(
  parcel: PrintedParcel,
  extras: ChosenExtras,
  { at, page, pages }: { at: Date; page: number; pages: number },
): Label {
  const { courierName, waybillNo, routeCode, packageNo, sender } = parcel;
  const printedAt = minuteText(at);
  return {
    courierName,
    waybillNo: waybillNo ?? '',
    routeCode,
    receiver: receiverOf(parcel),
    sender: maskParty({ ...sender, region: regionText(sender) }),
    extras: extraTexts(parcel, extras, printedAt),
    fontSize: extras.fontSize,
    packageNo,
    printedAt,
    page,
    pages,
    place: parcel.place,
  };
}

type Picking = { at: Date; shelves: ReadonlyMap<number, Shelf>; waveNo: string | null };

/**
 * Picking lists of some parcels: per warehouse its combinations in the order of their bins, per combination its parcels in the
 * given order; of one wave how many go to which place.
 */
export function pickingListsOf(
  parcels: readonly PrintedParcel[],
  { at, shelves, waveNo }: Picking,
): PickingList[] {
  return [...Map.groupBy(parcels, ({ warehouseId }) => warehouseId).values()].map((ofOne) => ({
    warehouse: ofOne[0]?.warehouseName ?? '',
    printedAt: minuteText(at),
    waveNo,
    notes: waveNo === null ? [] : notesOf(ofOne),
    goods: goodsIn(ofOne, shelves).map(({ ofSku, bin, note }) => ({
      name: ofSku[0] ? pickedName(ofSku[0].item) : '',
      bin,
      note,
      parcels: ofSku.map(({ parcel, pieces, bundle }) => {
        const { name, phone } = receiverOf(parcel);
        const { packageNo, waybillNo, specification, place, buyerNote } = parcel;
        return {
          packageNo,
          place,
          pieces,
          receiver: `${name} ${phone}`,
          waybillNo: waybillNo ?? '',
          remark: [bundle && `组合装：${bundle}`, specification, withoutPhones(remarkOf(parcel)), buyerNote]
            .filter(Boolean)
            .join('；'),
        };
      }),
    })),
  }));
}

/** What is picked of each combination, in the order of the bins. */
function goodsIn(parcels: readonly PrintedParcel[], shelves: ReadonlyMap<number, Shelf>) {
  const warehouseId = parcels[0]?.warehouseId ?? 0;
  return [...Map.groupBy(parcels.flatMap(pickedItems), ({ item }) => item.skuId)]
    .map(([skuId, ofSku]) => {
      const shelf = shelves.get(skuId);
      return { ofSku, bin: shelf?.bins[warehouseId] ?? '', note: shelf?.note ?? '' };
    })
    .sort((one, other) => byBin(one.bin, other.bin));
}

/** What is to be known of parcels of a wave, by place. */
function notesOf(parcels: readonly PrintedParcel[]): string[] {
  return parcels.flatMap((parcel) => {
    const words = [parcel.specification, withoutPhones(remarkOf(parcel)), parcel.buyerNote].filter(Boolean);
    return words.length > 0 ? [`${parcel.place}号：${words.join('；')}`] : [];
  });
}

type Picked = {
  parcel: PrintedParcel;
  item: Pick<ParcelItem, 'skuId' | 'goodName' | 'skuName' | 'merchantCode'>;
  pieces: number;
  /** What it is picked for; empty for what is ordered alone. */
  bundle: string;
};

/** What a warehouse takes from its shelves for a parcel: of bundles, their parts. */
function pickedItems(parcel: PrintedParcel): Picked[] {
  return parcel.items.flatMap((item): Picked[] =>
    item.bundleParts.length === 0
      ? [{ parcel, item, pieces: item.num, bundle: '' }]
      : item.bundleParts.map((part) => ({
          parcel,
          item: part,
          pieces: item.num * part.num,
          bundle: `${titleOf(item)} ×${item.num}`,
        })),
  );
}

/** As a warehouse looks for it: with its article number. */
function pickedName(item: Picked['item']): string {
  return item.merchantCode ? `${titleOf(item)}（${item.merchantCode}）` : titleOf(item);
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

/** A municipality is its own province. */
function regionText({ province, city, district }: { province: string; city: string; district: string }) {
  return [...new Set([province, city, district])].filter((name) => name !== '').join(' ');
}

function minuteText(at: Date): string {
  return shanghaiIso(at).slice(0, 16).replace('T', ' ');
}
