import { useFields } from '../../../../lib/useFields.ts';
import { Text } from '../../../../ui/base/Text.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { chosenParts, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import type { QuotedPart } from '../../shared/recipients/verdicts.ts';
import type { Wizard } from '../flow/shipByHand.selectors.ts';
import { ordersText as text } from '../flow/shipByHand.text.ts';

/** The orders that are paid as one, each with its courier, parcels and price; nothing for one. */
export function QuotedOrders({ wizard }: { wizard: Wizard }) {
  const parts = useFields(wizard, 'quote').quote?.parts ?? [];
  if (parts.length < 2) return null;
  return (
    <Stack gap={8} below={16}>
      <Text tone="secondary">{text.paidOnce(parts.length)}</Text>
      <Stack as="ul" gap={8} aria-label={text.orders}>
        {parts.map((part) => (
          <QuotedOrder key={`${part.warehouseId},${part.courierId}`} part={part} />
        ))}
      </Stack>
    </Stack>
  );
}

function QuotedOrder({ part }: { part: QuotedPart }) {
  const { warehouse, offer } = chosenParts(useChosenGood(part.goodId), part);
  return (
    <Panel as="li" small>
      <Row gap={12} justify="space-between">
        <Text>{[warehouse?.name, offer?.courier.name].filter(Boolean).join(' · ')}</Text>
        <Row as="span" gap={12}>
          <Text tone="secondary" num>
            {text.parcels(part.packageCount)}
          </Text>
          <Price fen={part.totalFee} strong />
        </Row>
      </Row>
    </Panel>
  );
}
