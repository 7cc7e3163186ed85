import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AccountKind, LoadAccountClosingQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Message } from '../../ui/Message.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import { useAccountClosed } from '../session/useSession.ts';
import styles from './Closing.module.css';
import { ClosingChecks } from './ClosingChecks.tsx';
import { ClosingDialogs } from './ClosingDialogs.tsx';
import { ClosingMoney } from './ClosingMoney.tsx';
import { closingLogic } from './closing.actors.ts';
import { LoadClosing } from './closing.graphql.ts';
import type { ClosingActor } from './closing.selectors.ts';
import { phaseText, closingText as text } from './closing.text.ts';

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
  const query = useQuery(LoadClosing, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const closing = query.data?.accountClosing;
  const [isWanted, setWanted] = useState(false);
  const goesOn = closing !== undefined && closing.phase !== 'NONE';
  const isShown = isWanted || goesOn;
  const detailsId = useId();
  return (
    <section className={styles.card} aria-label={text.title} aria-busy={isShown && !closing && !query.error}>
      <div className={styles.head}>
        <div>
          <h2>{text.title}</h2>
          <p className={styles.words}>{text.words}</p>
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
      </div>
      <div id={detailsId} hidden={!isShown}>
        {query.error && !closing ? (
          <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
        ) : closing ? (
          <Closing closing={closing} me={me} actor={actor} />
        ) : (
          <Waiting />
        )}
      </div>
      <ClosingDialogs actor={actor} />
    </section>
  );
}

type Closing = LoadAccountClosingQuery['accountClosing'];

function Closing({ closing, me, actor }: Props & { closing: Closing; actor: ClosingActor }) {
  const { phase, checks } = closing;
  const isOpen = phase === 'NONE';
  const blocked = checks.some(({ count }) => count > 0);
  return (
    <>
      {phaseText[phase] && (
        <div className={styles.state}>
          <Message tone="warning">{phaseText[phase]}</Message>
        </div>
      )}
      <div className={styles.parts}>
        <ClosingChecks checks={checks} kind={me.kind} />
        <ClosingMoney closing={closing} />
      </div>
      <div className={styles.actions}>
        {isOpen ? (
          <Button disabled={blocked} onClick={() => actor.send({ type: 'dialog.open', phone: me.phone })}>
            {text.begin}
          </Button>
        ) : (
          <Button onClick={() => actor.send({ type: 'keep.ask' })}>{text.keep}</Button>
        )}
        {phase === 'CASH_OUT' && (
          <Link className={styles.link} to={me.kind === 'BUYER' ? paths.buyerWallet : paths.sellerWallet}>
            {text.toCashOut}
          </Link>
        )}
        {isOpen && blocked && <span className={styles.sub}>{text.blocked}</span>}
      </div>
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
