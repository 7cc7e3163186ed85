import { useApolloClient, useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import type { LoadWalletQuery } from '../graphql/generated/graphql.ts';
import { AdjustButtons } from './AdjustButtons.tsx';
import { WalletLines } from './WalletLines.tsx';
import { LoadWallet } from './wallets.graphql.ts';
import { statusNames, walletText as text } from './wallets.text.ts';
import { walletOf, walletParams } from './walletsQuery.ts';

/** Finds an account by id or phone and shows its wallet; the address holds the id, never a phone. */
export function WalletTabPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { account } = walletParams.read(search);
  const show = (id: number) =>
    void navigate({ search: walletParams.write({ ...walletParams.initial, account: id }) });
  const find = async (typed: string) => {
    const which = walletOf(typed);
    if (!which) return toast.warning(text.findHint);
    if ('accountId' in which) return show(which.accountId);
    try {
      const { data } = await client.query({
        query: LoadWallet,
        variables: which,
        fetchPolicy: 'network-only',
        context: { quiet: true },
      });
      if (data) show(data.wallet.accountId);
    } catch (error) {
      toast.warning(failureText(error as Error));
    }
  };
  return (
    <Stack gap={16}>
      <Row as="search">
        <KeywordForm
          label={text.find}
          hint={text.findHint}
          keyword={account === null ? '' : String(account)}
          key={account}
          max={20}
          onFind={(typed) => void find(typed)}
        />
      </Row>
      {account === null ? (
        <EmptyState illustration="purse" title={text.none} hint={text.noneHint} />
      ) : (
        <Wallet accountId={account} />
      )}
    </Stack>
  );
}

function Wallet({ accountId }: { accountId: number }) {
  const { data, error, refetch } = useQuery(LoadWallet, {
    variables: { accountId },
    context: { quiet: true },
  });
  if (!data)
    return error ? (
      <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={160} />
      </div>
    );
  const { wallet } = data;
  return (
    <>
      <Card
        title={
          <>
            {text.of(wallet.kind, wallet.name, accountId)} <Tag>{statusNames[wallet.status]}</Tag>
          </>
        }
        side={
          <Row gap={8}>
            <AdjustButtons accountId={accountId} />
          </Row>
        }
      >
        <Parts wallet={wallet} />
      </Card>
      <WalletLines accountId={accountId} />
    </>
  );
}

function Parts({ wallet }: { wallet: LoadWalletQuery['wallet'] }) {
  const { kind, held, frozen, deposit, withdrawable, recharged, spent, earned } = wallet;
  const amount = (term: string, fen: number) => ({ term, value: <Price fen={fen} /> });
  return (
    <DescriptionList
      items={[
        { term: text.id, value: <span className="num">{wallet.accountId}</span> },
        { term: text.phone, value: <span className="num">{wallet.phone}</span> },
        { term: text.balance, value: <Price fen={wallet.balance} size="large" /> },
        amount(text.held, held),
        amount(text.frozen, frozen),
        kind === 'SELLER' && amount(text.deposit, deposit),
        amount(text.withdrawable, withdrawable),
        amount(text.recharged, recharged),
        ...(kind === 'BUYER' ? [amount(text.spent, spent), amount(text.earned, earned)] : []),
      ]}
    />
  );
}
