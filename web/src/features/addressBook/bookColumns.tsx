import { regionText } from '../../fields/region.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell } from '../../ui/data/cells.tsx';
import { bookBatchText, bookText as text } from './addressBook.text.ts';
import type { BookEntry } from './bookActions.ts';

const { name, phone, place, group, note, actions } = text;
const column = columnsNamed<BookEntry, 'name' | 'phone' | 'place' | 'group' | 'note' | 'actions'>({
  ...{ name, phone, place, group, note, actions },
});

/** Who somebody is, and where. */
export const personColumns = [
  column('name', 150, (entry) => entry.name),
  column('phone', 150, (entry) => <Text num>{entry.phone}</Text>),
  column('place', undefined, (entry) => (
    <>
      {entry.address}
      <SecondLine>{regionText(entry)}</SecondLine>
    </>
  )),
  column('group', 130, (entry) => (entry.group ? <Tag>{entry.group}</Tag> : text.nothing)),
];

interface Actions {
  onEdit: (entry: BookEntry) => void;
  onRemove: (entry: BookEntry) => void;
  /** The one that is being opened. */
  opening: number | null;
}

/** The columns of the book; without actions for a member who may only look. */
export function bookColumns(may: Actions | null) {
  const more = [...personColumns, column('note', 180, (entry) => entry.note || text.nothing)];
  if (!may) return more;
  return [
    ...more,
    column(
      'actions',
      130,
      (entry) => (
        <ActionsCell>
          <Button
            variant="text"
            loading={may.opening === entry.id}
            disabled={may.opening !== null && may.opening !== entry.id}
            onClick={() => may.onEdit(entry)}
          >
            {text.edit}
          </Button>
          <Button variant="quiet" onClick={() => may.onRemove(entry)}>
            {bookBatchText.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}
