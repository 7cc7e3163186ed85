import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { type List, useList } from '../../list/useList.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RemovableTag } from '../../ui/RemovableTag.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import { type RowSelection, useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { typedAmounts } from './amounts.ts';
import { MarkUpDialog } from './MarkUpDialog.tsx';
import {
  type EditMarkUp,
  editMarkUp,
  type RemoveMarkUps,
  removeMarkUps,
  type SwitchMarkUp,
  switchMarkUp,
} from './markUpActions.ts';
import { markUpColumnChoices, markUpColumns } from './markUpColumns.tsx';
import type { MarkUp } from './markUpForm.ts';
import { ListUserProfits, LoadDefaultProfit } from './markUps.graphql.ts';
import {
  markUpFilterText as filterText,
  removalText,
  removalWords,
  markUpsText as text,
} from './markUps.text.ts';
import {
  MAX_KEYWORD,
  type MarkUpsQuery,
  markUpsFilter,
  markUpsParams,
  PAGE_SIZE,
  tabParams,
} from './promotionQuery.ts';

/** Every amount that is set for a member, changed last first. */
export function MarkUpsPart() {
  const list = useList({
    params: markUpsParams,
    document: ListUserProfits,
    variables: (query) => ({ filter: markUpsFilter(query), page: query.page, pageSize: PAGE_SIZE }),
    pick: ({ userProfits }) => userProfits,
  });
  const chosen = useRowSelection(JSON.stringify(list.filter), list.rows);
  const { clear } = chosen;
  const editor = useFlow(editMarkUp);
  const switching = useFlow(switchMarkUp);
  const removing = useFlow(useCallback((client: ApolloClient) => removeMarkUps(client, clear), [clear]));
  return (
    <>
      <MarkUpList {...{ list, chosen, editor, switching, removing }} />
      <MarkUpDialog editor={editor} />
      <RemoveMarkUpsDialog actor={removing} />
    </>
  );
}

interface Props {
  list: List<MarkUpsQuery, MarkUp>;
  chosen: RowSelection<MarkUp>;
  editor: EditMarkUp;
  switching: SwitchMarkUp;
  removing: RemoveMarkUps;
}

/** The list with its filters, and what can be done to one or many of its rows. */
function MarkUpList({ list, chosen, editor, switching, removing }: Props) {
  const { data } = useQuery(LoadDefaultProfit, { context: { quiet: 'outages' } });
  const switched = useSelector(switching, ({ context }) => context.subject?.id ?? null);
  const setting = useColumns('buyer.markUps', markUpColumnChoices);
  const remove = (rows: readonly MarkUp[]) => removing.send({ type: 'action.ask', subject: { rows } });
  const edit = (row: MarkUp) => {
    const { userId, nickName, userPhone: phone } = row;
    const members = [{ userId, nickName, phone }];
    const limits = data?.defaultProfit ?? null;
    editor.send({ type: 'editor.open', item: { members, row, amounts: typedAmounts(row), limits } });
  };
  const columns = markUpColumns({
    onEdit: edit,
    onSwitch: (row) => switching.send({ type: 'action.run', subject: row }),
    onRemove: (row) => remove([row]),
    switched,
  });
  const count = chosen.rows.length;
  return (
    <>
      <ListFilters list={list} text={filterText} end={<ColumnMenu setting={setting} />}>
        <KeywordFilter list={list} label={filterText.keyword} max={MAX_KEYWORD} />
        <Narrowed list={list} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={[
          selectionColumn({
            table: 'markUps',
            rows: list.rows,
            chosen,
            all: text.choosePage,
            one: text.choose,
          }),
          ...pickColumns(columns, setting),
        ]}
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
          <BatchBar label={text.bar} count={text.chosen(count)} clear={text.clear} onClear={chosen.clear}>
            <Button size="small" disabled={switched !== null} onClick={() => remove(chosen.rows)}>
              {text.removeMany(count)}
            </Button>
          </BatchBar>
        )}
      </ListView>
    </>
  );
}

/** Whom or what the list is narrowed to, by the name that one of the rows has. */
function Narrowed({ list: { query, rows, change } }: Pick<Props, 'list'>) {
  const { userId, goodId } = query;
  const [row] = rows;
  return (
    <>
      {userId !== null && (
        <RemovableTag label={filterText.anyMember} onRemove={() => change({ userId: null })}>
          {filterText.onlyMember(row?.nickName ?? `#${userId}`)}
        </RemovableTag>
      )}
      {goodId !== null && (
        <RemovableTag label={filterText.anyGoods} onRemove={() => change({ goodId: null })}>
          {filterText.onlyGoods(row?.goodName ?? `#${goodId}`)}
        </RemovableTag>
      )}
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
