import { Link } from 'react-router-dom';
import { useSettings } from '../../graphql/useSettings.ts';
import { paths } from '../../lib/paths.ts';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import styles from './Logo.module.css';
import { shellText } from './shell.text.ts';

/** The site's own picture and name, else 橙仓. Leads home. */
export function Logo() {
  const settings = useSettings();
  const name = settings?.title || shellText.brand;
  return (
    <Link to={paths.home} className={styles.logo} aria-label={shellText.brandHome(name)}>
      {settings?.logoPic ? (
        <ImageWithFallback src={settings.logoPic} alt="" className={styles.picture} eager />
      ) : (
        <DrawnLogo />
      )}
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

/** A warehouse in an orange, with a leaf. */
function DrawnLogo() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <rect className={styles.ground} width="32" height="32" rx="9" />
      <path
        className={styles.house}
        d="M7 14.5 16 9l9 5.5V23a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 23z"
      />
      <path className={styles.ground} d="M12 24.5v-6a4 4 0 0 1 8 0v6z" />
      <path className={styles.leaf} d="M16 9c0-2.6 1.6-4.2 4.4-4.5C20.6 7.2 18.9 9 16 9z" />
    </svg>
  );
}
