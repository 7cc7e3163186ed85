import { Link } from 'react-router-dom';
import { platformNames } from '../../fields/platform.text.ts';
import { parcelsPath } from '../../lib/paths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { GoodsCell, Time } from '../../ui/cells.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import type { Column } from '../../ui/Table.tsx';
import { SecondLine, Text } from '../../ui/Text.tsx';
import type { ChosenParcel } from './chosenParcel.ts';
import { ParcelActions } from './ParcelActions.tsx';
import { ParcelPrice } from './ParcelPrice.tsx';
import { ParcelStatusCell } from './ParcelStatusCell.tsx';
import styles from './ParcelsPage.module.css';
import type { Parcel } from './parcel.ts';
import { autoSendNames, outputNames } from './parcelStatus.ts';
import { cellText, columnNames, parcelsText } from './parcels.text.ts';
import { receiverLine } from './receiverLine.ts';
import { revealingText } from './revealing/revealing.text.ts';
import type { RowHandlers } from './rowHandlers.ts';

type Key = keyof typeof columnNames;

const OFF: readonly Exclude<Key, 'printed'>[] = [
  ...([
    'platform',
    'orderId',
    'thirdOrderNo',
    'warehouseName',
    'courierName',
    'software',
    'orderAt',
  ] as const),
  ...(['shopName', 'outputInfo', 'outputResult', 'autoSendResult'] as const),
];

const { printed: _, ...buyerNames } = columnNames;

/** The seventeen columns, for the person to choose from; a supplier has one more, of what was printed. */
export const parcelColumnChoices = {
  buyer: columnChoices(buyerNames, OFF),
  // What the buyer pays is not what a supplier gets.
  seller: columnChoices(columnNames, [...OFF, 'price']),
};

const column = columnsNamed<Parcel, Key>(columnNames);

/** The column to choose parcels with. */
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
    column('packageNo', 204, (parcel) => <Identity parcel={parcel} handlers={handlers} />, { stick: 'left' }),
    column('platform', 88, ({ platform }) => platformNames[platform]),
    column('orderId', 88, ({ orderId }) => (
      <Link to={parcelsPath(orderId)} className={styles.link} title={parcelsText.ofOrder(orderId)}>
        <span className="num">{orderId}</span>
      </Link>
    )),
    column('thirdOrderNo', 176, ThirdOrderNos),
    column('goodName', undefined, (parcel) => <Goods parcel={parcel} withTime={!shown.has('orderAt')} />),
    column('status', 120, (parcel) => (
      <ParcelStatusCell parcel={parcel} shown={shown} note={handlers.notes.get(parcel.id)} />
    )),
    column('warehouseName', 128, ({ warehouseName }) => warehouseName),
    column('courierName', 80, ({ courierName }) => courierName),
    column('software', 92, ({ softwareName }) => softwareName),
    column('waybillNo', 152, (parcel) => (
      <>
        <Waybill {...parcel} />
        {!shown.has('courierName') && (
          <SecondLine>
            {parcel.courierName}
            {parcel.ownWaybill && ` · ${cellText.ownWaybill}`}
          </SecondLine>
        )}
      </>
    )),
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
      handlers.by === 'seller' ? 212 : 184,
      (parcel) => <ParcelActions parcel={parcel} handlers={handlers} />,
      { align: 'right', stick: 'right' },
    ),
  ];
}

function Identity({ parcel, handlers: { by, reveal } }: { parcel: Parcel; handlers: RowHandlers }) {
  const line = receiverLine(parcel);
  const { packageNo, allowedActions } = parcel;
  const isRevealable = allowedActions.includes('REVEAL_RECEIVER');
  const isMasked = by === 'seller' && !isRevealable && parcel.receiverErasedAt === null && !isOfShop(parcel);
  return (
    <>
      <Copyable text={packageNo} label={columnNames.packageNo} />
      <span className={styles.receiver}>
        <SecondLine cut="ellipsis" title={isMasked ? `${line}\n${cellText.whyMasked}` : line}>
          {line}
        </SecondLine>
        {isRevealable && (
          <IconButton
            icon="eye"
            size={16}
            label={revealingText.open(packageNo)}
            onClick={() => reveal(parcel)}
          />
        )}
      </span>
      {isOfShop(parcel) && (
        <button
          type="button"
          className={styles.why}
          title={cellText.whyEncrypted}
          onClick={() => reveal(parcel)}
        >
          {cellText.encrypted}
        </button>
      )}
    </>
  );
}

/** Its receiver is the shop platform's, which is why it is not shown here. */
function isOfShop({ encrypted, shopName, receiverErasedAt }: Parcel): boolean {
  return receiverErasedAt === null && (encrypted || Boolean(shopName));
}

function ThirdOrderNos({ thirdOrderNos }: Parcel) {
  if (thirdOrderNos.length === 0) return cellText.nothing;
  return (
    <>
      {thirdOrderNos.map((no) => (
        <Copyable key={no} text={no} label={columnNames.thirdOrderNo} />
      ))}
      {thirdOrderNos.length > 1 && <SecondLine>{cellText.merged(thirdOrderNos.length)}</SecondLine>}
    </>
  );
}

function Goods({ parcel, withTime }: { parcel: Parcel; withTime: boolean }) {
  const { goodName, goodPic, num, orderAt } = parcel;
  return (
    <GoodsCell picture={goodPic} name={goodName}>
      {cellText.pieces(num)}
      {withTime && ` · ${cellText.ordered(formatDateTime(orderAt).slice(5))}`}
    </GoodsCell>
  );
}

function Waybill({ waybillNo, allowedActions }: Parcel) {
  if (!waybillNo) return <Text tone="secondary">{cellText.noWaybill}</Text>;
  if (!allowedActions.includes('COPY_NO')) return <span className="num">{waybillNo}</span>;
  return <Copyable text={waybillNo} label={columnNames.waybillNo} />;
}

function Printed({ printCount, printedAt, waybillNo }: Parcel) {
  if (!waybillNo) return <Text tone="secondary">{cellText.nothing}</Text>;
  if (printCount === 0) return <Text tone="secondary">{cellText.notPrinted}</Text>;
  return (
    <>
      <span className="num">{cellText.printed(printCount)}</span>
      {printedAt && (
        <SecondLine>
          <time dateTime={printedAt}>{formatDateTime(printedAt).slice(5)}</time>
        </SecondLine>
      )}
    </>
  );
}

function Result({ words, isTrouble }: { words: string; isTrouble: boolean }) {
  if (!words) return cellText.nothing;
  return isTrouble ? <SecondLine tone="danger">{words}</SecondLine> : words;
}
