import type { LoadOrderQuery } from '../graphql/generated/graphql.ts';
import { formatMoney, formatSignedMoney } from '../lib/money.ts';
import { Tag } from '../ui/base/Tag.tsx';
import { Text } from '../ui/base/Text.tsx';
import { Price } from '../ui/data/Price.tsx';
import { Grow, Row, Stack } from '../ui/layout/Layout.tsx';
import { pricesText as text } from './prices.text.ts';

type Piece = LoadOrderQuery['order']['prices'][number];

/** Every price that is in force, for how many pieces, and why it is that, part by part. */
export function PriceParts({ prices }: { prices: readonly Piece[] }) {
  return (
    <Stack as="ul" gap={12}>
      {prices.map(({ skuId, title, unitPrice, parts, pieces, parcels }) => (
        <li key={`${skuId} ${unitPrice}`}>
          <Row gap={8}>
            <Grow as="span">
              {title}{' '}
              <Text tone="secondary" small num>
                {text.inForce(pieces, parcels)}
              </Text>
            </Grow>
            <Text tone="secondary" small>
              {text.each}
            </Text>
            <Price fen={unitPrice} strong />
          </Row>
          <Row gap={8} wrap>
            {parts.map(({ kind, fen, minPieces }) =>
              kind === 'GOODS' ? (
                <Text key={kind} tone="secondary" small num>
                  {text.parts.goods} {formatMoney(fen)}
                </Text>
              ) : (
                <Tag key={kind} tone={kind === 'MARK_UP' ? 'plain' : 'orange'}>
                  {partText(kind)}
                  {minPieces !== null && ` ${text.from(minPieces)}`} {formatSignedMoney(fen)}
                </Tag>
              ),
            )}
          </Row>
        </li>
      ))}
    </Stack>
  );
}

function partText(kind: Piece['parts'][number]['kind']): string {
  return {
    GOODS: text.parts.goods,
    STEP: text.parts.step,
    AGREED: text.parts.agreed,
    MARK_UP: text.parts.markUp,
  }[kind];
}
