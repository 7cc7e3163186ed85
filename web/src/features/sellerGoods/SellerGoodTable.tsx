import { useMemo } from 'react';
import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { publishPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { type ColumnSetting, pickColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import { Table } from '../../ui/Table.tsx';
import type { GoodActions } from './goodActions.selectors.ts';
import { goodColumns } from './sellerGoodColumns.tsx';
import { goodsText as text } from './sellerGoods.text.ts';

interface Props {
  rows: readonly SellerGoodRowFragment[];
  loading: boolean;
  /** The list is narrowed by more than its status. */
  narrowed: boolean;
  /** The caller has goods at all. */
  hasAny: boolean;
  actions: GoodActions;
  setting: ColumnSetting;
  chosen: RowSelection<SellerGoodRowFragment>;
  onWiden: () => void;
}

/** One page of the own goods, in the columns that the person wants. */
export function SellerGoodTable({ rows, actions, setting, chosen, loading, ...about }: Props) {
  const all = useMemo(() => goodColumns(actions), [actions]);
  const columns = useMemo(
    () => [
      selectionColumn({
        table: 'goods',
        rows,
        chosen,
        all: text.choosePage,
        one: ({ name }) => text.choose(name),
      }),
      ...pickColumns(all, setting),
    ],
    [all, setting, rows, chosen],
  );
  return (
    <Table
      wide
      label={text.list}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loading={loading}
      empty={<NoGoods {...about} />}
    />
  );
}

function NoGoods({ narrowed, hasAny, onWiden }: Pick<Props, 'narrowed' | 'hasAny' | 'onWiden'>) {
  if (hasAny && narrowed) {
    return (
      <EmptyState
        title={text.noMatch}
        hint={text.noMatchHint}
        action={<Button onClick={onWiden}>{text.reset}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={hasAny ? text.noneHere : text.none}
      hint={hasAny ? text.noneHereHint : text.noneHint}
      action={
        <LinkButton variant={hasAny ? 'secondary' : 'primary'} to={publishPath()}>
          {text.publish}
        </LinkButton>
      }
    />
  );
}
