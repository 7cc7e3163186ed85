import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { InviteesQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/Button.tsx';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { Table } from '../../ui/Table.tsx';
import { usePages } from '../../ui/usePages.ts';
import { noAmounts, typedAmounts } from './amounts.ts';
import { MarkUpDialog } from './MarkUpDialog.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import { MOST_MEMBERS } from './markUpForm.ts';
import { markUpsLogic } from './markUps.actors.ts';
import { DefaultProfit } from './markUps.graphql.ts';
import { type MemberRow, memberColumnChoices, memberColumns } from './memberColumns.tsx';
import { Invitees } from './promotion.graphql.ts';
import { membersText as text } from './promotion.text.ts';
import {
  anyMembers,
  isNarrowed,
  type MembersQuery,
  membersFilter,
  PAGE_SIZE,
  readMembers,
  writeMembers,
} from './promotionQuery.ts';

const NOBODY: InviteesQuery['invitees']['list'] = [];

/** Whom the caller has invited, what each brings, and the ways to set what is added for them. */
export function MembersPart() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { query, page } = readMembers(params);
  const filter = membersFilter(query);
  const pages = usePages({ filter, page, pageSize: PAGE_SIZE });
  const answer = useQuery(Invitees, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const { data: defaults } = useQuery(DefaultProfit, { context: { quiet: 'outages' } });
  const setting = useColumns('buyer.members', memberColumnChoices);
  const invitees = answer.data?.invitees;
  const list = invitees?.list ?? NOBODY;
  const rows = useMemo(() => list.map((member) => ({ ...member, id: member.userId })), [list]);
  const chosen = useRowSelection<MemberRow>(JSON.stringify(filter), rows);
  const actor = useActorRef(useMemo(() => markUpsLogic(client, chosen.clear), [client, chosen.clear]));
  const go = (to: MembersQuery, at = 1) => void navigate({ search: writeMembers(to, at) });

  const set = (members: readonly MemberRow[]) => {
    const [first] = members;
    const now = first?.markUp?.enabled ? first.markUp : defaults?.defaultProfit;
    const amounts = members.length === 1 && now ? typedAmounts(now) : noAmounts;
    const limits = defaults?.defaultProfit ?? null;
    actor.send({ type: 'editor.open', subject: { members, row: null, amounts, limits } });
  };
  const columns = [
    selectionColumn({
      table: 'members',
      rows,
      chosen,
      all: text.choosePage,
      one: ({ nickName }) => text.choose(nickName),
    }),
    ...pickColumns(
      memberColumns({ byDefault: defaults?.defaultProfit, onSet: (member) => set([member]) }),
      setting,
    ),
  ];
  const tooMany = chosen.rows.length > MOST_MEMBERS;
  return (
    <>
      <MemberFilters query={query} setting={setting} onChange={go} />
      {answer.error && !invitees ? (
        <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <Table
          wide
          label={text.list}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={answer.loading && !invitees}
          empty={<Nobody narrowed={isNarrowed(query)} onWiden={() => go(anyMembers)} />}
        />
      )}
      {chosen.rows.length > 0 && (
        <BatchBar
          label={text.bar}
          count={text.chosen(chosen.rows.length)}
          clear={text.clear}
          onClear={chosen.clear}
        >
          <Button
            size="small"
            disabled={tooMany}
            {...(tooMany ? { title: text.tooMany(MOST_MEMBERS) } : {})}
            onClick={() => set(chosen.rows)}
          >
            {text.setMany(chosen.rows.length)}
          </Button>
        </BatchBar>
      )}
      {invitees && (
        <Pagination pages={pages} pageSize={PAGE_SIZE} shown={invitees} onChange={(at) => go(query, at)} />
      )}
      <MarkUpDialog actor={actor} />
    </>
  );
}

function Nobody({ narrowed, onWiden }: { narrowed: boolean; onWiden: () => void }) {
  return narrowed ? (
    <EmptyState
      title={text.noMatch}
      hint={text.noMatchHint}
      action={<Button onClick={onWiden}>{text.reset}</Button>}
    />
  ) : (
    <EmptyState illustration="map" title={text.none} hint={text.noneHint} />
  );
}
