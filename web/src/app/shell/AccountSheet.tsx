import type { ReactNode } from 'react';
import { useCustomerService } from '../../features/customerService/useCustomerService.ts';
import { useOpenLogin } from '../../features/loginDialog/useOpenLogin.ts';
import { DesktopSwitch } from '../../features/mobile/DesktopSwitch.tsx';
import {
  hasScope,
  useAudience,
  useIsVisitor,
  useLogout,
  useReconnect,
  useScopes,
  useSession,
} from '../../features/session/useSession.ts';
import { useAppActor } from '../../lib/appActors.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import type { IconName } from '../../ui/base/icons.ts';
import { Link } from '../../ui/base/Link.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ThemeSwitch } from '../../ui/buttons/ThemeSwitch.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { type MenuItem, menuFor } from '../menu.ts';
import { useReturnPath } from '../PageCacheContext.tsx';
import styles from './AccountSheet.module.css';
import { FavouritesSlot } from './Header.tsx';
import { MenuBadge } from './MenuBadge.tsx';
import { shellText as text } from './shell.text.ts';

interface Props {
  /** Addresses that are in sight already. */
  without: readonly string[];
  onClose: () => void;
}

/** Who is signed in, and every place that the bottom navigation has no room for. */
export default function AccountSheet({ without, onClose }: Props) {
  const theme = useAppActor('theme');
  const audience = useAudience();
  const items = menuFor(audience, useScopes())
    .flatMap((item) => (item.to === null ? item.children : [item]))
    .filter(({ to }) => to !== null && !without.includes(to));
  const { contact, addWeChat } = useCustomerService();
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog open title={text.mine} onClose={onClose}>
      <Who onClose={onClose} />
      <nav aria-label={text.more}>
        <ul className={styles.places}>
          {items.map((item) => (
            <Place key={item.label} item={item} onClose={onClose} />
          ))}
        </ul>
      </nav>
      <ul className={styles.rows}>
        <Press icon="headset" onClick={closing(contact)}>
          {text.contact}
        </Press>
        <Press icon="chat" onClick={closing(addWeChat)}>
          {text.addWeChat}
        </Press>
        <li>
          <Link to={paths.oldSite} className={styles.row} onClick={onClose}>
            <Icon name="clock" size={20} />
            {text.backToOld}
          </Link>
        </li>
        <DesktopSwitch className={styles.row} />
        <li className={styles.row}>
          <Icon name="eye" size={20} />
          {text.theme}
          <span className={styles.end}>
            <ThemeSwitch theme={theme} />
          </span>
        </li>
      </ul>
      <Leave onLeave={onClose} />
    </Dialog>
  );
}

function Place({ item: { to, icon, label }, onClose }: { item: MenuItem; onClose: () => void }) {
  const returnPath = useReturnPath();
  return (
    to !== null && (
      <li>
        <Link to={returnPath(to)} className={styles.place} onClick={onClose}>
          <Icon name={icon} size={22} />
          <span>{label}</span>
          <span className={styles.badge}>
            <MenuBadge to={to} />
          </span>
        </Link>
      </li>
    )
  );
}

interface PressProps {
  icon: IconName;
  onClick: () => void;
  children: ReactNode;
}

function Press({ icon, onClick, children }: PressProps) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onClick}>
        <Icon name={icon} size={20} />
        {children}
      </button>
    </li>
  );
}

function Who({ onClose }: { onClose: () => void }) {
  const { status, user } = useSession();
  const isVisitor = useIsVisitor();
  const openLogin = useOpenLogin();
  const { connecting, retry } = useReconnect();
  if (isVisitor) {
    const open = (mode?: 'register') => {
      onClose();
      openLogin(undefined, mode && { mode });
    };
    return (
      <Row className={styles.who}>
        <Button variant="primary" fluid onClick={() => open()}>
          {text.login}
        </Button>
        <Button fluid onClick={() => open('register')}>
          {text.register}
        </Button>
      </Row>
    );
  }
  if (status === 'unreachable') {
    return (
      <Row justify="space-between" className={styles.who}>
        <span role="status">
          {text.unreachable}
          <SecondLine>{text.unreachableHint}</SecondLine>
        </span>
        <Button loading={connecting} onClick={retry}>
          {text.retry}
        </Button>
      </Row>
    );
  }
  if (!user) return <Skeleton height={44} />;
  const hasWallet = user.kind === 'buyer' && hasScope(user.scopes, 'wallet:read');
  return (
    <Row justify="space-between" className={styles.who}>
      <Link to={paths.me} className={styles.name} onClick={onClose}>
        {user.nickName || user.phone}
        <SecondLine>{user.roleName}</SecondLine>
      </Link>
      <FavouritesSlot />
      {hasWallet && (
        <Link to={paths.buyerWallet} className={styles.balance} onClick={onClose}>
          <SecondLine>{text.balance}</SecondLine>
          <Price fen={user.balance} size="large" />
        </Link>
      )}
    </Row>
  );
}

/** The way out. */
function Leave({ onLeave }: { onLeave: () => void }) {
  const { user, status } = useSession();
  const logout = useLogout();
  if (!user && status !== 'unreachable') return null;
  const leave = () => {
    onLeave();
    logout();
  };
  return (
    <Button fluid onClick={leave}>
      {text.logout}
    </Button>
  );
}
