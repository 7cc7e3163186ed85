import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { Popup } from '../../ui/Popup.tsx';
import { SecondLine } from '../../ui/Text.tsx';
import styles from './SellerGoods.module.css';
import { goodsText as text } from './sellerGoods.text.ts';

/** How many pieces can be ordered; by warehouse on a click. */
export function StockCell({ good: { name, unit, stocks } }: { good: SellerGoodRowFragment }) {
  if (stocks.length === 0) return <SecondLine tone="danger">{text.noStock}</SecondLine>;
  const sum = stocks.reduce((total, { available }) => total + available, 0);
  const isLow = stocks.some((stock) => stock.isLow);
  return (
    <Popup
      on="click"
      position="bottom right"
      trigger={
        <button type="button" className={styles.stock} aria-label={text.stockOf(name)}>
          <span className="num">{text.pieces(sum, unit)}</span>
          <SecondLine tone={isLow ? 'danger' : 'secondary'}>
            {isLow ? text.isLow : text.places(stocks.length)}
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
      </dl>
    </Popup>
  );
}
