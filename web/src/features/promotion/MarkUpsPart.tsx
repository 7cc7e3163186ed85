import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { RemovableTag } from '../../ui/buttons/RemovableTag.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { MarkUpDialog } from './MarkUpDialog.tsx';
import { editMarkUp, type RemoveMarkUps, removeMarkUps, switchMarkUp } from './markUpActions.ts';
import { markUpColumnChoices, markUpColumns } from './markUpColumns.tsx';
import { type MarkUp, typedAmounts } from './markUpForm.ts';
import { ListUserProfits, LoadDefaultProfit } from './markUps.graphql.ts';
import {
  markUpFilterText as filterText,
  removalText,
  removalWords,
  markUpsText as text,
} from './markUps.text.ts';
import { MAX_KEYWORD, markUpsFilter, markUpsParams, PAGE_SIZE, tabParams } from './promotionQuery.ts';

/** Every amount that is set for a member, changed last first, and what can be done to one or many of them. */
export function MarkUpsPart() {
  const list = useList({
    params: markUpsParams,
    document: ListUserProfits,
    variables: (query) => ({ filter: markUpsFilter(query), page: query.page, pageSize: PAGE_SIZE }),
    pick: ({ userProfits }) => userProfits,
  });
  const { userId, goodId } = list.query;
  const [first] = list.rows;
  const { data } = useQuery(LoadDefaultProfit, { context: { quiet: 'outages' } });
  const chosen = useRowSelection(JSON.stringify(list.filter), list.rows);
  const { clear } = chosen;
  const editor = useFlow(editMarkUp);
  const switching = useFlow(switchMarkUp);
  const removing = useFlow(useCallback((client: ApolloClient) => removeMarkUps(client, clear), [clear]));
  const switched = useSelector(switching, ({ context }) => context.subject?.id ?? null);
  const setting = useColumns('buyer.markUps', markUpColumnChoices);
  const remove = (rows: readonly MarkUp[]) => removing.send({ type: 'action.ask', subject: { rows } });
  const edit = (row: MarkUp) => {
    const members = [{ userId: row.userId, nickName: row.nickName, phone: row.userPhone }];
    const limits = data?.defaultProfit ?? null;
    editor.send({ type: 'editor.open', item: { members, row, amounts: typedAmounts(row), limits } });
  };
  const count = chosen.rows.length;
  return (
    <>
      <ListFilters list={list} text={filterText} end={<ColumnMenu setting={setting} />}>
        <KeywordFilter list={list} label={filterText.keyword} max={MAX_KEYWORD} />
        {userId !== null && (
          <RemovableTag label={filterText.anyMember} onRemove={() => list.change({ userId: null })}>
            {filterText.onlyMember(first?.nickName ?? `#${userId}`)}
          </RemovableTag>
        )}
        {goodId !== null && (
          <RemovableTag label={filterText.anyGoods} onRemove={() => list.change({ goodId: null })}>
            {filterText.onlyGoods(first?.goodName ?? `#${goodId}`)}
          </RemovableTag>
        )}
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={markUpColumns({
          onEdit: edit,
          onSwitch: (row) => switching.send({ type: 'action.run', subject: row }),
          onRemove: (row) => remove([row]),
          switched,
        })}
        setting={setting}
        selection={{ table: 'markUps', chosen, all: text.choosePage, one: text.choose }}
        none={
          <EmptyState
            illustration="purse"
            title={text.none}
            hint={text.noneHint}
            action={
              <LinkButton to={{ search: tabParams.write({ tab: 'members' }) }}>{text.toMembers}</LinkButton>
            }
          />
        }
        text={filterText}
      >
        {count > 0 && (
          <BatchBar label={text.bar} count={text.chosen(count)} clear={text.clear} onClear={clear}>
            <Button size="small" disabled={switched !== null} onClick={() => remove(chosen.rows)}>
              {text.removeMany(count)}
            </Button>
          </BatchBar>
        )}
      </ListView>
      <MarkUpDialog editor={editor} />
      <RemoveMarkUpsDialog actor={removing} />
    </>
  );
}

/** Asks, in the words of what will happen, before amounts are removed. */
export function RemoveMarkUpsDialog({ actor }: { actor: RemoveMarkUps }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={removalText}>
      {({ rows }) => <p>{removalWords(rows)}</p>}
    </ConfirmActionDialog>
  );
}
