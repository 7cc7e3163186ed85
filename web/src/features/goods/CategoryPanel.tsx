import { useQuery } from '@apollo/client/react';
import type { To } from 'react-router-dom';
import { cx } from '../../ui/base/cx.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './CategoryPanel.module.css';
import { allIcon, categoryIcons, otherIcon } from './categoryIcons.ts';
import { ListHomeCategories } from './home.graphql.ts';
import { homeText } from './home.text.ts';
import { useListAddress } from './useListAddress.ts';

const WAITING = Array.from({ length: 17 }, (_, at) => at);

/** The categories, each a way into its goods. */
export function CategoryPanel({
  current,
  aside,
}: {
  current: number | null /** Two columns beside the shelves. */;
  aside: boolean;
}) {
  const { data, error, refetch } = useQuery(ListHomeCategories, { context: { quiet: 'outages' } });
  const addressOf = useListAddress();
  const to = (categoryId: number | null) => addressOf({ categoryId });
  if (error && !data) return <CategoriesFailed onRetry={() => void refetch()} />;
  return (
    <nav
      className={cx(styles.panel, aside && styles.aside)}
      aria-label={homeText.categories}
      aria-busy={!data}
    >
      <Tile to={to(null)} name={homeText.allGoods} path={allIcon} isCurrent={false} />
      {data
        ? data.categories.map(({ id, name, icon }) => (
            <Tile
              key={id}
              to={to(id)}
              name={name}
              picture={icon}
              path={categoryIcons[id] ?? otherIcon}
              isCurrent={id === current}
            />
          ))
        : WAITING.map((at) => (
            <span key={at} className={styles.tile} aria-hidden="true">
              <Skeleton width={44} height={44} />
              <Skeleton width={52} height={14} />
            </span>
          ))}
    </nav>
  );
}

function CategoriesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      {homeText.categoriesFailed}
      <Button size="small" icon="refresh" onClick={onRetry}>
        {homeText.retry}
      </Button>
    </div>
  );
}

interface TileProps {
  to: To;
  name: string;
  /** Address of a picture that stands in for the drawn sign. */
  picture?: string | null;
  path: string;
  isCurrent: boolean;
}

function Tile({ to, name, picture, path, isCurrent }: TileProps) {
  return (
    <Link
      to={to}
      className={cx(styles.tile, isCurrent && styles.current)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={styles.sign}>
        {picture ? (
          <ImageWithFallback src={picture} alt="" className={styles.picture} eager />
        ) : (
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={path} />
          </svg>
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
