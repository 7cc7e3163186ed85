import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DayRange } from '../../fields/DayRange.tsx';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import type { AccountKind, MoneyLogType } from '../../graphql/generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { optionsOf } from '../../ui/ChoiceOrAny.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePages } from '../../ui/usePages.ts';
import { Choice } from './FilterControls.tsx';
import { logColumnChoices, logColumns } from './moneyLogColumns.tsx';
import { WalletList } from './WalletList.tsx';
import { ListMoneyLogs } from './wallet.graphql.ts';
import { directionNames, filterText, logsText, tabNames, typeNames } from './wallet.text.ts';
import {
  anyLogs,
  isNarrowed,
  type LogsQuery,
  logsFilter,
  MAX_KEYWORD,
  PAGE_SIZE,
  readLogsQuery,
  writeWallet,
} from './walletQuery.ts';

/** Movements that an account of the other kind has alone. */
const STRANGE: Record<AccountKind, readonly MoneyLogType[]> = {
  BUYER: ['SUPPLIER_SETTLE', 'SUPPLIER_REVERSE'],
  SELLER: ['ORDER_PAY', 'PACKAGE_REFUND', 'AGENT_PROFIT', 'AGENT_REVERSE'],
};

/** Every line of the wallet as the address narrows them, the newest first. */
export function MoneyLogList({ kind }: { kind: AccountKind }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { query, page } = readLogsQuery(params);
  const filter = logsFilter(query);
  const pages = usePages({ filter, page, pageSize: PAGE_SIZE });
  const answer = useQuery(ListMoneyLogs, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const setting = useColumns(`${kind.toLowerCase()}.moneyLogs`, logColumnChoices);
  const logs = answer.data?.moneyLogs;
  const go = (to: LogsQuery, at = 1) => void navigate({ search: writeWallet('logs', to, at) });
  const change = (part: Partial<LogsQuery>) => go({ ...query, ...part });
  return (
    <WalletList
      label={tabNames.logs}
      subject={{ list: 'moneyLogs', filter }}
      setting={setting}
      columns={logColumns}
      answer={logs}
      error={answer.error}
      loading={answer.loading}
      sums={logs && logsText.sums(logs.sumIn, Math.abs(logs.sumOut))}
      pages={pages}
      narrowed={isNarrowed(query)}
      none={
        <EmptyState
          illustration="purse"
          title={logsText.none}
          hint={logsText.noneHint[kind]}
          action={kind === 'BUYER' && <LinkButton to={paths.home}>{logsText.goShopping}</LinkButton>}
        />
      }
      onRetry={() => void answer.refetch()}
      onWiden={() => go(anyLogs)}
      onPage={(at) => go(query, at)}
    >
      <KeywordForm
        key={query.keyword}
        label={filterText.keyword}
        hint={filterText.keywordHint}
        max={MAX_KEYWORD}
        keyword={query.keyword}
        onFind={(keyword) => change({ keyword })}
      />
      <Choice
        about="direction"
        value={query.direction}
        options={optionsOf(directionNames)}
        onChange={(direction) => change({ direction })}
      />
      <Choice
        about="type"
        value={query.type}
        options={optionsOf(typeNames).filter(({ value }) => !STRANGE[kind].includes(value))}
        onChange={(type) => change({ type })}
      />
      <DayRange days={query} onChange={change} />
    </WalletList>
  );
}
