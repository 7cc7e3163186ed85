import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { LoadProfileQuery, RealStatus } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { ConsentRow } from './ConsentRow.tsx';
import { changePasswordLogic } from './changePassword.actors.ts';
import styles from './MePage.module.css';
import { realStatusText, meText as text } from './me.text.ts';
import { RealNameDialog } from './RealNameDialog.tsx';
import { realNameLogic } from './realName.actors.ts';

const TONES: Record<RealStatus, Tone> = {
  NONE: 'quiet',
  CHECKING: 'info',
  VERIFIED: 'success',
  FAILED: 'danger',
};

/** What guards the account: the password, and the proof of who holds it. */
export function SecurityCard({ me }: { me: LoadProfileQuery['me'] | undefined }) {
  const client = useApolloClient();
  const { sender } = useCodeCountdown('CHANGE_PASSWORD');
  const password = useActorRef(useMemo(() => changePasswordLogic(client, sender), [client, sender]));
  const realName = useActorRef(useMemo(() => realNameLogic(client), [client]));
  return (
    <section className={cx(styles.card, styles.wide)} aria-label={text.security} aria-busy={!me}>
      <h2>{text.security}</h2>
      <div className={styles.rows}>
        <Row
          what={text.password}
          hint={text.passwordWords}
          action={
            <Button
              disabled={!me}
              onClick={() => me && password.send({ type: 'dialog.open', phone: me.phone })}
            >
              {text.changePassword}
            </Button>
          }
        />
        <Row
          what={text.realName}
          hint={text.realNameWords}
          state={me ? <RealState me={me} /> : <Skeleton width={72} height={22} />}
          action={
            me &&
            realStatusText[me.realStatus].action && (
              <Button
                onClick={() => realName.send({ type: 'check.open', underWay: me.realStatus === 'CHECKING' })}
              >
                {realStatusText[me.realStatus].action}
              </Button>
            )
          }
        />
        <ConsentRow />
      </div>
      <ChangePasswordDialog actor={password} />
      <RealNameDialog actor={realName} />
    </section>
  );
}

interface RowProps {
  what: string;
  hint: string;
  state?: ReactNode;
  action: ReactNode;
}

function Row({ what, hint, state, action }: RowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <h3>{what}</h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      {state}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function RealState({ me: { realStatus, realName } }: { me: LoadProfileQuery['me'] }) {
  return <StatusDot tone={TONES[realStatus]}>{realStatusText[realStatus].words(realName ?? '')}</StatusDot>;
}
