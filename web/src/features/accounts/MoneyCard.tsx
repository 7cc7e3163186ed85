import { Link } from 'react-router-dom';
import type { LoadProfileQuery } from '../../graphql/generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './MePage.module.css';
import { meText as text } from './me.text.ts';

/** The money in short; the wallet has the rest. */
export function MoneyCard({ me }: { me: LoadProfileQuery['me'] | undefined }) {
  return (
    <section className={styles.card} aria-label={text.money} aria-busy={!me}>
      <header className={styles.head}>
        <h2 className={styles.label}>{text.balance}</h2>
        {me && (
          <Link to={me.kind === 'BUYER' ? paths.buyerWallet : paths.sellerWallet} className={styles.more}>
            {text.toWallet}
            <Icon name="chevronRight" size={14} />
          </Link>
        )}
      </header>
      {me ? <Price fen={me.balance} size="huge" strong /> : <Skeleton width={160} height={36} />}
      <dl className={styles.sides}>
        <Amount name={text.frozen} fen={me?.frozen} />
        {me?.__typename === 'Seller' ? (
          <Amount name={text.pendingSettle} fen={me.pendingSettle} />
        ) : (
          <Amount name={text.withdrawable} fen={me?.withdrawable} />
        )}
      </dl>
    </section>
  );
}

function Amount({ name, fen }: { name: string; fen: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{fen === undefined ? <Skeleton width={72} height={22} /> : <Price fen={fen} />}</dd>
    </div>
  );
}
