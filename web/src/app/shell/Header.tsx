import { MobileSwitch } from '../../features/mobile/MobileSwitch.tsx';
import { hasScope, useScopes, useSession } from '../../features/session/useSession.ts';
import { useSettings } from '../../graphql/useSettings.ts';
import { useAppActor } from '../../lib/appActors.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { ThemeSwitch } from '../../ui/buttons/ThemeSwitch.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { LateDialog } from '../../ui/overlays/LateDialog.tsx';
import styles from './Header.module.css';
import { memberPart } from './memberCode.ts';
import { SearchBox } from './SearchBox.tsx';
import { shellText } from './shell.text.ts';
import { UserEntry } from './UserEntry.tsx';

/** The bar at the top of every page. */
export function Header() {
  const theme = useAppActor('theme');
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <SearchBox />
        <div className={styles.end}>
          <span className={styles.wide}>
            <MobileSwitch className={styles.old} />
            <Link to={paths.oldSite} className={styles.old}>
              {shellText.backToOld}
            </Link>
            <FavouritesSlot />
          </span>
          <BasketSlot />
          <BellSlot />
          <span className={styles.wide}>
            <ThemeSwitch theme={theme} />
          </span>
          <UserEntry />
        </div>
      </div>
    </header>
  );
}

/** The site's own picture and name, else 橙仓. Leads home. */
function Logo() {
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

const NoticeBell = memberPart((parts) => parts.NoticeBell);

/** The bell, whose code visitors do without; its place is kept meanwhile. */
function BellSlot() {
  const { user } = useSession();
  return (
    user && (
      <span className={styles.bell}>
        <LateDialog>
          <NoticeBell className={styles.link} />
        </LateDialog>
      </span>
    )
  );
}

const VIP_MEMBER = 10001;

const BasketLink = memberPart((parts) => parts.BasketLink);

/** The basket of who orders, whose code visitors and suppliers do without; its place is kept meanwhile. */
function BasketSlot() {
  const { user } = useSession();
  const scopes = useScopes();
  if (user?.authorityId !== VIP_MEMBER || !hasScope(scopes, 'orders:read')) return null;
  return (
    <span className={styles.bell}>
      <LateDialog>
        <BasketLink className={styles.link} count={styles.count} />
      </LateDialog>
    </span>
  );
}

const FavouritesLink = memberPart((parts) => parts.FavouritesLink);

/** The favourites of who keeps some; its place is kept meanwhile. */
export function FavouritesSlot() {
  const { user } = useSession();
  return (
    user?.authorityId === VIP_MEMBER && (
      <span className={styles.bell}>
        <LateDialog>
          <FavouritesLink />
        </LateDialog>
      </span>
    )
  );
}
