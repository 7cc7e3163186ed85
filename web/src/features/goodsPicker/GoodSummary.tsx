import { shopText } from '../../shop/shop.text.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { hasSeveralPrices, leastPrice, type ShipmentGood } from './chosenGood.ts';
import styles from './GoodsPicker.module.css';
import { goodsStepText as text } from './goodsStep.text.ts';

/** The chosen goods at a glance. */
export function GoodSummary({ good }: { good: ShipmentGood | null }) {
  if (!good) return <Skeleton height={72} />;
  return (
    <Row gap={16}>
      <ImageWithFallback src={good.pic} alt="" className={styles.picture} eager />
      <Grow>
        <Text as="p" strong style={{ fontSize: 16 }}>
          {good.name}
        </Text>
        <SecondLine as="p">
          {good.shipFrom} · {text.weight(good.weight)}
        </SecondLine>
      </Grow>
      <p>
        <Price fen={leastPrice(good)} size="large" strong />
        <Text small tone="secondary">
          {hasSeveralPrices(good) && shopText.from} {text.unit(good.unit)}
        </Text>
      </p>
    </Row>
  );
}
