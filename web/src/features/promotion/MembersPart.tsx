import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import memoizeOne from 'memoize-one';
import { useCallback } from 'react';
import { DayRange } from '../../fields/DayRange.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import type { InviteeRowFragment, ListInviteesQuery } from '../../graphql/generated/graphql.ts';
import { KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Link } from '../../ui/base/Link.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { DayAndTime } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { LevelBadge } from './LevelBadge.tsx';
import { MarkUpDialog } from './MarkUpDialog.tsx';
import styles from './MarkUps.module.css';
import { editMarkUp } from './markUpActions.ts';
import { type Amounts, MAX_MEMBERS, noAmounts, typedAmounts } from './markUpForm.ts';
import { LoadDefaultProfit } from './markUps.graphql.ts';
import { amountsWords } from './markUps.text.ts';
import { ListInvitees } from './promotion.graphql.ts';
import { memberColumnNames, membersText as text } from './promotion.text.ts';
import { MAX_KEYWORD, markUpsOf, membersFilter, membersParams, PAGE_SIZE } from './promotionQuery.ts';

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
        columns={memberColumns(data?.defaultProfit, (member) => set([member]))}
        setting={setting}
        selection={{
          ...{ table: 'members', chosen, all: text.choosePage },
          one: ({ nickName }) => text.choose(nickName),
        }}
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

/** An invitee, identified by its account id. */
type MemberRow = InviteeRowFragment & { id: number };

const { member: _member, actions: _actions, ...hideable } = memberColumnNames;

/** The columns that may be hidden. */
const memberColumnChoices = columnChoices(hideable);

const column = columnsNamed<MemberRow, keyof typeof memberColumnNames>(memberColumnNames);
const right = { align: 'right' } as const;

/**
 * The columns of the list of the invited.
 *
 * @param byDefault what holds for those without a row of their own; undefined until it is known
 */
function memberColumns(
  byDefault: Amounts | undefined,
  onSet: (member: MemberRow) => void,
): Column<MemberRow>[] {
  return [
    column('member', 204, Member, { stick: 'left' }),
    column('createdAt', 100, ({ createdAt }) => <DayAndTime at={createdAt} />),
    column('packageCount', 68, ({ packageCount }) => packageCount, right),
    column('spend', 96, ({ spend }) => <Price fen={spend} />, right),
    column(
      'profit',
      112,
      ({ profit, profitSettled }) => (
        <>
          <Price fen={profit} />
          <SecondLine num>{text.settled(profitSettled)}</SecondLine>
        </>
      ),
      right,
    ),
    column('lastOrderAt', 100, ({ lastOrderAt }) =>
      lastOrderAt ? <DayAndTime at={lastOrderAt} /> : <Text tone="secondary">{text.noOrder}</Text>,
    ),
    column('markUp', undefined, (member) => markUpNow(member, byDefault)),
    column(
      'actions',
      96,
      (member) => (
        <Button variant="text" onClick={() => onSet(member)}>
          {text.setMarkUp}
        </Button>
      ),
      { align: 'right', stick: 'right' },
    ),
  ];
}

function Member({ nickName, phone, level, levelName }: MemberRow) {
  return (
    <Row as="span">
      <LevelBadge level={level} name={levelName} />
      <span>
        {nickName}
        <SecondLine num>
          {phone} · {levelName}
        </SecondLine>
      </span>
    </Row>
  );
}

function markUpNow({ userId, markUp, goodsMarkUps }: MemberRow, byDefault: Amounts | undefined) {
  const own = markUp?.enabled ? markUp : null;
  const amounts = own ?? byDefault;
  return (
    <>
      <Text num>{amounts && amountsWords(amounts)}</Text>
      <SecondLine num>
        {own ? text.own : text.byDefault}
        {goodsMarkUps > 0 && (
          <Link className={styles.more} to={{ search: markUpsOf({ userId }) }}>
            {text.ofGoods(goodsMarkUps)}
          </Link>
        )}
      </SecondLine>
    </>
  );
}
