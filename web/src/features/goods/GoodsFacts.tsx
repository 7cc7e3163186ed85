import { shopText } from '../../shop/shop.text.ts';
import { Price } from '../../ui/Price.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './GoodsFacts.module.css';
import type { Good } from './goodDetail.ts';
import { goodsText, platformNames } from './goods.text.ts';

/** Price and plain facts of the goods. */
export function GoodsFacts({ good }: { good: Good }) {
  const { price, unit, weight, minNum, maxNum, goodsNo, sold, platforms, categoryName } = good;
  return (
    <div className={styles.facts}>
      <p className={styles.price}>
        <Price fen={price} size="huge" strong />
        <span className={styles.unit}>{shopText.perPiece(unit)}</span>
        <span className={styles.note}>{goodsText.priceNote}</span>
      </p>
      <dl className={styles.list}>
        <Fact name={goodsText.soldAll} value={`${sold} ${unit}`} />
        <Fact name={goodsText.weight} value={goodsText.grams(weight, unit)} />
        <Fact name={goodsText.perParcel} value={goodsText.pieces(minNum, maxNum, unit)} />
        <Fact name={goodsText.category} value={categoryName} />
        <Fact name={goodsText.goodsNo} value={goodsNo} />
      </dl>
      <p className={styles.platforms}>
        <span className={styles.name}>{goodsText.platforms}</span>
        {platforms.length === 0 ? (
          <Tag>{goodsText.allPlatforms}</Tag>
        ) : (
          platforms.map((platform) => <Tag key={platform}>{platformNames[platform]}</Tag>)
        )}
      </p>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
