import { platformNames } from '../../fields/platform.text.ts';
import { parcelsPath } from '../../lib/pagePaths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import type { ChosenParcel, Parcel } from './chosenParcel.ts';
import { ParcelActions } from './ParcelActions.tsx';
import styles from './ParcelsPage.module.css';
import {
  Goods,
  Identity,
  ParcelPrice,
  ParcelStatusCell,
  Printed,
  Receiver,
  Result,
  ThirdOrderNos,
  Waybill,
} from './parcelCells.tsx';
import { autoSendNames, outputNames } from './parcelStatus.ts';
import { cellText, columnNames, parcelsText } from './parcels.text.ts';
import type { RowHandlers } from './useParcelHandlers.ts';

type Key = keyof typeof columnNames;

const OFF: readonly Exclude<Key, 'printed'>[] = [
  ...(['platform', 'orderId', 'thirdOrderNo', 'warehouseName', 'courierName', 'software'] as const),
  ...(['orderAt', 'shopName', 'outputInfo', 'outputResult', 'autoSendResult', 'price'] as const),
];

const { printed: _, ...buyerNames } = columnNames;

/** The columns, for the person to choose from; a supplier has one more, of what was printed. */
export const parcelColumnChoices = {
  buyer: columnChoices(buyerNames, OFF),
  seller: columnChoices(columnNames, OFF),
};

const column = columnsNamed<Parcel, Key>(columnNames);

export function parcelSelectionColumn<Row extends Pick<ChosenParcel, 'id' | 'packageNo'>>(handlers: {
  rows: readonly Row[];
  /** By id. */
  chosen: ReadonlyMap<number, unknown>;
  choose: (parcels: readonly Row[], chosen: boolean) => void;
}): Column<Row> {
  return selectionColumn({
    table: 'parcels',
    rows: handlers.rows,
    chosen: { has: ({ id }) => handlers.chosen.has(id), choose: handlers.choose },
    all: parcelsText.choosePage,
    one: ({ packageNo }) => parcelsText.chooseOne(packageNo),
  });
}

/** The columns of the list of parcels; `shown` says which of them there are, so that no fact is lost or said twice. */
export function parcelColumns(handlers: RowHandlers, shown: ReadonlySet<string>): Column<Parcel>[] {
  return [
    parcelSelectionColumn(handlers),
    column(
      'packageNo',
      shown.has('receiver') ? 172 : 204,
      (parcel) => <Identity parcel={parcel} handlers={handlers} withReceiver={!shown.has('receiver')} />,
      { stick: 'left' },
    ),
    column('platform', 88, ({ platform }) => platformNames[platform]),
    column('orderId', 88, ({ orderId, orderNo }) => (
      <Link to={parcelsPath(orderId)} className={styles.link} title={parcelsText.ofOrder(orderNo)}>
        <span className="num">{orderId}</span>
      </Link>
    )),
    column('receiver', 180, (parcel) => <Receiver parcel={parcel} handlers={handlers} />),
    column('thirdOrderNo', 176, ThirdOrderNos),
    column('goodName', undefined, (parcel) => (
      <Goods
        parcel={parcel}
        withTime={!shown.has('orderAt')}
        // What the buyer pays is not what a supplier gets.
        withPrice={handlers.by === 'buyer' && !shown.has('price')}
      />
    )),
    column('status', 144, (parcel) => (
      <ParcelStatusCell parcel={parcel} shown={shown} note={handlers.notes.get(parcel.id)} />
    )),
    column('warehouseName', 128, ({ warehouseName }) => warehouseName),
    column('courierName', 80, ({ courierName }) => courierName),
    column('software', 92, ({ softwareName }) => softwareName),
    column('waybillNo', 144, (parcel) => <Waybill parcel={parcel} withCourier={!shown.has('courierName')} />),
    ...(handlers.by === 'seller' ? [column('printed', 88, Printed)] : []),
    column('orderAt', 100, ({ orderAt }) => <Time at={orderAt} />),
    column('shopName', 128, ({ shopName }) => shopName || cellText.nothing),
    column('outputInfo', 144, ({ outputInfo, outputStatus }) => outputInfo || outputNames[outputStatus].text),
    column('outputResult', 160, ({ outputResult, outputStatus }) => (
      <Result words={outputResult} isTrouble={outputNames[outputStatus].isTrouble} />
    )),
    column('autoSendResult', 160, ({ autoSendResult, autoSendStatus }) => (
      <Result
        words={autoSendResult || autoSendNames[autoSendStatus].text}
        isTrouble={autoSendNames[autoSendStatus].isTrouble}
      />
    )),
    column('price', 80, (parcel) => <ParcelPrice parcel={parcel} />, { align: 'right' }),
    column(
      'actions',
      handlers.by === 'seller' ? 212 : 148,
      (parcel) => <ParcelActions parcel={parcel} handlers={handlers} />,
      { align: 'right', stick: 'right' },
    ),
  ];
}
