import { useQuery } from '@apollo/client/react';
import type { To } from 'react-router-dom';
import { paths, searchPath } from '../../lib/paths.ts';
import { cx } from '../../ui/base/cx.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useSession } from '../session/useSession.ts';
import styles from './CategoryPanel.module.css';
import { allIcon, categoryIcons, otherIcon } from './categoryIcons.ts';
import { ListHomeCategories } from './home.graphql.ts';
import { homeText } from './home.text.ts';
import { homeSearch } from './homeQuery.ts';

const WAITING = Array.from({ length: 17 }, (_, at) => at);

/** The categories, each a way into its goods. */
export function CategoryPanel({ current }: { current: number | null }) {
  const { data, error, refetch } = useQuery(ListHomeCategories, { context: { quiet: 'outages' } });
  const to = useCategoryAddress();
  if (error && !data) return <CategoriesFailed onRetry={() => void refetch()} />;
  return (
    <nav className={styles.panel} aria-label={homeText.categories} aria-busy={!data}>
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

/** The search page asks for an account: for visitors the list of the home page itself is narrowed. */
function useCategoryAddress(): (id: number | null) => To {
  const { status } = useSession();
  const isVisitor = status === 'anonymous' || status === 'expired';
  return (id) => (isVisitor ? { pathname: paths.home, search: homeSearch(id) } : searchPath(id));
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
