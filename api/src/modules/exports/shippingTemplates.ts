import type { ShippedNumber } from '../parcels/shippedNumbers.repository.ts';
import type { FilledColumn } from './sheet.types.ts';

/** The file that a platform's back office reads when many orders are shipped at once (批量发货). */
export type ShippingTemplate = {
  title: string;
  /** Platforms of parcels whose numbers may be of it: its own, and 0, where it was not said. */
  platforms: readonly number[];
  columns: readonly FilledColumn<ShippedNumber>[];
};

const text = (
  header: string,
  width: number,
  cell: (number: ShippedNumber) => string,
): FilledColumn<ShippedNumber> => ({ header, kind: 'text', width, cell });

/** What a platform calls our couriers, else our own name: a person can put that right in the file. */
const named =
  (names: Readonly<Record<string, string>>) =>
  ({ courierCode, courierName }: ShippedNumber): string =>
    (Object.hasOwn(names, courierCode) ? names[courierCode] : undefined) ?? courierName;

/** As `pdd.logistics.companies.get` names the couriers that `PINDUODUO_COURIERS` has the numbers of. */
export const PINDUODUO_NAMES: Readonly<Record<string, string>> = {
  YTO: '圆通快递',
  ZTO: '中通快递',
  STO: '申通快递',
  YUNDA: '韵达快递',
  SF: '顺丰快递',
  JD: '京东配送',
  EMS: '邮政EMS',
  JTSD: '极兔快递',
  DBL: '德邦快递',
};

/**
 * By the name that REST has for them. Only what is known from what people upload: of the other platforms no template was
 * found, and one that is made up is refused there, or taken for something else (decision 0129).
 */
export const shippingTemplates = {
  pinduoduo: {
    title: '拼多多批量发货',
    platforms: [0, 2],
    columns: [
      text('订单号', 26, ({ thirdOrderNo }) => thirdOrderNo),
      text('快递公司', 14, named(PINDUODUO_NAMES)),
      text('快递单号', 24, ({ waybillNo }) => waybillNo),
    ],
  },
} as const satisfies Record<string, ShippingTemplate>;

export type ShippingTemplateName = keyof typeof shippingTemplates;
