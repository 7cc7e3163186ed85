import { Button } from '../../ui/buttons/Button.tsx';
import { RemovableTag } from '../../ui/buttons/RemovableTag.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { Buyer } from './priceListForm.ts';
import { listEditorText as text } from './priceLists.text.ts';

interface Props {
  buyers: readonly Buyer[];
  error: string | null;
  onChoose: () => void;
  onChange: (buyers: readonly Buyer[]) => void;
}

/** The named buyers, with the way to others. */
export function BuyersField({ buyers, error, onChoose, onChange }: Props) {
  return (
    <Field label={text.buyers} error={error} hint={text.buyersHint}>
      {(wiring) => (
        <Row gap={8} wrap>
          {buyers.map((buyer) => (
            <RemovableTag
              key={buyer.id}
              label={text.removeBuyer(buyer.nickName)}
              onRemove={() => onChange(buyers.filter(({ id }) => id !== buyer.id))}
            >
              {buyer.nickName} {buyer.phone}
            </RemovableTag>
          ))}
          <Button {...wiring} aria-label={text.chooseBuyers} size="small" icon="plus" onClick={onChoose}>
            {text.chooseBuyers}
          </Button>
        </Row>
      )}
    </Field>
  );
}
