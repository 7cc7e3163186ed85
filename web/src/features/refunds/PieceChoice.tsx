import { formatMoney } from '../../lib/money.ts';
import { Text } from '../../ui/base/Text.tsx';
import { RowList } from '../../ui/data/RowList.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import type { Pieces } from './refundPart.ts';
import { refundingText as text } from './refunds.text.ts';

interface Props {
  label: string;
  items: readonly { skuId: number; goodName: string; skuName: string; quantity: number; goodsFee: number }[];
  /** So many are chosen; by default all. */
  pieces: Pieces | undefined;
  onChange: (pieces: Pieces) => void;
  hint: string;
}

/** How many pieces of each line of a parcel are meant: by default all, which is the whole parcel. */
export function PieceChoice({ label, items, pieces, onChange, hint }: Props) {
  return (
    <>
      <RowList label={label} columns="minmax(0, 1fr) 88px auto" height="240px">
        {items.map(({ skuId, goodName, skuName, quantity, goodsFee }) => (
          <li key={skuId}>
            <div>
              <Text cut="ellipsis">{goodName}</Text>
              <Text tone="secondary" small cut="ellipsis">
                {[skuName, text.piecesOf(quantity)].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Text num style={{ textAlign: 'right' }}>
              {formatMoney(goodsFee)}
            </Text>
            <NumberInput
              label={text.piecesFor([goodName, skuName].filter(Boolean).join(' '))}
              value={pieces?.[skuId] ?? quantity}
              min={0}
              max={quantity}
              onChange={(to) => onChange({ ...pieces, [skuId]: to })}
            />
          </li>
        ))}
      </RowList>
      <Text as="p" tone="secondary" small below={12}>
        {hint}
      </Text>
    </>
  );
}
