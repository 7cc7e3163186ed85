import { useApolloClient, useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import type { LoadWalletQuery } from '../graphql/generated/graphql.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Person } from '../ui/masked/Person.tsx';
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
  const read = useQuery(LoadWallet, {
    variables: { accountId },
    context: { quiet: true },
  });
  return (
    <Loaded read={read} loading={text.loading} height={160}>
      {({ wallet }) => (
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
      )}
    </Loaded>
  );
}

function Parts({ wallet }: { wallet: LoadWalletQuery['wallet'] }) {
  const { accountId, kind, phone, balance, held, frozen, deposit, withdrawable, recharged, spent, earned } =
    wallet;
  const amount = (term: string, fen: number) => ({ term, value: <Price fen={fen} /> });
  return (
    <>
      <Row gap={12} wrap below={12}>
        <Text tone="secondary" num>
          {text.id(accountId)}
        </Text>
        {phone && <Person kind="ACCOUNT" id={accountId} label={text.person} masked={phone} />}
      </Row>
      <Figures
        framed
        items={[
          amount(text.balance, balance),
          amount(text.held, held),
          amount(text.frozen, frozen),
          ...(kind === 'SELLER' ? [amount(text.deposit, deposit)] : []),
          amount(text.withdrawable, withdrawable),
          amount(text.recharged, recharged),
          ...(kind === 'BUYER' ? [amount(text.spent, spent), amount(text.earned, earned)] : []),
        ]}
      />
    </>
  );
}
