import type { BulkEditItemFragment, ListBulkEditLinesQuery } from '../../graphql/generated/graphql.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { editText, linesText as text } from './bulkEdits.text.ts';
import { valueText } from './valueText.ts';

type EditLine = ListBulkEditLinesQuery['bulkEditLines']['list'][number];

/** The columns of what an edit has changed; what an undo made of it, where it was undone. */
export function lineColumns({ kind, undoneAt }: BulkEditItemFragment): Column<EditLine>[] {
  const columns: Column<EditLine>[] = [
    {
      key: 'good',
      header: editText.good,
      cell: ({ goodName, goodsNo }) => (
        <>
          <Text anywhere>{goodName}</Text>
          <SecondLine num>{goodsNo}</SecondLine>
        </>
      ),
    },
    { key: 'sku', header: editText.sku, cell: ({ skuName }) => skuName || editText.none },
    {
      ...{ key: 'before', header: text.before, align: 'right', width: 136 },
      cell: ({ before, beforeName }) => <Text num>{valueText(kind, before, beforeName)}</Text>,
    },
    {
      ...{ key: 'after', header: text.after, align: 'right', width: 136 },
      cell: ({ after, afterName }) => <Text num>{valueText(kind, after, afterName)}</Text>,
    },
  ];
  if (undoneAt === null) return columns;
  return [
    ...columns,
    {
      ...{ key: 'undo', header: text.undo, width: 264 },
      cell: ({ undoReason, undoText, undoFound, undoFoundName }) =>
        undoReason === null ? (
          <Text tone="success">{text.restored}</Text>
        ) : (
          <>
            <Text tone="warning">{undoText}</Text>
            {undoFound !== null && (
              <SecondLine num>
                {text.found} {valueText(kind, undoFound, undoFoundName)}
              </SecondLine>
            )}
          </>
        ),
    },
  ];
}
