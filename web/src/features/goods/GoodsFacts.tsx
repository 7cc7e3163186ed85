import { shopText } from '../../shop/shop.text.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import styles from './GoodsFacts.module.css';
import type { Good } from './goodDetail.ts';
import { goodsText, platformNames } from './goods.text.ts';

/** Price and plain facts of the goods. */
export function GoodsFacts({ good }: { good: Good }) {
  const { price, unit, weight, minNum, maxNum, goodsNo, sold, platforms, categoryName } = good;
  return (
    <Stack>
      <Row as="p" gap={4} align="baseline" className={styles.price}>
        <Price fen={price} size="huge" strong />
        <Text tone="secondary">{shopText.perPiece(unit)}</Text>
        <Text tone="secondary" small className={styles.note}>
          {goodsText.priceNote}
        </Text>
      </Row>
      <dl className={styles.list}>
        <Fact name={goodsText.soldAll} value={`${sold} ${unit}`} />
        <Fact name={goodsText.weight} value={goodsText.grams(weight, unit)} />
        <Fact name={goodsText.perParcel} value={goodsText.pieces(minNum, maxNum, unit)} />
        <Fact name={goodsText.category} value={categoryName} />
        <Fact name={goodsText.goodsNo} value={goodsNo} />
      </dl>
      <Row as="p" wrap>
        <Text tone="secondary">{goodsText.platforms}</Text>
        {platforms.length === 0 ? (
          <Tag>{goodsText.allPlatforms}</Tag>
        ) : (
          platforms.map((platform) => <Tag key={platform}>{platformNames[platform]}</Tag>)
        )}
      </Row>
    </Stack>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
