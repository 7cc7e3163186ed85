import { useQuery } from '@apollo/client/react';
import { paths, publishPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListStockGoods, ListStockWarehouses } from './stock.graphql.ts';
import { firstText, stockText as text } from './stock.text.ts';
import type { StockTab } from './stockQuery.ts';

interface Props {
  tab: StockTab;
  onAdd: () => void;
  onImport: () => void;
}

/** Stands in for the rows when there are none: why, and what to do next. */
export function StockNone({ tab, onAdd, onImport }: Props) {
  if (tab !== 'all')
    return <EmptyState title={tab === 'low' ? text.noneLow : text.noneOut} hint={text.fineHint} />;
  return <NoneYet onAdd={onAdd} onImport={onImport} />;
}

/** Stock needs goods, and goods need a warehouse: what is missing first is said first. */
function NoneYet({ onAdd, onImport }: Pick<Props, 'onAdd' | 'onImport'>) {
  const quiet = { context: { quiet: 'outages' } };
  const warehouses = useQuery(ListStockWarehouses, quiet).data?.sellerWarehouses.list;
  const goods = useQuery(ListStockGoods, { ...quiet, variables: { keyword: null } }).data?.sellerGoods;
  if (warehouses?.length === 0)
    return (
      <EmptyState
        illustration="map"
        title={text.none}
        hint={firstText.warehouse}
        action={
          <LinkButton variant="primary" to={`${paths.sellerWarehouses}?edit=new`}>
            {firstText.addWarehouse}
          </LinkButton>
        }
      />
    );
  if (goods?.total === 0)
    return (
      <EmptyState
        title={text.none}
        hint={firstText.goods}
        action={
          <LinkButton variant="primary" to={publishPath()}>
            {firstText.publish}
          </LinkButton>
        }
      />
    );
  return (
    <EmptyState
      title={text.none}
      hint={text.noneHint}
      action={
        <>
          <Button variant="primary" onClick={onAdd}>
            {text.add}
          </Button>{' '}
          <Button onClick={onImport}>{text.import}</Button>
        </>
      }
    />
  );
}
