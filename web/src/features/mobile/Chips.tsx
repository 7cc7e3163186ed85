import { useQuery } from '@apollo/client/react';
import type { To } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { anyGoods } from '../../shop/goodsQuery.ts';
import { cx } from '../../ui/base/cx.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './Chips.module.css';
import { ListMobileCategories } from './mobile.graphql.ts';
import { mobileText as text } from './mobile.text.ts';
import { writeMobileQuery } from './mobileQuery.ts';

interface Chip {
  key: string | number;
  label: string;
  count?: number | undefined;
  to: To;
  current: boolean;
}

interface Props {
  /** What is chosen; read aloud. */
  label: string;
  chips: readonly Chip[];
}

/** A row of links that is pushed sideways; the current one is kept in view. */
export function Chips({ label, chips }: Props) {
  return (
    <nav className={styles.row} aria-label={label}>
      {chips.map(({ key, label: words, count, to, current }) => (
        <Link
          key={key}
          ref={current ? bringIntoView : null}
          to={to}
          replace
          className={cx(styles.chip, current && styles.current)}
          aria-current={current ? 'true' : undefined}
        >
          {words}
          {count !== undefined && count > 0 && <small className="num">{count}</small>}
        </Link>
      ))}
    </nav>
  );
}

/** Sideways only: the page itself stays where it is. */
function bringIntoView(chip: HTMLElement | null) {
  const row = chip?.parentElement;
  if (chip && row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

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
