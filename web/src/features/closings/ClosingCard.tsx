import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import type { AccountKind, LoadAccountClosingQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import { useAccountClosed } from '../session/useSession.ts';
import styles from './Closing.module.css';
import { ClosingChecks } from './ClosingChecks.tsx';
import { ClosingDialogs, KeepAccountDialog } from './ClosingDialogs.tsx';
import { ClosingMoney } from './ClosingMoney.tsx';
import { closingLogic } from './closing.actors.ts';
import { LoadClosing } from './closing.graphql.ts';
import { phaseText, closingText as text } from './closing.text.ts';
import { keepAccount } from './keepAccount.ts';

interface Props {
  me: { kind: AccountKind; phone: string };
}

/** Closing the account: what is to be settled before, where the money goes, and how far it is. */
export default function ClosingCard({ me }: Props) {
  const client = useApolloClient();
  const { sender } = useCodeCountdown('CLOSE_ACCOUNT');
  const endSession = useAccountClosed();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is the same for as long as the page
  const actor = useActorRef(useMemo(() => closingLogic(client, sender, endSession), [client, sender]));
  const keeping = useFlow(keepAccount);
  const query = useQuery(LoadClosing, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const closing = query.data?.accountClosing;
  const [isWanted, setWanted] = useState(false);
  const goesOn = closing !== undefined && closing.phase !== 'NONE';
  const isShown = isWanted || goesOn;
  const detailsId = useId();
  return (
    <Panel className={styles.card} aria-label={text.title} aria-busy={isShown && !closing && !query.error}>
      <Row gap={24} justify="space-between">
        <div>
          <h2>{text.title}</h2>
          <Text as="p" tone="secondary" above={4} style={{ maxWidth: 720 }}>
            {text.words}
          </Text>
        </div>
        {!goesOn && (
          <Button
            aria-expanded={isShown}
            aria-controls={detailsId}
            onClick={() => {
              setWanted(!isWanted);
              if (!isWanted) void query.refetch();
            }}
          >
            {isShown ? text.fold : text.look}
          </Button>
        )}
      </Row>
      <div id={detailsId} hidden={!isShown}>
        {query.error && !closing ? (
          <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
        ) : closing ? (
          <Closing
            closing={closing}
            kind={me.kind}
            onClose={() => actor.send({ type: 'editor.open', phone: me.phone })}
            onKeep={() => keeping.send({ type: 'action.ask', subject: {} })}
          />
        ) : (
          <Waiting />
        )}
      </div>
      <ClosingDialogs actor={actor} />
      <KeepAccountDialog actor={keeping} />
    </Panel>
  );
}

interface ClosingProps {
  closing: LoadAccountClosingQuery['accountClosing'];
  kind: AccountKind;
  onClose: () => void;
  onKeep: () => void;
}

function Closing({ closing, kind, onClose, onKeep }: ClosingProps) {
  const { phase, checks } = closing;
  const isOpen = phase === 'NONE';
  const blocked = checks.some(({ count }) => count > 0);
  return (
    <>
      {phaseText[phase] && (
        <Message tone="warning" above={16}>
          {phaseText[phase]}
        </Message>
      )}
      <div className={styles.parts}>
        <ClosingChecks checks={checks} kind={kind} />
        <ClosingMoney closing={closing} />
      </div>
      <Row gap={12}>
        {isOpen ? (
          <Button disabled={blocked} onClick={onClose}>
            {text.begin}
          </Button>
        ) : (
          <Button onClick={onKeep}>{text.keep}</Button>
        )}
        {phase === 'CASH_OUT' && (
          <Link className={styles.link} to={kind === 'BUYER' ? paths.buyerWallet : paths.sellerWallet}>
            {text.toCashOut}
          </Link>
        )}
        {isOpen && blocked && (
          <Text tone="secondary" small>
            {text.blocked}
          </Text>
        )}
      </Row>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.parts} role="status" aria-label={text.loading}>
      {['checks', 'money'].map((part) => (
        <div key={part}>
          <Skeleton width={120} height={22} />
          <Skeleton width={260} height={22} />
          <Skeleton width={220} height={22} />
        </div>
      ))}
    </div>
  );
}
