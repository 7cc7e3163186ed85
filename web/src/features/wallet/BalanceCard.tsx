import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AccountKind, LoadWalletBalanceQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { CashOut } from '../cashOuts/cashOut.selectors.ts';
import { LevelBadge } from '../promotion/LevelBadge.tsx';
import styles from './BalanceCard.module.css';
import { LoadWalletBalance } from './wallet.graphql.ts';
import { heldWords, walletText as text, withdrawableWords } from './wallet.text.ts';
import { writeRecharge } from './walletQuery.ts';

type Me = LoadWalletBalanceQuery['me'];

/** The balance, large, what stands beside it, and the ways in and out. */
export function BalanceCard({ kind, cashOut }: { kind: AccountKind; cashOut: CashOut }) {
  const { data, error, refetch } = useQuery(LoadWalletBalance, {
    variables: { kind },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const me = data?.me;
  return (
    <section className={styles.card} aria-label={text.available} aria-busy={!me}>
      <div className={styles.main}>
        <h2 className={styles.label}>{text.available}</h2>
        {me ? (
          <Price fen={me.balance} size="huge" strong={kind === 'BUYER'} />
        ) : (
          <Skeleton width={160} height={36} />
        )}
        <Actions me={me} kind={kind} cashOut={cashOut} />
      </div>
      <dl className={styles.side}>
        <Fact name={text.withdrawable} words={withdrawableWords[kind]}>
          {me && <Price fen={me.withdrawable} size="large" />}
        </Fact>
        <Fact name={text.frozen} words={text.frozenWords}>
          {me && <Price fen={me.frozen} size="large" />}
        </Fact>
        {me && me.held > 0 && (
          <Fact name={text.held} words={heldWords[kind]}>
            <Price fen={me.held} size="large" />
          </Fact>
        )}
        <OfKind me={me} />
      </dl>
    </section>
  );
}

function Actions({ me, kind, cashOut }: { me: Me | undefined; kind: AccountKind; cashOut: CashOut }) {
  const [params] = useSearchParams();
  const ask = ({ phone, realStatus }: Me) =>
    cashOut.send({ type: 'dialog.open', phone, underWay: realStatus === 'CHECKING' });
  return (
    <div className={styles.actions}>
      {kind === 'BUYER' && (
        <LinkButton variant="primary" to={writeRecharge(params)}>
          {text.recharge}
        </LinkButton>
      )}
      <Button
        variant={kind === 'BUYER' ? 'secondary' : 'primary'}
        disabled={!me}
        onClick={() => me && ask(me)}
      >
        {text.cashOut}
      </Button>
    </div>
  );
}

function OfKind({ me }: { me: Me | undefined }) {
  if (me?.__typename === 'Seller') {
    return (
      <Fact name={text.pendingSettle} words={text.settleWords(me.settleDays)}>
        <Price fen={me.pendingSettle} size="large" />
      </Fact>
    );
  }
  if (me?.__typename !== 'Buyer') return null;
  return (
    <Fact name={text.spent}>
      <Price fen={me.totalSpend} size="large" />
      <LevelBadge level={me.level} name={me.levelName} named />
    </Fact>
  );
}

function Fact({ name, words, children }: { name: string; words?: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd className={styles.fact}>{children ?? <Skeleton width={96} height={28} />}</dd>
      {words && <dd className={styles.words}>{words}</dd>}
    </div>
  );
}
