import { useQuery } from '@apollo/client/react';
import { paths } from '../../lib/paths.ts';
import { anyGoods } from '../../shop/goodsQuery.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CategoryChips.module.css';
import { Chips } from './Chips.tsx';
import { ListMobileCategories } from './mobile.graphql.ts';
import { mobileText as text } from './mobile.text.ts';
import { writeMobileQuery } from './mobileQuery.ts';

const link = (categoryId: number | null) => ({
  pathname: paths.mobile,
  search: writeMobileQuery({ ...anyGoods, categoryId }),
});

/** All goods, or those of one category; `current` is null for all, and left out where none is shown. */
export function CategoryChips({ current }: { current?: number | null }) {
  const { data } = useQuery(ListMobileCategories, { context: { quiet: 'outages' } });
  if (!data) {
    return (
      <div className={styles.waiting} aria-hidden="true">
        <Skeleton height={34} />
      </div>
    );
  }
  const all = { key: 'all', label: text.all, to: link(null), current: current === null };
  const each = data.categories.map(({ id, name }) => ({
    ...{ key: id, label: name, to: link(id), current: id === current },
  }));
  return <Chips label={text.categories} chips={[all, ...each]} />;
}
