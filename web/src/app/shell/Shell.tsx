import { lazy, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConnectionLost } from '../../features/changeFeed/ConnectionLost.tsx';
import { useAudience } from '../../features/session/useSession.ts';
import { useSettings } from '../../graphql/useSettings.ts';
import { newShipmentPath, paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Toaster } from '../../ui/feedback/Toaster.tsx';
import { LateDialog } from '../../ui/overlays/LateDialog.tsx';
import { useShortcutKeys, useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import { FloatingPanel } from './FloatingPanel.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { shellText } from './shell.text.ts';

/** What stands around every page. */
export function Shell() {
  return (
    <div className={styles.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link it is, whose address is kept out of the history */}
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {shellText.skip}
      </a>
      <Header />
      <Frame />
      <Footer />
      <FloatingPanel />
      <ConnectionLost />
      <Toaster />
      <Shortcuts />
    </div>
  );
}

const ShortcutsDialog = lazy(() => import('../../ui/shortcuts/ShortcutsDialog.tsx'));

/** Those of every page, and the list of all that work now. */
function Shortcuts() {
  const [isListed, setListed] = useState(false);
  const isBuyer = useAudience() === 'buyer';
  const navigate = useNavigate();
  useShortcutKeys();
  useShortcuts({
    help: () => setListed(true),
    ...(isBuyer && { newShipment: () => void navigate(newShipmentPath()) }),
  });
  return (
    isListed && (
      <LateDialog>
        <ShortcutsDialog onClose={() => setListed(false)} />
      </LateDialog>
    )
  );
}

/** Moves the focus only: a changed address would count as a visit to another page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const FILING_SITE = 'https://beian.miit.gov.cn';

/** The four promises, and who runs the site. */
function Footer() {
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
