import { regionText } from '../../fields/region.ts';
import { type SenderForm, senderForm } from '../../fields/sender.ts';
import type { SenderFieldsFragment } from '../../graphql/generated/graphql.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell } from '../../ui/data/cells.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { sendersText as text } from './senders.text.ts';

interface Actions {
  onEdit: (form: SenderForm) => void;
  onRemove: (form: SenderForm) => void;
  onMakeDefault: (form: SenderForm) => void;
  /** The one that is being made the default, by id. */
  defaultToBe: number | null;
}

const { name, phone, place, remark, actions } = text;
const column = columnsNamed<SenderFieldsFragment, 'name' | 'phone' | 'place' | 'remark' | 'actions'>({
  ...{ name, phone, place, remark, actions },
});

/** The columns of the list of senders. */
export function senderColumns({ onEdit, onRemove, onMakeDefault, defaultToBe }: Actions) {
  return [
    column('name', 200, (sender) => (
      <Row as="span">
        {sender.name}
        {sender.isDefault && <Tag tone="orange">{text.isDefault}</Tag>}
      </Row>
    )),
    column('phone', 160, (sender) => <Text num>{sender.phone}</Text>),
    column('place', undefined, (sender) => (
      <>
        {sender.address}
        <SecondLine>{regionText(sender)}</SecondLine>
      </>
    )),
    column('remark', 220, (sender) => sender.remark || text.noRemark),
    column(
      'actions',
      220,
      (sender) => (
        <ActionsCell>
          {!sender.isDefault && (
            <Button
              variant="text"
              loading={defaultToBe === sender.id}
              disabled={defaultToBe !== null && defaultToBe !== sender.id}
              onClick={() => onMakeDefault(senderForm(sender))}
            >
              {text.makeDefault}
            </Button>
          )}
          <Button variant="text" onClick={() => onEdit(senderForm(sender))}>
            {text.edit}
          </Button>
          <Button
            variant="quiet"
            disabled={defaultToBe !== null}
            onClick={() => onRemove(senderForm(sender))}
          >
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}
