import { useFavourites } from '../../features/favourites/useFavourites.ts';
import { countText } from '../../lib/countText.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import styles from './Header.module.css';
import { shellText } from './shell.text.ts';

/** The way to the favourites, with their number. */
export function FavouritesLink() {
  const { count } = useFavourites();
  const label = shellText.favourites(count);
  return (
    <Link to={paths.favourites} className={styles.link} aria-label={label} title={label}>
      <Icon name="heart" size={18} />
      {count > 0 && <span className={styles.count}>{countText(count)}</span>}
    </Link>
  );
}
