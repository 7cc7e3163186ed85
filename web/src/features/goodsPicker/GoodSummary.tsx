import { shopText } from '../../shop/shop.text.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { hasSeveralPrices, leastPrice, type ShipmentGood } from './chosenGood.ts';
import styles from './GoodsPicker.module.css';
import type { SkuFacts } from './goodsFacts.ts';
import { goodsStepText as text } from './goodsStep.text.ts';

interface Props {
  good: ShipmentGood | null;
  /** The one combination of them that is chosen; null before, and where several are. */
  sku?: Pick<SkuFacts, 'pic' | 'price' | 'weight'> | null | undefined;
}

/** The chosen goods at a glance, as the combination is that is chosen of them. */
export function GoodSummary({ good, sku = null }: Props) {
  if (!good) return <Skeleton height={72} />;
  return (
    <Row gap={16}>
      <ImageWithFallback src={sku?.pic || good.pic} alt="" className={styles.picture} eager />
      <Grow>
        <Text as="p" strong style={{ fontSize: 16 }}>
          {good.name}
        </Text>
        <SecondLine as="p">
          {good.shipFrom} · {text.weight(sku?.weight ?? good.weight)}
        </SecondLine>
      </Grow>
      <p>
        <Price fen={sku?.price ?? leastPrice(good)} size="large" strong />
        <Text small tone="secondary">
          {!sku && hasSeveralPrices(good) && shopText.from} {text.unit(good.unit)}
        </Text>
      </p>
    </Row>
  );
}
