/** The fields of a recipient that a text can hold. */
export type AddressField =
  | 'name'
  | 'phone'
  | 'region'
  | 'detail'
  | 'quantity'
  | 'specification'
  | 'remark'
  | 'thirdOrderNo';

export type AddressProblem = {
  field: AddressField;
  reasonCode: 'ADDRESS_INVALID' | 'AREA_BANNED';
  msg: string;
};

/**
 * What a stretch of a text was read as. `ignored` is known to be nobody's, `rest` was not understood; labels and
 * separators belong to no field.
 */
export type PartKind = AddressField | 'extension' | 'label' | 'separator' | 'ignored' | 'rest';

/** A stretch of a reading's text, in UTF-16 units; the parts of a reading follow one another without a gap. */
export type Part = { kind: PartKind; start: number; end: number };

/** One recipient as read; a code or text is '' when it was not read, `confidence` runs from 0 (unread) to 1. */
export type AddressReading = {
  /** The stretch of the paste, unchanged but for forbidden characters, which are blanks, and for cells in quotes, which are without these on one line. */
  text: string;
  /** Where `text` begins in the paste, in UTF-16 units. */
  start: number;
  parts: Part[];
  name: string;
  /** `13800000000` or `0571-88888888`, its extension behind a hyphen: `13800000000-1234`. */
  phone: string;
  /** Digits of a virtual number or a landline's extension, the same as behind the hyphen of `phone`. */
  extension: string;
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  /** Pieces; null when none was named. */
  quantity: number | null;
  specification: string;
  remark: string;
  /** What lines elsewhere in the paste say of every recipient; the fields hold it, the text does not. */
  shared?: Pick<AddressReading, 'quantity' | 'specification' | 'remark'>;
  /** The order number at a shop platform. */
  thirdOrderNo: string;
  /** What nobody needs: list numbers, times, heads of chats, amounts, the sender, waybills, thanks. */
  ignored: string;
  /** What was not understood and should be looked at. */
  rest: string;
  confidence: Record<AddressField, number>;
  /** Empty when every field is sure. */
  problems: AddressProblem[];
};

/** An address without name and phone, as read. */
export type PlaceReading = Pick<
  AddressReading,
  'provinceCode' | 'cityCode' | 'districtCode' | 'province' | 'city' | 'district' | 'detail' | 'problems'
>;
