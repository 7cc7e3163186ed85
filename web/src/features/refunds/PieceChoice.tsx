import { formatMoney } from '../../lib/money.ts';
import { Text } from '../../ui/base/Text.tsx';
import { RowList } from '../../ui/data/RowList.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import type { RefundSubject } from './forecastRefund.ts';
import { partOf } from './refundPart.ts';
import { refundingText as text } from './refunds.text.ts';
import type { RefundRequest, RequestingRefunds } from './requestRefunds.ts';

interface Props {
  actor: RequestingRefunds;
  request: RefundRequest;
  parcel: RefundSubject;
}

/** How many pieces of each line of a parcel are refunded: by default all, which is the whole parcel. */
export function PieceChoice({ actor, request: { pieces }, parcel }: Props) {
  const { items = [] } = parcel;
  const choose = (skuId: number, num: number) =>
    actor.send({ type: 'subject.edit', change: { pieces: { ...pieces, [skuId]: num } } });
  return (
    <>
      <RowList label={text.pieces} columns="minmax(0, 1fr) 88px auto" height="240px">
        {items.map(({ skuId, goodName, skuName, num, goodsFee }) => (
          <li key={skuId}>
            <div>
              <Text cut="ellipsis">{goodName}</Text>
              <Text tone="secondary" small cut="ellipsis">
                {[skuName, text.piecesOf(num)].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Text num style={{ textAlign: 'right' }}>
              {formatMoney(goodsFee)}
            </Text>
            <NumberInput
              label={text.piecesFor([goodName, skuName].filter(Boolean).join(' '))}
              value={pieces?.[skuId] ?? num}
              min={0}
              max={num}
              onChange={(to) => choose(skuId, to)}
            />
          </li>
        ))}
      </RowList>
      <Text as="p" tone="secondary" small below={12}>
        {partOf(parcel, pieces) ? text.partHint : text.wholeHint}
      </Text>
    </>
  );
}
