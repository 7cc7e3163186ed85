import { useQuery } from '@apollo/client/react';
import { Tag } from '../ui/base/Tag.tsx';
import { Text } from '../ui/base/Text.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Row, Stack } from '../ui/layout/Layout.tsx';
import type { Item } from './items.ts';
import { missingPieces } from './missingPieces.ts';
import { LoadGoodPrices } from './prices.graphql.ts';
import { pricesText as text } from './prices.text.ts';
import { shopText } from './shop.text.ts';

interface Props {
  goodId: number;
  /** What a parcel holds of the goods. */
  items: readonly Item[];
  /** Most pieces that a parcel may hold of them. */
  max: number;
  onChange: (items: readonly Item[]) => void;
}

/** Whether the price was agreed on, or what a parcel misses to the next step; nothing for goods without either. */
export function BasketPrices({ goodId, items, max, onChange }: Props) {
  const { data } = useQuery(LoadGoodPrices, { variables: { id: goodId }, context: { quiet: true } });
  const good = data?.good;
  if (!good?.prices || items.length === 0) return null;
  const { skus, perParcel } = good.prices;
  const isAgreed = skus.some(({ skuId, agreed }) => agreed && items.some((item) => item.skuId === skuId));
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const steps = missingPieces(good.prices, items);
  if (!isAgreed && steps.length === 0) return null;
  return (
    <Stack gap={4} aria-label={text.next}>
      {isAgreed && (
        <p>
          <Tag tone="orange">{shopText.agreed}</Tag>
        </p>
      )}
      {steps.map(({ skuId, missing, minPieces, price }) => (
        <Row key={skuId} gap={8} wrap>
          <Tag>{text.stepTag}</Tag>
          <Text tone="secondary">
            {perParcel ? text.missing(missing, good.unit, price) : text.reached(minPieces, good.unit, price)}
          </Text>
          {perParcel && pieces + missing <= max && (
            <Button
              size="small"
              onClick={() =>
                onChange(
                  items.map((item) =>
                    item.skuId === skuId ? { ...item, quantity: item.quantity + missing } : item,
                  ),
                )
              }
            >
              {text.addPieces(missing, good.unit)}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
}
