import { Link } from 'react-router-dom';
import { useSettings } from '../../graphql/useSettings.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import styles from './Footer.module.css';
import { shellText } from './shell.text.ts';

const FILING_SITE = 'https://beian.miit.gov.cn';

/** The four promises, and who runs the site. */
export function Footer() {
  const settings = useSettings();
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
      <div className={styles.legal}>
        {settings && (
          <>
            <p className={styles.facts}>
              <span>{settings.footerText}</span>
              <Link to={paths.notices}>{shellText.notices}</Link>
              {settings.filingNo && (
                <a href={FILING_SITE} target="_blank" rel="noopener noreferrer">
                  {settings.filingNo}
                </a>
              )}
              <span className="num">{shellText.version(settings.appVersion)}</span>
            </p>
            {settings.wxPic && (
              <figure className={styles.service}>
                <ImageWithFallback
                  src={settings.wxPic}
                  alt={shellText.servicePicture}
                  className={styles.picture}
                />
                <figcaption>{shellText.service}</figcaption>
              </figure>
            )}
          </>
        )}
      </div>
    </footer>
  );
}
