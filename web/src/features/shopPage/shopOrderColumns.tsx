import { importStatusNames, importStatusTones } from '../../fields/importStatus.text.ts';
import type { ListOrdersOfShopQuery } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { parcelsPath } from '../../lib/pagePaths.ts';
import { formatDayTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink } from '../../ui/data/cells.tsx';
import { shopOrdersText as text } from './shopPage.text.ts';

type ShopOrderRow = ListOrdersOfShopQuery['shopOrders']['list'][number];

const column = columnsNamed<ShopOrderRow, 'order' | 'goods' | 'receiver' | 'state' | 'parcels'>(text);

/** The columns of a shop's orders. */
export const shopOrderColumns = [
  column('order', 196, ({ remoteOrderNo, payAmount, paidAt }) => (
    <>
      <Text num anywhere block>
        {remoteOrderNo}
      </Text>
      <SecondLine num>
        {[formatMoney(payAmount), paidAt && text.paidAt(formatDayTime(paidAt))].filter(Boolean).join(' · ')}
      </SecondLine>
    </>
  )),
  column('goods', undefined, ({ items }) => (
    <>
      {items.map(({ title, sku, quantity }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may name one of its items twice, and they never move
        <div key={at}>
          <Text block cut="clamp" title={title}>
            {text.pieces(title, quantity)}
          </Text>
          {sku && <SecondLine anywhere>{sku}</SecondLine>}
        </div>
      ))}
    </>
  )),
  column('receiver', 176, ({ receiverName, receiverPhone, province, city, district }) => (
    <>
      {`${receiverName} ${receiverPhone}`.trim() || text.erased}
      <SecondLine>{[province, city, district].filter(Boolean).join(' ')}</SecondLine>
    </>
  )),
  column('state', 216, ({ importStatus, remoteRefundStatus, problemText, shipBy }) => (
    <>
      <StatusDot tone={importStatusTones[importStatus]}>{importStatusNames[importStatus]}</StatusDot>
      {remoteRefundStatus !== 'NONE' && <Tag>{text.refunding}</Tag>}
      {problemText && <SecondLine tone="danger">{problemText}</SecondLine>}
      {importStatus === 'PENDING' && <SecondLine num>{text.shipBy(formatDayTime(shipBy))}</SecondLine>}
    </>
  )),
  column('parcels', 196, ({ parcels }) => (
    <>
      {parcels.map(({ parcelId, packageNo, courierName, waybillNo }) => (
        <div key={parcelId}>
          <TextLink to={parcelsPath(undefined, packageNo)}>{text.waybill(courierName, waybillNo)}</TextLink>
        </div>
      ))}
    </>
  )),
];
