import { type Region, regionOf, regionText } from '../../../../fields/region.ts';
import type { ParcelInput, ReadAddressesQuery, RowField } from '../../../../graphql/generated/graphql.ts';
import type { Item } from '../../../../shop/items.ts';

export type AddressReading = ReadAddressesQuery['readAddresses'][number];
export type ServerProblem = AddressReading['problems'][number];

/** The fields of a receiver that a person types; the region is picked as a whole. */
type ReceiverField = 'name' | 'phone' | 'detail' | 'thirdOrderNo';

/** Whom a parcel goes to, and where. */
export interface Receiver extends Region, Record<ReceiverField, string> {}

/** What else a recipient's parcel may say for itself; '' where it says nothing. */
type ParcelField = 'quantity' | 'specification' | 'remark';

/** The fields that a person types into the list. */
export type TypedField = ReceiverField | ParcelField | 'extension';

/** A field that the api read another way than the preview had shown. */
export interface PreviewDifference {
  field: RowField;
  /** '' when the preview had nothing there. */
  previewed: string;
  /** The preview had no doubt of it: not when the api, which knows more, has decided what the preview could not. */
  wasSure: boolean;
}

/** One recipient of the list, as it stands now; an empty quantity is that of the order. */
export interface Recipient extends Receiver, Record<TypedField, string> {
  id: string;
  /** What a person chose for this parcel; null for what its words say, else what all get. */
  items: readonly Item[] | null;
  /** As it was pasted; '' for a row typed in. */
  text: string;
  /** What the reader did not understand. */
  rest: string;
  /** What the reader found wrong; a field's problems go when it is edited. */
  readProblems: readonly ServerProblem[];
  /** A field's difference goes when it is edited. */
  unlikePreview: readonly PreviewDifference[];
  excluded: boolean;
  /** It was excluded from the shipment before. */
  leftOver: boolean;
  /** A person has looked at what was not sure, and it is right. */
  checked: boolean;
}

/** No region. */
export const nowhere: Region = {
  provinceCode: '',
  cityCode: '',
  districtCode: '',
  province: '',
  city: '',
  district: '',
};

/** An empty row to type into. */
export function blankRecipient(id: string): Recipient {
  return {
    ...nowhere,
    id,
    ...{ name: '', phone: '', extension: '', detail: '', thirdOrderNo: '' },
    ...{ quantity: '', specification: '', remark: '' },
    items: null,
    text: '',
    rest: '',
    readProblems: [],
    unlikePreview: [],
    excluded: false,
    leftOver: false,
    checked: false,
  };
}

const ORDER_NO = /^(?=(?:.*\d){4})[A-Za-z0-9][A-Za-z0-9.+-]{3,39}$/;
const PHONE_LIKE = /^(?:1\d{6,12}|0\d{2,3}-\d{7,8}|[48]00-\d{3}-?\d{4})(?:-\d{1,6})?$/;
const POSTCODE = /^\d{6}$/;

/** A row from what the reader made of its text; a lone number that it could not place is the order number. */
export function recipientFrom(
  id: string,
  reading: AddressReading,
  unlikePreview: readonly PreviewDifference[] = [],
): Recipient {
  const { text, name, detail, specification, remark, problems } = reading;
  const rest = reading.rest.trim();
  const isOrderNo = reading.thirdOrderNo === '' && reading.phone !== '' && isLoneOrderNo(rest);
  return {
    ...{ id, text, name, detail, ...regionOf(reading) },
    ...{ ...phoneApart(reading), specification, remark },
    quantity: String(reading.quantity ?? ''),
    items: null,
    thirdOrderNo: isOrderNo ? rest : reading.thirdOrderNo,
    rest: isOrderNo ? '' : rest,
    readProblems: problems,
    unlikePreview,
    excluded: false,
    leftOver: false,
    checked: false,
  };
}

function isLoneOrderNo(rest: string): boolean {
  return ORDER_NO.test(rest) && !PHONE_LIKE.test(rest) && !POSTCODE.test(rest);
}

/** A phone without its extension, beside it. */
export function phoneApart({ phone, extension }: Pick<AddressReading, 'phone' | 'extension'>) {
  const isBehind = extension !== '' && phone.endsWith(`-${extension}`);
  return { phone: isBehind ? phone.slice(0, -extension.length - 1) : phone, extension };
}

/** The row with one field typed anew; the reader's word on that field no longer counts. */
export function withField(row: Recipient, field: TypedField, value: string): Recipient {
  const items = field === 'specification' ? null : row.items;
  return { ...row, items, [field]: value, ...withoutDoubts(row, field === 'extension' ? 'phone' : field) };
}

/** The row with other items; null for what all get. Of its words of the goods these stay. */
export function withOwnItems(
  row: Recipient,
  items: readonly Item[] | null,
  specification: string,
): Recipient {
  const isOther = ({ field }: { field: RowField }) => field !== 'quantity' && field !== 'specification';
  return {
    ...{ ...row, items, specification, quantity: '' },
    readProblems: row.readProblems.filter(isOther),
    unlikePreview: row.unlikePreview.filter(isOther),
  };
}

/** The row somewhere else; what the region says is not said again at the start of the address. */
export function withRegion(row: Recipient, region: Region): Recipient {
  const detail = belowRegion(row.detail, region);
  return { ...row, ...region, detail, ...withoutDoubts(row, 'region') };
}

/** 鼓楼区政府 is no place in 鼓楼区, but a house that is called so. */
const CALLED_SO =
  /^(政府|人民|法院|检察|公安|医院|中医|妇幼|委|第|实验|中学|小学|教育|文化|体育|税务|图书|政务|市场|工商|税|站|大厦|广场|路|街|巷)/;

/** An address without the names of its region at its start. */
export function belowRegion(detail: string, { province, city, district }: Region): string {
  const below = [province, city, district].reduce(
    (rest, name) => (name !== '' && rest.startsWith(name) ? rest.slice(name.length).trimStart() : rest),
    detail.trimStart(),
  );
  return below === '' || CALLED_SO.test(below) ? detail : below;
}

/** What is doubted of the row besides a field. */
export function withoutDoubts({ readProblems, unlikePreview }: Recipient, field: RowField) {
  const isOther = (one: { field: RowField }) => one.field !== field;
  return { readProblems: readProblems.filter(isOther), unlikePreview: unlikePreview.filter(isOther) };
}

/** The region for a narrow column: 浙江 杭州 西湖区. */
export function shortRegionText({ province, city, district }: Region): string {
  const short = province.replace(/(省|市|(壮族|回族|维吾尔)?自治区|特别行政区)$/, '');
  return regionText({ province: short, city: city.replace(/市$/, ''), district });
}

/** The recipients that a shipment left out, as the next one begins with them. */
export function leftOverRows(rows: readonly Recipient[]): Recipient[] {
  return rows.filter(({ excluded }) => excluded).map((row) => ({ ...row, excluded: false, leftOver: true }));
}

/** What the gateway wants to know of a receiver. */
export function receiverOf(row: Receiver): ParcelInput {
  const thirdOrderNo = row.thirdOrderNo.trim();
  return {
    receiverName: row.name.trim(),
    receiverPhone: row.phone.replace(/\s/g, ''),
    provinceCode: row.provinceCode,
    cityCode: row.cityCode,
    districtCode: row.districtCode,
    address: row.detail.trim(),
    ...(thirdOrderNo ? { thirdOrderNo } : {}),
  };
}

/** What the gateway wants to know of a recipient as a receiver. */
export function recipientReceiver(row: Recipient): ParcelInput {
  const extension = row.extension.trim();
  return receiverOf({ ...row, phone: extension ? `${row.phone}-${extension}` : row.phone });
}

/** What is printed for this parcel alone, as far as something is. */
export function parcelWordsOf(row: Pick<Recipient, 'specification' | 'remark'>) {
  const [specification, remark] = [row.specification.trim(), row.remark.trim()];
  return { ...(specification ? { specification } : {}), ...(remark ? { remark } : {}) };
}
