import { type Region, regionText } from '../../../../fields/region.ts';
import type { ParcelInput, ReadAddressesQuery, RowField } from '../../../../graphql/generated/graphql.ts';

export type AddressReading = ReadAddressesQuery['readAddresses'][number];
export type ServerProblem = AddressReading['problems'][number];

/** The fields that a person types; the region is picked as a whole. */
export type TypedField = 'name' | 'phone' | 'detail' | 'thirdOrderNo';

/** Whom a parcel goes to, and where. */
export interface Receiver extends Region, Record<TypedField, string> {}

/** A field that the api read another way than the preview had shown. */
export interface PreviewDifference {
  field: RowField;
  /** '' when the preview had nothing there. */
  previewed: string;
}

/** One recipient of the list, as it stands now. */
export interface Recipient extends Receiver {
  id: string;
  /** As it was pasted; '' for a row typed in. */
  text: string;
  /** What the reader could give to no field. */
  rest: string;
  /** What the reader found wrong; a field's problems go when it is edited. */
  readProblems: readonly ServerProblem[];
  /** A field's difference goes when it is edited. */
  unlikePreview: readonly PreviewDifference[];
  excluded: boolean;
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
    name: '',
    phone: '',
    detail: '',
    thirdOrderNo: '',
    text: '',
    rest: '',
    readProblems: [],
    unlikePreview: [],
    excluded: false,
  };
}

const ORDER_NO = /^(?=(?:.*\d){4})[A-Za-z0-9][A-Za-z0-9.+-]{3,39}$/;
const BROKEN_PHONE = /^1\d{6,12}$/;

/** A row from what the reader made of its text; a lone number that it could not place is the order number. */
export function recipientFrom(
  id: string,
  reading: AddressReading,
  unlikePreview: readonly PreviewDifference[] = [],
): Recipient {
  const { text, name, phone, detail, problems } = reading;
  const { provinceCode, cityCode, districtCode, province, city, district } = reading;
  const rest = reading.rest.trim();
  const isOrderNo = phone !== '' && ORDER_NO.test(rest) && !BROKEN_PHONE.test(rest);
  return {
    ...{ id, text, name, phone, detail, provinceCode, cityCode, districtCode, province, city, district },
    thirdOrderNo: isOrderNo ? rest : '',
    rest: isOrderNo ? '' : rest,
    readProblems: problems,
    unlikePreview,
    excluded: false,
  };
}

/** The row with one field typed anew; the reader's word on that field no longer counts. */
export function withField(row: Recipient, field: TypedField, value: string): Recipient {
  return { ...row, [field]: value, ...withoutDoubts(row, field) };
}

/** The row somewhere else. */
export function withRegion(row: Recipient, region: Region): Recipient {
  return { ...row, ...region, ...withoutDoubts(row, 'region') };
}

function withoutDoubts({ readProblems, unlikePreview }: Recipient, field: RowField) {
  const isOther = (one: { field: RowField }) => one.field !== field;
  return { readProblems: readProblems.filter(isOther), unlikePreview: unlikePreview.filter(isOther) };
}

/** The region for a narrow column: 浙江 杭州 西湖区. */
export function shortRegionText({ province, city, district }: Region): string {
  const short = province.replace(/(省|市|(壮族|回族|维吾尔)?自治区|特别行政区)$/, '');
  return regionText({ province: short, city: city.replace(/市$/, ''), district });
}

/** What the gateway wants to know of a recipient. */
export function parcelOf(row: Receiver): ParcelInput {
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
