import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import memoizeOne from 'memoize-one';
import { useCallback } from 'react';
import { DayRange } from '../../fields/DayRange.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import type { ListInviteesQuery } from '../../graphql/generated/graphql.ts';
import { KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { noAmounts, typedAmounts } from './amounts.ts';
import { MarkUpDialog } from './MarkUpDialog.tsx';
import { editMarkUp } from './markUpActions.ts';
import { MAX_MEMBERS } from './markUpForm.ts';
import { LoadDefaultProfit } from './markUps.graphql.ts';
import { type MemberRow, memberColumnChoices, memberColumns } from './memberColumns.tsx';
import { ListInvitees } from './promotion.graphql.ts';
import { membersText as text } from './promotion.text.ts';
import { MAX_KEYWORD, membersFilter, membersParams, PAGE_SIZE } from './promotionQuery.ts';

/** Invitees have no id but that of their account. */
const identified = memoizeOne(({ list, ...page }: ListInviteesQuery['invitees']) => ({
  ...page,
  list: list.map((member): MemberRow => ({ ...member, id: member.userId })),
}));

/** Whom the caller has invited, what each brings, and the ways to set what is added for them. */
export function MembersPart() {
  const list = useList({
    params: membersParams,
    document: ListInvitees,
    variables: (query) => ({ filter: membersFilter(query), page: query.page, pageSize: PAGE_SIZE }),
    pick: ({ invitees }) => identified(invitees),
  });
  const { data } = useQuery(LoadDefaultProfit, { context: { quiet: 'outages' } });
  const setting = useColumns('buyer.members', memberColumnChoices);
  const chosen = useRowSelection(JSON.stringify(list.filter), list.rows);
  const { clear } = chosen;
  const editor = useFlow(useCallback((client: ApolloClient) => editMarkUp(client, clear), [clear]));

  const set = (members: readonly MemberRow[]) => {
    const [first] = members;
    const now = first?.markUp?.enabled ? first.markUp : data?.defaultProfit;
    const amounts = members.length === 1 && now ? typedAmounts(now) : noAmounts;
    const limits = data?.defaultProfit ?? null;
    editor.send({ type: 'editor.open', item: { members, row: null, amounts, limits } });
  };
  const count = chosen.rows.length;
  const tooMany = count > MAX_MEMBERS;
  return (
    <>
      <ListFilters list={list} text={text} end={<ColumnMenu setting={setting} />}>
        <KeywordFilter list={list} label={text.keyword} hint={text.keywordHint} max={MAX_KEYWORD} />
        <DayRange days={list.query} onChange={list.change} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={[
          selectionColumn({
            ...{ table: 'members', rows: list.rows, chosen, all: text.choosePage },
            one: ({ nickName }) => text.choose(nickName),
          }),
          ...pickColumns(
            memberColumns(data?.defaultProfit, (member) => set([member])),
            setting,
          ),
        ]}
        none={<EmptyState illustration="map" title={text.none} hint={text.noneHint} />}
        text={text}
      >
        {count > 0 && (
          <BatchBar label={text.bar} count={text.chosen(count)} clear={text.clear} onClear={clear}>
            <Button
              size="small"
              disabled={tooMany}
              {...(tooMany ? { title: text.tooMany(MAX_MEMBERS) } : {})}
              onClick={() => set(chosen.rows)}
            >
              {text.setMany(count)}
            </Button>
          </BatchBar>
        )}
      </ListView>
      <MarkUpDialog editor={editor} />
    </>
  );
}
