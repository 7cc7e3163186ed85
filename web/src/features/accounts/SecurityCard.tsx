import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import type { LoadProfileQuery, RealStatus } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import ConsentPrompt from '../legal/ConsentPrompt.tsx';
import { LegalLink } from '../legal/LegalLink.tsx';
import { LoadConsents } from '../legal/legal.graphql.ts';
import { consentText } from '../legal/legal.text.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { changePasswordLogic } from './changePassword.actors.ts';
import styles from './MePage.module.css';
import { realStatusText, meText as text } from './me.text.ts';
import { RealNameDialog } from './RealNameDialog.tsx';
import { realNameLogic } from './realName.actors.ts';
import { SettingRow } from './SettingRow.tsx';

const TONES: Record<RealStatus, Tone> = {
  NONE: 'quiet',
  CHECKING: 'info',
  VERIFIED: 'success',
  FAILED: 'danger',
};

interface Props {
  me: LoadProfileQuery['me'] | undefined;
  /** The proven name is the owner's. */
  isOwner: boolean;
}

/** What guards the account: the password, the proof of who holds it, and what was agreed to. */
export function SecurityCard({ me, isOwner }: Props) {
  const client = useApolloClient();
  const { sender } = useCodeCountdown('CHANGE_PASSWORD');
  const password = useActorRef(useMemo(() => changePasswordLogic(client, sender), [client, sender]));
  const realName = useFlow(realNameLogic);
  const real = me && realStatusText[me.realStatus];
  return (
    <Panel className={styles.wide} aria-label={text.security} aria-busy={!me}>
      <h2>{text.security}</h2>
      <div>
        <SettingRow
          what={text.password}
          hint={text.passwordWords}
          action={
            <Button
              disabled={!me}
              onClick={() => me && password.send({ type: 'editor.open', phone: me.phone })}
            >
              {text.changePassword}
            </Button>
          }
        />
        {isOwner && (
          <SettingRow
            what={text.realName}
            hint={text.realNameWords}
            action={
              me &&
              real?.action && (
                <Button
                  onClick={() =>
                    realName.send({ type: 'check.open', underWay: me.realStatus === 'CHECKING' })
                  }
                >
                  {real.action}
                </Button>
              )
            }
          >
            {real ? (
              <StatusDot tone={TONES[me.realStatus]}>{real.words(me.realName ?? '')}</StatusDot>
            ) : (
              <Skeleton width={72} height={22} />
            )}
          </SettingRow>
        )}
        <Consents />
      </div>
      <ChangePasswordDialog actor={password} />
      <RealNameDialog actor={realName} />
    </Panel>
  );
}

/** What the person has agreed to, each version with its time, and the way to agree to what was declined. */
function Consents() {
  const { data } = useQuery(LoadConsents, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const [isAsked, setIsAsked] = useState(false);
  const consents = data?.consents ?? [];
  return (
    <SettingRow
      what={consentText.row}
      hint={consentText.rowWords}
      action={
        consents.some(({ agreed }) => !agreed) && (
          <Button onClick={() => setIsAsked(true)}>{consentText.again}</Button>
        )
      }
    >
      <ul>
        {consents.map(({ id, kind, version, agreed, answeredAt }) => (
          <li key={id}>
            <Row gap={8}>
              <LegalLink kind={kind} />
              <StatusDot tone={agreed ? 'success' : 'quiet'}>
                {agreed && answeredAt
                  ? consentText.agreed(version, formatDateTime(answeredAt))
                  : consentText.open}
              </StatusDot>
            </Row>
          </li>
        ))}
      </ul>
      {isAsked && <ConsentPrompt again onDone={() => setIsAsked(false)} />}
    </SettingRow>
  );
}
