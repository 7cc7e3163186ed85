import { useSelector } from '@xstate/react';
import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { publishPath } from '../../lib/pagePaths.ts';
import { goodsPath } from '../../lib/paths.ts';
import { isBusy, selectContext } from '../../lib/selectors.ts';
import { Link } from '../../ui/base/Link.tsx';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, DayAndTime } from '../../ui/data/cells.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Popup } from '../../ui/overlays/Popup.tsx';
import type { GoodAction } from './goodActions.text.ts';
import { type GoodActions, isPossible } from './goodActions.ts';
import styles from './SellerGoods.module.css';
import { scheduleText } from './schedule.text.ts';
import { goodColumnNames, goodStates, revisionNames, goodsText as text } from './sellerGoods.text.ts';
import { stockPath } from './sellerGoodsQuery.ts';

type Row = SellerGoodRowFragment;

const { good: _good, actions: _actions, ...hideable } = goodColumnNames;

/** The columns that may be hidden. */
export const goodColumnChoices = columnChoices(hideable, ['category']);

const column = columnsNamed<Row, keyof typeof goodColumnNames>(goodColumnNames);
const right = { align: 'right' } as const;

/** The columns of the own goods. */
export function goodColumns(actor: GoodActions, onCopy: (goodId: number) => void): Column<Row>[] {
  return [
    column('good', undefined, Good),
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
      right,
    ),
    column('stock', 96, Stock, right),
    column(
      'sold',
      108,
      ({ sold, monthSold }) => (
        <span className="num">
          {sold}
          <SecondLine>{text.month(monthSold)}</SecondLine>
        </span>
      ),
      right,
    ),
    column('status', 116, Status),
    column('updated', 104, ({ updatedAt }) => <DayAndTime at={updatedAt} />),
    column('actions', 244, (good) => <GoodRowActions good={good} actor={actor} onCopy={onCopy} />, {
      ...{ stick: 'right', align: 'right' },
    }),
  ];
}

function Good({ id, name, pic, goodsNo, categoryName, isGift, status }: Row) {
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

function Status({ status, auditReason, revision, onAt, offAt }: Row) {
  const { text: words, tone } = goodStates[status];
  return (
    <>
      <StatusDot tone={tone}>{words}</StatusDot>
      {auditReason && <SecondLine tone="danger">{auditReason}</SecondLine>}
      {revision && (
        <SecondLine tone={revision.status === 'REFUSED' ? 'danger' : 'secondary'}>
          {revisionNames[revision.status]}
          {revision.reason && `：${revision.reason}`}
        </SecondLine>
      )}
      {onAt && <SecondLine>{scheduleText.on(onAt)}</SecondLine>}
      {offAt && <SecondLine>{scheduleText.off(offAt)}</SecondLine>}
    </>
  );
}

/** How many pieces can be ordered, of bundles as many as their parts are there for; by warehouse on a click. */
function Stock({ name, unit, stocks, bundleStocks }: Row) {
  const all = [...stocks, ...bundleStocks];
  if (all.length === 0) return <SecondLine tone="danger">{text.noStock}</SecondLine>;
  const sum = all.reduce((total, { available }) => total + available, 0);
  const isLow = stocks.some((stock) => stock.isLow);
  return (
    <Popup
      on="click"
      position="bottom right"
      trigger={
        <button type="button" className={styles.stock} aria-label={text.stockOf(name)}>
          <span className="num">{text.pieces(sum, unit)}</span>
          <SecondLine tone={isLow ? 'danger' : 'secondary'}>
            {isLow ? text.isLow : text.places(new Set(all.map(({ warehouseId }) => warehouseId)).size)}
          </SecondLine>
        </button>
      }
    >
      <dl className={styles.places}>
        {stocks.map((stock) => (
          <div key={stock.id}>
            <dt>{stock.warehouseName}</dt>
            <dd className="num">
              {text.pieces(stock.available, unit)}
              <SecondLine tone={stock.isLow ? 'danger' : 'secondary'}>
                {stock.isLow ? text.isLow : stock.locked > 0 && text.locked(stock.locked)}
              </SecondLine>
            </dd>
          </div>
        ))}
        {bundleStocks.map(({ skuId, skuName, warehouseId, warehouseName, available }) => (
          <div key={`${skuId} ${warehouseId}`}>
            <dt>{text.bundle(warehouseName, skuName)}</dt>
            <dd className="num">{text.pieces(available, unit)}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}

/** What can be done with one of the goods. */
export function GoodRowActions({
  good,
  actor,
  onCopy,
}: {
  good: SellerGoodRowFragment;
  actor: GoodActions;
  onCopy: (goodId: number) => void;
}) {
  const { id, name, status } = good;
  const running = useSelector(actor, (snapshot) =>
    isBusy(snapshot) ? selectContext(snapshot).subject : null,
  );
  const goods = [{ id, name }];
  const ask = (action: GoodAction) => actor.send({ type: 'batch.ask', subject: { action, goods } });
  return (
    <ActionsCell>
      <LinkButton variant="text" to={publishPath(id)}>
        {text.edit}
      </LinkButton>
      {isPossible('putOn', status) && (
        <Button
          variant="text"
          loading={running?.action === 'putOn' && running.goods[0]?.id === id}
          onClick={() => actor.send({ type: 'batch.run', subject: { action: 'putOn', goods } })}
        >
          {text.putOn}
        </Button>
      )}
      {isPossible('takeOff', status) && (
        <Button variant="text" onClick={() => ask('takeOff')}>
          {text.takeOff}
        </Button>
      )}
      <LinkButton variant="text" to={stockPath(id)}>
        {text.stock}
      </LinkButton>
      <Button variant="text" onClick={() => onCopy(id)}>
        {text.copy}
      </Button>
      <Button variant="quiet" onClick={() => ask('remove')}>
        {text.remove}
      </Button>
    </ActionsCell>
  );
}
