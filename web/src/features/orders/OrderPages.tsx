import { Pagination } from '../../ui/Pagination.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Pages, ShownPage } from '../../ui/usePages.ts';
import styles from './OrdersPage.module.css';
import { filterText as text } from './ordersFilter.text.ts';
import { type OrdersQuery, PAGE_SIZES } from './ordersQuery.ts';

interface Props {
  query: OrdersQuery;
  pages: Pages<{ page: number }>;
  shown: ShownPage;
  onChange: (change: Partial<OrdersQuery>) => void;
}

/** The pages of the list, and how much a page holds. */
export function OrderPages({ query: { pageSize }, pages, shown, onChange }: Props) {
  if (shown.total <= PAGE_SIZES[0]) return null;
  return (
    <div className={styles.pages}>
      <Select
        aria-label={text.pageSize}
        value={pageSize}
        options={PAGE_SIZES.map((value) => ({ value, text: text.perPage(value) }))}
        onChange={(size) => onChange({ pageSize: size })}
      />
      <Pagination pages={pages} pageSize={pageSize} shown={shown} onChange={(at) => onChange({ page: at })} />
    </div>
  );
}
