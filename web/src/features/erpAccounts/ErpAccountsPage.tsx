import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import type { ErpAccountRowFragment } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { useTag } from '../../lib/useFields.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { ErpCard } from './ErpCard.tsx';
import { ErpDialog } from './ErpDialog.tsx';
import { ErpStocks, ErpTrades } from './ErpLists.tsx';
import { ListErpAccounts } from './erpAccounts.graphql.ts';
import { removalText, tabNames, erpText as text } from './erpAccounts.text.ts';
import { type ErpAction, editErp, removeErp, retryErp } from './erpFlows.ts';
import { editedErp, newErp } from './erpForm.ts';
import { type ErpTab, erpParams, LOOK_AGAIN_MS } from './erpQuery.ts';

/** The supplier's accounts at ERPs, what they ship and what stock they tell. */
export default function ErpAccountsPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = erpParams.read(search);
  const { data, error, refetch } = useQuery(ListErpAccounts, {
    fetchPolicy: 'cache-and-network',
    ...{ pollInterval: LOOK_AGAIN_MS, context: { quiet: true } },
  });
  const editor = useFlow(editErp);
  const removing = useFlow(removeErp);
  const retrying = useFlow(retryErp);
  const isRetrying = useTag(retrying, 'busy');
  const accounts = data?.erpAccounts;
  const shown = accounts?.find(({ id }) => id === query.accountId) ?? accounts?.[0];
  const add = (
    <Button
      {...(!shown && { variant: 'primary' as const })}
      icon="plus"
      onClick={() => editor.send({ type: 'editor.open', item: newErp })}
    >
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHeader below={16} title={text.title} hint={text.hint} actions={shown && add} />
      {error && !accounts && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {accounts?.length === 0 && (
        <EmptyState illustration="map" title={text.none} hint={text.noneHint} action={add} />
      )}
      {accounts?.map((account) => (
        <ErpCard
          key={account.id}
          account={account}
          isRetrying={isRetrying}
          onRetry={() => retrying.send({ type: 'action.run', subject: subjectOf(account) })}
          onEdit={() => editor.send({ type: 'editor.open', item: editedErp(account) })}
          onRemove={() => removing.send({ type: 'action.ask', subject: subjectOf(account) })}
        />
      ))}
      {accounts && accounts.length > 1 && shown && (
        <Select
          aria-label={text.account}
          value={shown.id}
          options={accounts.map(({ id, sid }) => ({ value: id, text: text.name(sid) }))}
          onChange={(accountId) => void navigate({ search: erpParams.write({ ...query, accountId }) })}
        />
      )}
      {shown && (
        <>
          <Tabs
            below={16}
            label={text.tabs}
            active={query.tab}
            items={TABS}
            onChange={(tab) => void navigate({ search: erpParams.write({ ...query, tab }) })}
          />
          {query.tab === 'trades' ? (
            <ErpTrades key={shown.id} accountId={shown.id} />
          ) : (
            <ErpStocks key={shown.id} accountId={shown.id} />
          )}
        </>
      )}
      <ErpDialog editor={editor} />
      <RemoveErpDialog actor={removing} />
    </>
  );
}

const TABS = (Object.keys(tabNames) as ErpTab[]).map((key) => ({ key, label: tabNames[key] }));

function subjectOf({ id, sid, pushedTrades }: ErpAccountRowFragment) {
  return { id, name: text.name(sid), pushedTrades };
}

/** Asks before an account is unbound. */
export function RemoveErpDialog({ actor }: { actor: ErpAction }) {
  return (
    <ConfirmActionDialog actor={actor} texts={removalText} destructive>
      {({ name, pushedTrades }) => <p>{removalText.words(name, pushedTrades)}</p>}
    </ConfirmActionDialog>
  );
}
