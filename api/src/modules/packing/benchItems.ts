import type { PrintedParcel } from '../labels/printing.repository.ts';
import { byBin, type Shelf } from '../labels/shelves.repository.ts';
import { titleOf } from '../parcels/parcelItems.ts';
import type { BenchItemDto } from './packing.schemas.ts';

type Named = { skuId: number; goodName: string; skuName: string; merchantCode: string; num: number };

/** What is checked off of a parcel, in the order of its bins. */
export function benchItems(
  { items, warehouseId }: Pick<PrintedParcel, 'items' | 'warehouseId'>,
  shelves: ReadonlyMap<number, Shelf>,
): BenchItemDto[] {
  const checked = (named: Named) => {
    const shelf = shelves.get(named.skuId);
    return {
      ...{ skuId: named.skuId, title: titleOf(named), num: named.num },
      ...{ pic: shelf?.pic ?? '', bin: shelf?.bins[warehouseId] ?? '', note: shelf?.note ?? '' },
      codes: codesOf(named, shelf),
    };
  };
  return items
    .map((item) => ({ ...checked(item), parts: item.bundleParts.map(checked) }))
    .toSorted((one, other) => byBin(one.bin, other.bin));
}

/** Bar codes, article number and number of a combination; the article number that was ordered, too. */
function codesOf({ merchantCode }: Named, shelf: Shelf | undefined): string[] {
  const codes = [...(shelf?.barcodes ?? []), shelf?.merchantCode ?? '', merchantCode, shelf?.skuNo ?? ''];
  return [...new Set(codes.map((code) => code.trim().toUpperCase()))].filter(Boolean);
}
