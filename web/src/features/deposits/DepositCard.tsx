import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../flows/useFlow.ts';
import type { LoadDepositQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { uuid } from '../../lib/uuid.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { BalancePanel } from '../../ui/layout/BalancePanel.tsx';
import type { Figure } from '../../ui/layout/Figures.tsx';
import { LoadDeposit } from './deposits.graphql.ts';
import { type DepositWay, depositText as text } from './deposits.text.ts';
import { MoveDepositDialog } from './MoveDepositDialog.tsx';
import { moveDeposit } from './moveDeposit.ts';

type Deposit = LoadDepositQuery['deposit'];

/** What a supplier leaves with the platform, what is missing of it, and the ways in and out. */
export function DepositCard() {
  const moving = useFlow(moveDeposit);
  const { data, error, refetch } = useQuery(LoadDeposit, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const deposit = data?.deposit;
  const ask = (way: DepositWay, max: number, proposed: number) =>
    moving.send({ type: 'editor.open', item: { way, max, proposed, clientNo: uuid() } });
  return (
    <>
      <BalancePanel
        title={text.title}
        busy={!deposit}
        balance={
          deposit ? <Price fen={deposit.balance} size="large" /> : <Skeleton width={120} height={28} />
        }
        actions={
          <>
            <Button
              disabled={!deposit || deposit.maxPayIn === 0}
              onClick={() =>
                deposit && ask('payIn', deposit.maxPayIn, Math.min(deposit.lack, deposit.maxPayIn))
              }
            >
              {text.actions.payIn}
            </Button>
            <Button
              disabled={!deposit || deposit.maxTakeOut === 0}
              onClick={() => deposit && ask('takeOut', deposit.maxTakeOut, deposit.maxTakeOut)}
            >
              {text.actions.takeOut}
            </Button>
          </>
        }
        figures={figuresOf(deposit)}
      />
      <MoveDepositDialog actor={moving} />
    </>
  );
}

function figuresOf(deposit: Deposit | undefined): Figure[] {
  const amount = (fen: number | undefined) =>
    fen === undefined ? <Skeleton width={96} height={28} /> : <Price fen={fen} size="large" />;
  return [
    { term: text.minimum, value: amount(deposit?.minimum), note: text.minimumWords },
    deposit?.lack === 0
      ? { term: text.lack, value: text.enough }
      : { term: text.lack, value: amount(deposit?.lack), note: text.lackWords },
  ];
}
