import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { waitingFilter } from '../flow/autoDraft.ts';
import { type AutoWizard, isPulling } from '../flow/shipAuto.selectors.ts';
import { ordersText as text } from '../flow/shipAuto.text.ts';
import type { ShopOrderRow } from './ItemsCell.tsx';
import { orderColumns } from './orderColumns.tsx';

interface Props {
  wizard: AutoWizard;
  orders: readonly ShopOrderRow[];
  loading: boolean;
}

/** The orders of one page, each to be chosen. */
export function OrderTable({ wizard, orders, loading }: Props) {
  const { chosen, filter } = useFields(wizard, 'chosen', 'filter');
  const pulling = useSelector(wizard, isPulling);
  const columns = useMemo(
    () => orderColumns({ orders, chosen: new Set(chosen.map(({ id }) => id)), send: wizard.send }),
    [orders, chosen, wizard],
  );
  const isNarrowed = JSON.stringify(filter) !== JSON.stringify(waitingFilter);
  return (
    <Table
      label={text.table}
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      loading={loading || (pulling && orders.length === 0)}
      empty={
        isNarrowed ? (
          <EmptyState title={text.noMatch} hint={text.noMatchHint} />
        ) : (
          <EmptyState title={text.none} hint={text.noneHint} />
        )
      }
    />
  );
}
