import { Link } from 'react-router-dom';
import { useFavourites } from '../../features/favourites/useFavourites.ts';
import { useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FavouritesLink.module.css';
import { shellText } from './shell.text.ts';

const VIP_MEMBER = 10001;
const MAX_COUNT = 99;

/** The way to the favourites, with their number; VIP members have it. */
export function FavouritesLink() {
  const { user } = useSession();
  const { count } = useFavourites();
  if (user?.authorityId !== VIP_MEMBER) return null;
  const label = shellText.favourites(count);
  return (
    <Link to={paths.favourites} className={styles.link} aria-label={label} title={label}>
      <Icon name="heart" size={18} />
      {count > 0 && <span className={styles.count}>{count > MAX_COUNT ? `${MAX_COUNT}+` : count}</span>}
    </Link>
  );
}
