import { contentOf, piecesIn } from '../parcels/parcelItems.ts';
import { remarkOf } from '../parcels/parcelTexts.ts';
import type { ParcelToShip } from '../parcels/receiverSheet.repository.ts';
import type { FilledColumn } from './sheet.types.ts';

const text = (
  header: string,
  width: number,
  cell: (parcel: ParcelToShip) => string,
): FilledColumn<ParcelToShip> => ({ header, kind: 'text', width, cell });

/** The columns of parcels to ship: the columns to fill in first, with the names that the import knows. */
export const toShipColumns: readonly FilledColumn<ParcelToShip>[] = [
  text('包裹号', 26, ({ packageNo }) => packageNo),
  text('运单号', 24, () => ''),
  text('快递', 14, () => ''),
  text('下单的快递', 14, ({ courierName }) => courierName),
  text('商品', 36, ({ items }) => contentOf(items)),
  { header: '件数', kind: 'count', width: 8, cell: ({ items }) => piecesIn(items) },
  text('收件人', 14, ({ receiverName }) => receiverName),
  text('联系电话', 18, ({ receiverPhone }) => receiverPhone),
  text('省', 14, ({ province }) => province),
  text('市', 14, ({ city }) => city),
  text('区', 14, ({ district }) => district),
  text('详细地址', 40, ({ address }) => address),
  text('规格', 20, ({ specification }) => specification),
  text('备注', 24, remarkOf),
];
