import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DayRange } from '../../fields/DayRange.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import type { AccountKind } from '../../graphql/generated/graphql.ts';
import { optionsOf } from '../../ui/ChoiceOrAny.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePages } from '../../ui/usePages.ts';
import { CashOutDrawer } from '../cashOuts/CashOutDrawer.tsx';
import { cashOutStates } from '../cashOuts/cashOut.text.ts';
import type { RevokeSubject } from '../cashOuts/revokeCashOut.ts';
import { cashOutColumnChoices, cashOutColumns } from './cashOutColumns.tsx';
import { Choice } from './FilterControls.tsx';
import { WalletList } from './WalletList.tsx';
import { ListCashOuts } from './wallet.graphql.ts';
import { tabNames, cashOutsText as text } from './wallet.text.ts';
import {
  anyCashOuts,
  type CashOutsQuery,
  cashOutsFilter,
  isNarrowed,
  PAGE_SIZE,
  readCashOutsQuery,
  writeWallet,
} from './walletQuery.ts';

/** The cash-outs as the address narrows them, the newest first: how each stands, and what can be done with it. */
export function CashOutList({
  kind,
  revoking,
}: {
  kind: AccountKind;
  revoking: ConfirmAction<RevokeSubject>;
}) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const { query, page } = readCashOutsQuery(params);
  const filter = cashOutsFilter(query);
  const pages = usePages({ filter, page, pageSize: PAGE_SIZE });
  const answer = useQuery(ListCashOuts, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const setting = useColumns(`${kind.toLowerCase()}.cashOuts`, cashOutColumnChoices);
  const cashOuts = answer.data?.cashOuts;
  const go = (to: CashOutsQuery, at = 1) => void navigate({ search: writeWallet('cashOuts', to, at) });
  const change = (part: Partial<CashOutsQuery>) => go({ ...query, ...part });
  const revoke = ({ id, amount }: { id: number; amount: number }) =>
    revoking.send({ type: 'action.ask', subject: { id, amount } });
  return (
    <>
      <WalletList
        label={tabNames.cashOuts}
        subject={{ list: 'cashOuts', filter }}
        setting={setting}
        columns={cashOutColumns({ look: ({ id }) => setLookedAt(id), revoke })}
        answer={cashOuts}
        error={answer.error}
        loading={answer.loading}
        sums={cashOuts && text.sum(cashOuts.sumPaid)}
        pages={pages}
        narrowed={isNarrowed(query)}
        none={<EmptyState illustration="purse" title={text.none} hint={text.noneHint} />}
        onRetry={() => void answer.refetch()}
        onWiden={() => go(anyCashOuts)}
        onPage={(at) => go(query, at)}
      >
        <Choice
          about="status"
          value={query.status}
          options={optionsOf(cashOutStates)}
          onChange={(status) => change({ status })}
        />
        <DayRange days={query} onChange={change} />
      </WalletList>
      <CashOutDrawer
        cashOut={cashOuts?.list.find(({ id }) => id === lookedAt) ?? null}
        onClose={() => setLookedAt(null)}
        onRevoke={revoke}
      />
    </>
  );
}
