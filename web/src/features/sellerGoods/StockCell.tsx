import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { Popup } from '../../ui/Popup.tsx';
import styles from './SellerGoods.module.css';
import { goodsText as text } from './sellerGoods.text.ts';

/** How many pieces can be ordered; by warehouse on a click. */
export function StockCell({ good: { name, unit, stocks } }: { good: SellerGoodRowFragment }) {
  if (stocks.length === 0) return <span className={styles.trouble}>{text.noStock}</span>;
  const sum = stocks.reduce((total, { available }) => total + available, 0);
  const isLow = stocks.some((stock) => stock.isLow);
  return (
    <Popup
      on="click"
      position="bottom right"
      trigger={
        <button type="button" className={styles.stock} aria-label={text.stockOf(name)}>
          <span className="num">{text.pieces(sum, unit)}</span>
          <span className={isLow ? styles.trouble : styles.second}>
            {isLow ? text.isLow : text.places(stocks.length)}
          </span>
        </button>
      }
    >
      <dl className={styles.places}>
        {stocks.map((stock) => (
          <div key={stock.id}>
            <dt>{stock.warehouseName}</dt>
            <dd className="num">
              {text.pieces(stock.available, unit)}
              <span className={stock.isLow ? styles.trouble : styles.second}>
                {stock.isLow ? text.isLow : stock.locked > 0 && text.locked(stock.locked)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}
