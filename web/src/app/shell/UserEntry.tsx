import { useOpenLogin } from '../../features/loginDialog/useOpenLogin.ts';
import {
  hasScope,
  useLeaving,
  useLogout,
  useReconnect,
  useSession,
} from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { shellText } from './shell.text.ts';
import styles from './UserEntry.module.css';

/** Who is signed in, with the balance and the way out; for visitors the way in. */
export function UserEntry() {
  const { status, user } = useSession();
  const openLogin = useOpenLogin();
  const logout = useLogout();
  const isLeaving = useLeaving();
  if (isLeaving) return <Skeleton width={160} height={20} className={styles.member} />;
  if (status === 'anonymous' || status === 'expired') {
    return (
      <div className={styles.entry}>
        <Button variant="primary" size="small" onClick={() => openLogin()}>
          {shellText.login}
        </Button>
        <Button
          size="small"
          className={styles.wide}
          onClick={() => openLogin(undefined, { mode: 'register' })}
        >
          {shellText.register}
        </Button>
      </div>
    );
  }
  if (status === 'unreachable') return <Unreachable />;
  if (!user) return <Skeleton width={160} height={20} className={styles.member} />;
  return (
    <div className={cx(styles.entry, styles.member)}>
      <Link to={paths.me} className={styles.name} title={user.phone}>
        <Icon name="user" size={18} />
        {user.nickName || user.phone}
      </Link>
      {user.roleName && <Tag>{user.roleName}</Tag>}
      {user.kind === 'buyer' && hasScope(user.scopes, 'wallet:read') && (
        <Link to={paths.buyerWallet} className={styles.balance}>
          {shellText.balance} <Price fen={user.balance} />
        </Link>
      )}
      <IconButton icon="logout" label={shellText.logout} onClick={logout} />
    </div>
  );
}

/** Nobody can say who is signed in: what goes on, another try, and the way out. */
function Unreachable() {
  const { connecting, retry } = useReconnect();
  const logout = useLogout();
  return (
    <div className={styles.entry}>
      <span className={styles.unreachable} role="status" title={shellText.unreachableHint}>
        <Icon name="warning" size={18} />
        {shellText.unreachable}
      </span>
      <Button size="small" loading={connecting} onClick={retry}>
        {shellText.retry}
      </Button>
      <IconButton icon="logout" label={shellText.logout} className={styles.wide} onClick={logout} />
    </div>
  );
}
