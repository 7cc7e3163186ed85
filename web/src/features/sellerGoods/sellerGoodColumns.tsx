import { Link } from 'react-router-dom';
import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { goodsPath } from '../../lib/paths.ts';
import { formatDate, formatDateTime } from '../../lib/time.ts';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Price } from '../../ui/Price.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { SecondLine } from '../../ui/Text.tsx';
import { GoodRowActions } from './GoodRowActions.tsx';
import type { GoodActions } from './goodActions.ts';
import styles from './SellerGoods.module.css';
import { StockCell } from './StockCell.tsx';
import { goodColumnNames, goodStates, goodsText as text } from './sellerGoods.text.ts';

type Row = SellerGoodRowFragment;
type ColumnKey = keyof typeof goodColumnNames;

const FIXED: readonly ColumnKey[] = ['good', 'actions'];

/** The columns that may be hidden. */
export const goodColumnChoices: readonly ColumnChoice[] = (Object.keys(goodColumnNames) as ColumnKey[])
  .filter((key) => !FIXED.includes(key))
  .map((key) => ({ key, name: goodColumnNames[key], isOff: key === 'category' }));

/** The columns of the own goods. */
export function goodColumns(actor: GoodActions): Column<Row>[] {
  return [
    { key: 'good', header: goodColumnNames.good, cell: (good) => <Good good={good} /> },
    column('category', 96, ({ categoryName }) => categoryName),
    column(
      'prices',
      116,
      ({ supplyPrice, price }) => (
        <>
          <Price fen={supplyPrice} />
          <SecondLine>{text.buyers(price)}</SecondLine>
        </>
      ),
      { align: 'right' },
    ),
    column('stock', 112, (good) => <StockCell good={good} />, { align: 'right' }),
    column(
      'sold',
      108,
      ({ sold, monthSold }) => (
        <span className="num">
          {sold}
          <SecondLine>{text.month(monthSold)}</SecondLine>
        </span>
      ),
      { align: 'right' },
    ),
    column('status', 116, (good) => <Status good={good} />),
    column('updated', 104, ({ updatedAt }) => (
      <time className="num" dateTime={updatedAt}>
        {formatDate(updatedAt)}
        <SecondLine>{formatDateTime(updatedAt).slice(-5)}</SecondLine>
      </time>
    )),
    column('actions', 208, (good) => <GoodRowActions good={good} actor={actor} />, {
      ...{ stick: 'right', align: 'right' },
    }),
  ];
}

function column(
  key: ColumnKey,
  width: number,
  cell: Column<Row>['cell'],
  more: Pick<Column<Row>, 'align' | 'stick'> = {},
): Column<Row> {
  return { key, header: goodColumnNames[key], width, cell, ...more };
}

function Good({ good: { id, name, pic, goodsNo, categoryName, isGift, status } }: { good: Row }) {
  return (
    <span className={styles.good}>
      <ImageWithFallback src={pic} alt="" />
      <span className={styles.words}>
        {status === 'ON_SALE' ? (
          <Link to={goodsPath(id)} className={styles.name} title={text.see}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <SecondLine>
          <span className="num">{goodsNo}</span> · {categoryName}
          {isGift && (
            <>
              {'\u2002'}
              <Tag tone="orange">{text.gift}</Tag>
            </>
          )}
        </SecondLine>
      </span>
    </span>
  );
}

function Status({ good: { status, auditReason } }: { good: Row }) {
  const { text: words, tone } = goodStates[status];
  return (
    <>
      <StatusDot tone={tone}>{words}</StatusDot>
      {auditReason && <SecondLine tone="danger">{auditReason}</SecondLine>}
    </>
  );
}
