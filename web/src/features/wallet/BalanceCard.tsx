import { useQuery } from '@apollo/client/react';
import { failureText } from '../../app/timedFetch.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './BalanceCard.module.css';
import { WalletBalance } from './wallet.graphql.ts';
import { walletText } from './wallet.text.ts';

/** The balance, large, and what stands beside it. */
export function BalanceCard() {
  const { data, error, refetch } = useQuery(WalletBalance, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const me = data?.me;
  return (
    <section className={styles.card} aria-busy={!me}>
      <div className={styles.main}>
        <h2 className={styles.label}>{walletText.available}</h2>
        {me ? <Price fen={me.balance} size="huge" strong /> : <Skeleton width={160} height={36} />}
      </div>
      <dl className={styles.side}>
        <Amount name={walletText.frozen} fen={me?.frozen} />
        <Amount name={walletText.withdrawable} fen={me?.withdrawable} />
        {me?.__typename === 'Buyer' && (
          <>
            <Amount name={walletText.spent} fen={me.totalSpend} />
            <div>
              <dt className={styles.label}>{walletText.level}</dt>
              <dd>
                <Tag tone="orange">{me.levelName}</Tag>
              </dd>
            </div>
          </>
        )}
      </dl>
    </section>
  );
}

function Amount({ name, fen }: { name: string; fen: number | undefined }) {
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd>{fen === undefined ? <Skeleton width={80} height={22} /> : <Price fen={fen} />}</dd>
    </div>
  );
}
