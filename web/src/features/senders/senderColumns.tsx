import { regionText } from '../../fields/region.ts';
import { type SenderForm, senderForm } from '../../fields/sender.ts';
import type { SenderFieldsFragment } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './SendersPage.module.css';
import { sendersText as text } from './senders.text.ts';

interface Actions {
  onEdit: (form: SenderForm) => void;
  onRemove: (form: SenderForm) => void;
  onMakeDefault: (form: SenderForm) => void;
  /** The one that is being made the default, by id. */
  defaultToBe: number | null;
}

/** The columns of the list of senders. */
export function senderColumns({
  onEdit,
  onRemove,
  onMakeDefault,
  defaultToBe,
}: Actions): Column<SenderFieldsFragment>[] {
  return [
    {
      key: 'name',
      header: text.name,
      width: 200,
      cell: ({ name, isDefault }) => (
        <span className={styles.name}>
          {name}
          {isDefault && <Tag tone="orange">{text.isDefault}</Tag>}
        </span>
      ),
    },
    {
      key: 'phone',
      header: text.phone,
      width: 160,
      cell: ({ phone }) => <span className="num">{phone}</span>,
    },
    {
      key: 'place',
      header: text.place,
      cell: (sender) => (
        <>
          {sender.address}
          <span className={styles.second}>{regionText(sender)}</span>
        </>
      ),
    },
    { key: 'remark', header: text.remark, width: 220, cell: ({ remark }) => remark || text.noRemark },
    {
      key: 'actions',
      header: text.actions,
      width: 220,
      align: 'right',
      cell: (sender) => (
        <span className={styles.actions}>
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
        </span>
      ),
    },
  ];
}
