import { hasScope, useLogout, useReconnect, useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Price } from '../../ui/data/Price.tsx';
import styles from './MemberEntry.module.css';
import { shellText } from './shell.text.ts';

/** Who is signed in, with the balance and the way out; or that nobody can say who it is. */
export function MemberEntry() {
  const { status, user } = useSession();
  const logout = useLogout();
  if (status === 'unreachable') return <Unreachable />;
  if (!user) return null;
  return (
    <div className={styles.member}>
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
