import { useOpenLogin } from '../../features/loginDialog/useOpenLogin.ts';
import { useIsVisitor, useLeaving, useSession } from '../../features/session/useSession.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { LateDialog } from '../../ui/overlays/LateDialog.tsx';
import { memberPart } from './memberCode.ts';
import { shellText } from './shell.text.ts';
import styles from './UserEntry.module.css';

const MemberEntry = memberPart((parts) => parts.MemberEntry);

/** Who is signed in, whose code visitors do without; for visitors the way in. */
export function UserEntry() {
  const { status, user } = useSession();
  const isVisitor = useIsVisitor();
  const openLogin = useOpenLogin();
  const isLeaving = useLeaving();
  const waiting = <Skeleton width={160} height={20} className={styles.member} />;
  if (isLeaving) return waiting;
  if (isVisitor) {
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
  if (!user && status !== 'unreachable') return waiting;
  return (
    <LateDialog meanwhile={waiting}>
      <MemberEntry />
    </LateDialog>
  );
}
