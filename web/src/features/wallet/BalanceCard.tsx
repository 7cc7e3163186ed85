import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import type { AccountKind, LoadWalletBalanceQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { BalancePanel } from '../../ui/layout/BalancePanel.tsx';
import type { Figure } from '../../ui/layout/Figures.tsx';
import type { CashOut } from '../cashOuts/cashOut.selectors.ts';
import { LevelBadge } from '../promotion/LevelBadge.tsx';
import { LoadWalletBalance } from './wallet.graphql.ts';
import { heldWords, walletText as text, withdrawableWords } from './wallet.text.ts';
import { writeRecharge } from './walletQuery.ts';

type Me = LoadWalletBalanceQuery['me'];

/** The balance, large, what stands beside it, and the ways in and out. */
export function BalanceCard({ kind, cashOut }: { kind: AccountKind; cashOut: CashOut }) {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(LoadWalletBalance, {
    variables: { kind },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const me = data?.me;
  const ask = ({ phone, realStatus }: Me) =>
    cashOut.send({ type: 'dialog.open', phone, underWay: realStatus === 'CHECKING' });
  return (
    <BalancePanel
      title={text.available}
      above={16}
      busy={!me}
      balance={
        me ? (
          <Price fen={me.balance} size="huge" strong={kind === 'BUYER'} />
        ) : (
          <Skeleton width={160} height={36} />
        )
      }
      actions={
        <>
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
        </>
      }
      figures={figuresOf(kind, me)}
    />
  );
}

function figuresOf(kind: AccountKind, me: Me | undefined): Figure[] {
  const amount = (fen: number | undefined) =>
    fen === undefined ? <Skeleton width={96} height={28} /> : <Price fen={fen} size="large" />;
  const buyer = me?.__typename === 'Buyer' ? me : undefined;
  return [
    { term: text.withdrawable, value: amount(me?.withdrawable), note: withdrawableWords[kind] },
    { term: text.frozen, value: amount(me?.frozen), note: text.frozenWords },
    ...(me && me.held > 0 ? [{ term: text.held, value: amount(me.held), note: heldWords[kind] }] : []),
    ...(me?.__typename === 'Seller'
      ? [
          {
            term: text.pendingSettle,
            value: amount(me.pendingSettle),
            note: text.settleWords(me.settleDays),
          },
        ]
      : []),
    ...(kind === 'BUYER'
      ? [
          { term: text.recharged, value: amount(buyer?.totalRecharge) },
          {
            term: text.spent,
            // As high as with the level.
            value: buyer ? (
              <>
                {amount(buyer.totalSpend)}
                <LevelBadge level={buyer.level} name={buyer.levelName} named />
              </>
            ) : (
              <Skeleton width={96} height={31} />
            ),
          },
        ]
      : []),
  ];
}
