import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DayRange } from '../../fields/DayRange.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { optionsOf } from '../../ui/ChoiceOrAny.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePages } from '../../ui/usePages.ts';
import { Choice } from './FilterControls.tsx';
import { rechargeColumnChoices, rechargeColumns } from './rechargeColumns.tsx';
import { WalletList } from './WalletList.tsx';
import { ListRecharges } from './wallet.graphql.ts';
import { payTypeNames, rechargeStates, tabNames, rechargesText as text, walletText } from './wallet.text.ts';
import {
  anyRecharges,
  isNarrowed,
  PAGE_SIZE,
  type RechargesQuery,
  readRechargesQuery,
  rechargesFilter,
  writeRecharge,
  writeWallet,
} from './walletQuery.ts';

/** The recharges as the address narrows them, the newest first; one that waits can be gone on with. */
export function RechargeList() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { query, page } = readRechargesQuery(params);
  const filter = rechargesFilter(query);
  const pages = usePages({ filter, page, pageSize: PAGE_SIZE });
  const answer = useQuery(ListRecharges, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const setting = useColumns('buyer.recharges', rechargeColumnChoices);
  const recharges = answer.data?.recharges;
  const go = (to: RechargesQuery, at = 1) => void navigate({ search: writeWallet('recharges', to, at) });
  const change = (part: Partial<RechargesQuery>) => go({ ...query, ...part });
  return (
    <WalletList
      label={tabNames.recharges}
      subject={{ list: 'recharges', filter }}
      setting={setting}
      columns={rechargeColumns((payId) => writeRecharge(params, payId))}
      answer={recharges}
      error={answer.error}
      loading={answer.loading}
      sums={recharges && text.sum(recharges.sumPaid)}
      pages={pages}
      narrowed={isNarrowed(query)}
      none={
        <EmptyState
          illustration="purse"
          title={text.none}
          hint={text.noneHint}
          action={<LinkButton to={writeRecharge(params)}>{walletText.recharge}</LinkButton>}
        />
      }
      onRetry={() => void answer.refetch()}
      onWiden={() => go(anyRecharges)}
      onPage={(at) => go(query, at)}
    >
      <Choice
        about="status"
        value={query.status}
        options={optionsOf(rechargeStates)}
        onChange={(status) => change({ status })}
      />
      <Choice
        about="payType"
        value={query.payType}
        options={optionsOf(payTypeNames)}
        onChange={(payType) => change({ payType })}
      />
      <DayRange days={query} onChange={change} />
    </WalletList>
  );
}
