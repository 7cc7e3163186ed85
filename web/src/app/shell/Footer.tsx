import { useQuery } from '@apollo/client/react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Footer.module.css';
import { SiteSettings } from './shell.graphql.ts';
import { shellText } from './shell.text.ts';

/** The four promises, and who runs the site. */
export function Footer() {
  const { data } = useQuery(SiteSettings, { context: { quiet: true } });
  const settings = data?.settings;
  return (
    <footer className={styles.footer}>
      <ul className={styles.promises}>
        {shellText.promises.map(({ icon, title, note }) => (
          <li key={title} className={styles.promise}>
            <Icon name={icon} size={28} className={styles.icon} />
            <span>
              <strong>{title}</strong>
              <small>{note}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.legal}>
        {settings && (
          <>
            <span>{settings.footerText}</span>
            <span>{settings.filingNo}</span>
            <span className="num">{shellText.version(settings.appVersion)}</span>
          </>
        )}
      </p>
    </footer>
  );
}
