import type { BulkEditItemFragment } from '../../graphql/generated/graphql.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ActionsCell, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { recordsText as text } from './bulkEdits.text.ts';
import { editPath } from './bulkEditsQuery.ts';
import { changeText } from './valueText.ts';

const column = columnsNamed<BulkEditItemFragment, 'number' | 'change' | 'rows' | 'status' | 'actions'>(text);

/** The columns of the list of edits. */
export function editColumns(onUndo: (edit: BulkEditItemFragment) => void): Column<BulkEditItemFragment>[] {
  return [
    column(
      'number',
      216,
      ({ editNo, createdAt }) => (
        <>
          <Copyable text={editNo} label={text.number} />
          <SecondLine>
            <Time at={createdAt} />
          </SecondLine>
        </>
      ),
      { stick: 'left' },
    ),
    column('change', undefined, (edit) => <Text anywhere>{changeText(edit)}</Text>),
    column('rows', 192, ({ kind, goodsCount, rowCount }) => (
      <Text num tone="secondary">
        {text.range(kind, goodsCount, rowCount)}
      </Text>
    )),
    column('status', 208, (edit) => <EditStatus edit={edit} />),
    column(
      'actions',
      136,
      (edit) => (
        <ActionsCell>
          {edit.allowedActions.includes('UNDO') && (
            <Button variant="text" onClick={() => onUndo(edit)}>
              {text.undo}
            </Button>
          )}
          <LinkButton variant="text" to={editPath(edit.id)}>
            {text.look}
          </LinkButton>
        </ActionsCell>
      ),
      { align: 'right', stick: 'right' },
    ),
  ];
}

/** Whether an edit was undone, or can be. */
export function EditStatus({ edit }: { edit: BulkEditItemFragment }) {
  const { kind, undoneCount, rowCount, undoneAt, allowedActions } = edit;
  if (undoneCount !== null) {
    const left = rowCount - undoneCount;
    return (
      <>
        <StatusDot tone={left > 0 ? 'warning' : 'quiet'}>
          {left > 0 ? text.undoneSome(kind, left) : text.undone}
        </StatusDot>
        {undoneAt && (
          <SecondLine>
            <Time at={undoneAt} />
          </SecondLine>
        )}
      </>
    );
  }
  return allowedActions.includes('UNDO') ? (
    <StatusDot tone="success">{text.canUndo}</StatusDot>
  ) : (
    <StatusDot tone="quiet">{text.over}</StatusDot>
  );
}
