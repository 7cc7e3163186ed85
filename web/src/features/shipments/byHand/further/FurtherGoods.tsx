import { useFields } from '../../../../lib/useFields.ts';
import { Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { chosenParts, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { fullItemsText, isFilled } from '../../shared/wizard/basket.ts';
import { type FurtherKnown, furtherOf } from '../flow/draft.ts';
import type { Wizard } from '../flow/shipByHand.selectors.ts';
import { furtherText as text } from '../flow/shipByHand.text.ts';

/** What every recipient gets besides from other warehouses, in a parcel of its own each. */
export function FurtherGoods({ wizard }: { wizard: Wizard }) {
  const further = furtherOf(useFields(wizard, 'further', 'furtherFacts'));
  if (further.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={text.title}>
      <Text tone="secondary">{text.hint(further.length)}</Text>
      {further.map((one) => (
        <FurtherWarehouse key={one.warehouseId} further={one} wizard={wizard} />
      ))}
    </Stack>
  );
}

function FurtherWarehouse({ further, wizard }: { further: FurtherKnown; wizard: Wizard }) {
  const { lines, facts, warehouseId } = further;
  const name = chosenParts(useChosenGood(lines[0]?.goodId ?? null), further).warehouse?.name ?? '';
  return (
    <Panel small>
      <Row gap={12} justify="space-between">
        <Text strong>{name}</Text>
        <Button
          size="small"
          variant="text"
          aria-label={text.removeFrom(name)}
          onClick={() => wizard.send({ type: 'further.remove', warehouseId })}
        >
          {text.remove}
        </Button>
      </Row>
      {facts && <Text as="p">{fullItemsText(facts, facts.items)}</Text>}
      {facts && !isFilled(further) && <Message tone="warning">{text.unfit}</Message>}
    </Panel>
  );
}
