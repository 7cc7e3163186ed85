import { Refusal } from '../../shared/refusal.ts';
import { contentOf, type ParcelItem, piecesIn, titleOf } from '../parcels/parcelItems.ts';
import type { ExportedParcel } from '../parcels/parcels.repository.ts';
import { remarkOf } from '../parcels/parcelTexts.ts';
import { platformText, timeText } from './exportWords.ts';
import type { FilledColumn } from './sheet.types.ts';

const text = (
  header: string,
  width: number,
  cell: (parcel: ExportedParcel) => string,
): FilledColumn<ExportedParcel> => ({ header, kind: 'text', width, cell });

/** One item by its name, several each with its pieces. */
function withPieces(items: readonly ParcelItem[], name: (item: ParcelItem) => string): string {
  const [only, other] = items;
  return only && !other ? name(only) : items.map((item) => `${name(item)} ×${item.num}`).join('；');
}

/** One item whose goods have no combinations. */
function isPlain({ items }: Pick<ExportedParcel, 'items'>): boolean {
  const [only, other] = items;
  return only?.skuName === '' && !other;
}

/** The combinations that are sent, as the import reads them; where the goods have none, the words of the buyer. */
function specificationOf({ items, specification }: ExportedParcel): string {
  if (isPlain({ items })) return specification;
  const isOneGood = new Set(items.map(({ goodId }) => goodId)).size === 1;
  return withPieces(items, (item) => (isOneGood && item.skuName) || titleOf(item));
}

const ERASED = new Refusal('RECEIVER_ERASED').message;

/**
 * The columns of the parcel list, then the receiver by the headers of our own template. Our own numbers are not called
 * 订单号 or 订单ID: the import would take them for the shop's where a parcel has none.
 */
export const parcelColumns: readonly FilledColumn<ExportedParcel>[] = [
  text('平台', 10, ({ platform }) => platformText(platform)),
  text('橙仓订单ID', 12, ({ orderId }) => String(orderId)),
  text('橙仓订单号', 24, ({ orderNo }) => orderNo),
  text('包裹号', 24, ({ packageNo }) => packageNo),
  text('第三方订单号', 24, ({ thirdOrderNos }) => thirdOrderNos.join('，')),
  text('商品名称', 30, ({ items }) => [...new Set(items.map(({ goodName }) => goodName))].join('；')),
  { header: '数量', kind: 'count', width: 8, cell: ({ items }) => piecesIn(items) },
  text('状态', 10, ({ statusText }) => statusText),
  text('仓库名称', 20, ({ warehouseName }) => warehouseName),
  text('快递', 14, ({ courierName }) => courierName),
  text('打单软件', 12, ({ softwareName }) => softwareName),
  text('运单号', 22, ({ waybillNo }) => waybillNo ?? ''),
  text('下单时间', 20, ({ orderAt }) => timeText(orderAt)),
  text('店铺名称', 20, ({ shopName }) => shopName ?? ''),
  text('出单信息', 24, ({ outputInfo }) => outputInfo),
  text('出单结果', 24, ({ outputResult }) => outputResult),
  text('自动发货结果', 24, ({ autoSendResult }) => autoSendResult),
  { header: '价格（元）', kind: 'money', width: 12, cell: ({ price }) => price },
  text('收件人', 14, ({ receiverName, receiverErasedAt }) => (receiverErasedAt ? ERASED : receiverName)),
  text('联系电话', 18, ({ receiverPhone }) => receiverPhone),
  text('省', 14, ({ province }) => province),
  text('市', 14, ({ city }) => city),
  text('区', 14, ({ district }) => district),
  text('详细地址', 40, ({ address }) => address),
  text('规格', 24, specificationOf),
  text('备注', 24, remarkOf),
  text('规格原文', 20, (parcel) => (isPlain(parcel) ? '' : parcel.specification)),
  text('商家编码', 16, ({ items }) =>
    items.every(({ merchantCode }) => merchantCode === '')
      ? ''
      : withPieces(items, ({ merchantCode }) => merchantCode || '无'),
  ),
  text('组合装明细', 36, ({ items }) => contentOf(items.filter(({ bundleParts }) => bundleParts.length > 0))),
];
