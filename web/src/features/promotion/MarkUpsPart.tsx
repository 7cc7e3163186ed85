import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { usePages } from '../../ui/usePages.ts';
import { MarkUpDialog } from './MarkUpDialog.tsx';
import { MarkUpFilters } from './MarkUpFilters.tsx';
import { MarkUpTable } from './MarkUpTable.tsx';
import { markUpColumnChoices } from './markUpColumns.tsx';
import type { MarkUp } from './markUpForm.ts';
import { markUpsLogic } from './markUps.actors.ts';
import { UserProfits } from './markUps.graphql.ts';
import { markUpFilterText, markUpsText as text } from './markUps.text.ts';
import {
  anyMarkUps,
  isNarrowed,
  type MarkUpsQuery,
  markUpsFilter,
  PAGE_SIZE,
  readMarkUps,
  writeMarkUps,
  writeTab,
} from './promotionQuery.ts';
import { RemoveMarkUpsDialog } from './RemoveMarkUpsDialog.tsx';

const NONE: readonly MarkUp[] = [];

/** Every amount that is set for a member, changed last first. */
export function MarkUpsPart() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { query, page } = readMarkUps(params);
  const filter = markUpsFilter(query);
  const pages = usePages({ filter, page, pageSize: PAGE_SIZE });
  const answer = useQuery(UserProfits, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const setting = useColumns('buyer.markUps', markUpColumnChoices);
  const shown = answer.data?.userProfits;
  const rows = shown?.list ?? NONE;
  const chosen = useRowSelection(JSON.stringify(filter), rows);
  const actor = useActorRef(useMemo(() => markUpsLogic(client, chosen.clear), [client, chosen.clear]));
  const go = (to: MarkUpsQuery, at = 1) => void navigate({ search: writeMarkUps(to, at) });
  return (
    <>
      <MarkUpFilters query={query} example={rows[0]} setting={setting} onChange={go} />
      {answer.error && !shown ? (
        <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <MarkUpTable
          actor={actor}
          rows={rows}
          chosen={chosen}
          setting={setting}
          loading={answer.loading && !shown}
          empty={<Nothing narrowed={isNarrowed(query)} onWiden={() => go(anyMarkUps)} />}
        />
      )}
      {shown && (
        <Pagination pages={pages} pageSize={PAGE_SIZE} shown={shown} onChange={(at) => go(query, at)} />
      )}
      <MarkUpDialog actor={actor} />
      <RemoveMarkUpsDialog actor={actor} />
    </>
  );
}

function Nothing({ narrowed, onWiden }: { narrowed: boolean; onWiden: () => void }) {
  return narrowed ? (
    <EmptyState
      title={markUpFilterText.noMatch}
      hint={markUpFilterText.noMatchHint}
      action={<Button onClick={onWiden}>{markUpFilterText.reset}</Button>}
    />
  ) : (
    <EmptyState
      illustration="purse"
      title={text.none}
      hint={text.noneHint}
      action={<LinkButton to={{ search: writeTab('members') }}>{text.toMembers}</LinkButton>}
    />
  );
}
