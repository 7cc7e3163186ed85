import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type ColumnSetting, pickColumns } from '../../ui/columns/useColumns.ts';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import { Table } from '../../ui/Table.tsx';
import { typedAmounts } from './amounts.ts';
import { markUpColumns } from './markUpColumns.tsx';
import type { MarkUp } from './markUpForm.ts';
import { DefaultProfit } from './markUps.graphql.ts';
import { type MarkUps, selectSwitched } from './markUps.selectors.ts';
import { markUpsText as text } from './markUps.text.ts';

interface Props {
  actor: MarkUps;
  rows: readonly MarkUp[];
  chosen: RowSelection<MarkUp>;
  setting: ColumnSetting;
  loading: boolean;
  /** Stands in for the rows when there are none. */
  empty: ReactNode;
}

/** Amounts that are set for members, with what can be done to one or many. */
export function MarkUpTable({ actor, rows, chosen, setting, loading, empty }: Props) {
  const { data } = useQuery(DefaultProfit, { context: { quiet: 'outages' } });
  const switched = useSelector(actor, selectSwitched);
  const edit = (row: MarkUp) => {
    const { userId, nickName, userPhone: phone } = row;
    const members = [{ userId, nickName, phone }];
    const limits = data?.defaultProfit ?? null;
    actor.send({ type: 'editor.open', subject: { members, row, amounts: typedAmounts(row), limits } });
  };
  const columns = [
    selectionColumn({ table: 'markUps', rows, chosen, all: text.choosePage, one: text.choose }),
    ...pickColumns(
      markUpColumns({
        onEdit: edit,
        onSwitch: (row) => actor.send({ type: 'row.switch', row }),
        onRemove: (row) => actor.send({ type: 'removal.ask', rows: [row] }),
        switched,
      }),
      setting,
    ),
  ];
  return (
    <>
      <Table
        wide
        label={text.list}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading}
        empty={empty}
      />
      {chosen.rows.length > 0 && (
        <BatchBar
          label={text.bar}
          count={text.chosen(chosen.rows.length)}
          clear={text.clear}
          onClear={chosen.clear}
        >
          <Button
            size="small"
            disabled={switched !== null}
            onClick={() => actor.send({ type: 'removal.ask', rows: chosen.rows })}
          >
            {text.removeMany(chosen.rows.length)}
          </Button>
        </BatchBar>
      )}
    </>
  );
}
