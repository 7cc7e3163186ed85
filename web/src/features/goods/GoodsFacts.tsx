import { shopText } from '../../shop/shop.text.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import styles from './GoodsFacts.module.css';
import type { Good, GoodSku } from './goodDetail.ts';
import { goodsText, platformNames } from './goods.text.ts';

interface Props {
  good: Good;
  /** The combination that is chosen; null before one is. */
  sku: GoodSku | null;
}

/** Price and plain facts of the goods, or of the combination that is chosen. */
export function GoodsFacts({ good, sku }: Props) {
  const { unit, minNum, maxNum, goodsNo, sold, monthSold, platforms, categoryName } = good;
  const price = sku?.price ?? good.price;
  const dearest = sku ? price : good.priceMax;
  const weight = sku?.weight ?? good.weight;
  const bundle = shownBundle(good, sku);
  const weighsMore = !sku && good.skus.some((other) => other.weight > weight);
  return (
    <Stack>
      <Row as="p" gap={4} align="baseline" className={styles.price}>
        <Price fen={price} size="huge" strong />
        {dearest > price && (
          <>
            <Text tone="orange">–</Text>
            <Price fen={dearest} size="huge" strong />
          </>
        )}
        <Text tone="secondary">{shopText.perPiece(unit)}</Text>
        <Text tone="secondary" small className={styles.note}>
          {goodsText.priceNote}
        </Text>
      </Row>
      <dl className={styles.list}>
        <Fact name={goodsText.soldMonth} value={`${monthSold} ${unit}`} />
        <Fact name={goodsText.soldAll} value={`${sold} ${unit}`} />
        <Fact
          name={goodsText.weight}
          value={[goodsText.grams(weight, unit), weighsMore && goodsText.from].filter(Boolean).join(' ')}
        />
        <Fact name={goodsText.perParcel} value={goodsText.pieces(minNum, maxNum, unit)} />
        <Fact name={goodsText.category} value={categoryName} />
        <Fact name={goodsText.goodsNo} value={sku?.name ? sku.skuNo : goodsNo} />
        {bundle && <Fact name={goodsText.contains} value={goodsText.bundleParts(bundle.bundleParts)} />}
        {sku?.merchantCode && <Fact name={goodsText.merchantCode} value={sku.merchantCode} />}
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

/** The bundle that is chosen, or the only combination where that is one. */
function shownBundle({ skus }: Good, chosen: GoodSku | null): GoodSku | null {
  const sku = chosen ?? (skus.length === 1 ? skus[0] : undefined);
  return sku && sku.bundleParts.length > 0 ? sku : null;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
