import { useQuery } from '@apollo/client/react';
import { Tag } from '../ui/base/Tag.tsx';
import { Text } from '../ui/base/Text.tsx';
import { Price } from '../ui/data/Price.tsx';
import { Stack } from '../ui/layout/Layout.tsx';
import styles from './GoodPriceSteps.module.css';
import { LoadGoodPrices } from './prices.graphql.ts';
import { pricesText as text } from './prices.text.ts';
import { stepsShown } from './stepsShown.ts';

interface Props {
  goodId: number;
  /** The combination that was chosen; null while none is. */
  skuId: number | null;
}

/** What goods cost from some pieces on; nothing for goods without steps, or while they are read. */
export function GoodPriceSteps({ goodId, skuId }: Props) {
  const { data } = useQuery(LoadGoodPrices, { variables: { id: goodId }, context: { quiet: true } });
  const good = data?.good;
  if (!good?.prices) return null;
  const shown = stepsShown(good.prices.skus, skuId);
  if (shown === 'none') return null;
  if (shown === 'agreed')
    return (
      <p>
        <Tag tone="orange">{text.agreed}</Tag>
      </p>
    );
  if (shown === 'differ')
    return (
      <Text as="p" tone="secondary">
        {text.choose}
      </Text>
    );
  return (
    <Stack as="section" gap={4} aria-label={text.title}>
      <table className={styles.steps}>
        <tbody>
          <tr>
            <th scope="row">{text.pieces}</th>
            {shown.steps.map(({ minPieces, before }) => (
              <td key={minPieces}>{text.range(minPieces, before, good.unit)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.price}</th>
            {shown.steps.map(({ minPieces, price }) => (
              <td key={minPieces}>
                <Price fen={price} strong />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Text as="p" tone="secondary" small>
        {good.prices.perParcel ? text.perParcel : text.perOrder}
        {!shown.ofSku && good.prices.skus.length > 1 && `；${text.together}`}
      </Text>
    </Stack>
  );
}
