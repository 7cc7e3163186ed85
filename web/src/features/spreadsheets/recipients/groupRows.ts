import { MAX_NUM, type SheetProblem, type SheetRow } from '../sheets.types.ts';

/**
 * Rows that go out together: one order number, one receiver. Pieces and problems are those of all rows, remarks the
 * different ones after each other; specifications and codes that differ each have their pieces (红色 XL×2；蓝色 L×1); `unreadNum` is what the rows say where one of them says no number.
 */
export interface SheetParcel extends Omit<SheetRow, 'line' | 'hidden' | 'cells'> {
  /** Of its rows, in the order of the file. */
  lines: readonly number[];
}

/**
 * The parcels of the rows that are to go. An order number that comes again with another receiver is an error of the
 * later row. Rows without a number, or with one that cannot be trusted, stay alone.
 */
export function groupRows(rows: readonly SheetRow[]): SheetParcel[] {
  const parcels: SheetRow[][] = [];
  const byReceiver = new Map<string, SheetRow[]>();
  const firstOf = new Map<string, SheetRow>();
  const clashes = new Map<SheetRow[], number>();
  for (const row of rows) {
    const no = trustedNo(row);
    const key = `${no}|${receiverOf(row)}`;
    const mine = no === '' ? undefined : byReceiver.get(key);
    if (mine) {
      mine.push(row);
      continue;
    }
    const parcel = [row];
    parcels.push(parcel);
    if (no === '') continue;
    byReceiver.set(key, parcel);
    const first = firstOf.get(no);
    if (first) clashes.set(parcel, first.line);
    else firstOf.set(no, row);
  }
  return parcels.map((parcel) => parcelOf(parcel, clashes.get(parcel)));
}

function trustedNo({ thirdOrderNo, problems }: SheetRow): string {
  return problems.some(({ field }) => field === 'thirdOrderNo') ? '' : thirdOrderNo;
}

function receiverOf({ name, phone, province, city, district, address }: SheetRow): string {
  return [name, phone, `${province}${city}${district}${address}`].join('|').replace(/\s/g, '');
}

function parcelOf(rows: readonly SheetRow[], clash: number | undefined): SheetParcel {
  const [first] = rows as readonly [SheetRow, ...SheetRow[]];
  const { thirdOrderNo, name, phone, province, city, district, address } = first;
  const num = Math.max(
    1,
    rows.reduce((sum, row) => sum + row.num, 0),
  );
  const saidNums = rows.map((row) => row.unreadNum ?? String(row.num || '')).filter(Boolean);
  const isUnread = rows.some(({ unreadNum }) => unreadNum !== undefined);
  const isSpecified = rows.some(({ specification }) => specification !== '');
  const found = rows.flatMap(({ problems }) => problems);
  if (num > MAX_NUM) found.push({ field: 'num', code: 'NUM_WRONG', blocking: true });
  if (clash !== undefined)
    found.push({ field: 'thirdOrderNo', code: 'NO_OTHER_RECEIVER', blocking: true, other: clash });
  const isFirst = (one: SheetProblem, at: number) =>
    found.findIndex(({ field, code }) => field === one.field && code === one.code) === at;
  return {
    ...{ thirdOrderNo, name, phone, province, city, district, address, num },
    ...(isUnread ? { unreadNum: saidNums.join('+') } : {}),
    lines: rows.map(({ line }) => line),
    // Rows that have a code alone say by it what is in the parcel.
    specification: eachWithPieces(rows, (row) => row.specification || (isSpecified ? row.merchantCode : '')),
    merchantCode: eachWithPieces(rows, ({ merchantCode }) => merchantCode),
    remark: differentOf(rows.map(({ remark }) => remark)),
    problems: found.filter(isFirst),
  };
}

/** A text that all rows have; else each with its pieces, as far as no merged cell has taken them. */
function eachWithPieces(rows: readonly SheetRow[], textOf: (row: SheetRow) => string): string {
  const byText = Map.groupBy(rows, textOf);
  const isCounted = byText.size > 1 && rows.every(({ num }) => num > 0);
  const said = [...byText].filter(([text]) => text !== '');
  return said
    .map(([text, own]) => (isCounted ? `${text}×${own.reduce((sum, { num }) => sum + num, 0)}` : text))
    .join('；');
}

function differentOf(texts: readonly string[]): string {
  return [...new Set(texts.filter(Boolean))].join('；');
}

/** The whole address in one text, the region in front unless the detail begins with it: what the reader is given. */
export function addressText({
  province,
  city,
  district,
  address,
}: Pick<SheetRow, 'province' | 'city' | 'district' | 'address'>): string {
  if (province && address.startsWith(province.slice(0, 2))) return address;
  return [...new Set([province, city, district]), address].filter(Boolean).join(' ');
}
