import { DayRange } from '../../fields/DayRange.tsx';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { ListAccountsQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { accountPath } from '../paths.ts';
import { ListAccounts } from './accounts.graphql.ts';
import styles from './accounts.module.css';
import { kindNames, levelText, statusNames, statusTones, listText as text } from './accounts.text.ts';
import { accountsParams, accountsVariables, LEVELS } from './accountsQuery.ts';

type Account = ListAccountsQuery['accounts']['list'][number];

const column = columnsNamed<
  Account,
  'account' | 'kind' | 'state' | 'level' | 'real' | 'lastLogin' | 'created'
>(text);
const columns = [
  column(
    'account',
    220,
    ({ id, nickName, companyName, phone }) => (
      <>
        <TextLink to={accountPath(id)}>{companyName || nickName}</TextLink>
        <SecondLine num>{phone}</SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('kind', 92, ({ kind }) => kindNames[kind]),
  column('state', 108, ({ status, isClosing }) => (
    <>
      <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
      {isClosing && <SecondLine>{text.closing}</SecondLine>}
    </>
  )),
  column('level', 148, ({ kind, level, levelName }) =>
    kind === 'BUYER' ? levelText(level, levelName) : '—',
  ),
  column('real', 100, ({ realName }) => realName ?? '—'),
  column('lastLogin', 160, ({ lastLoginAt }) => (lastLoginAt ? <Time at={lastLoginAt} /> : text.never)),
  column('created', 160, ({ createdAt }) => <Time at={createdAt} />),
];

/** All accounts, found by phone, name, kind, state, level and day. */
export default function AccountsPage() {
  const list = useList({
    params: accountsParams,
    document: ListAccounts,
    variables: accountsVariables,
    pick: (data) => data.accounts,
  });
  const { from, to } = list.query;
  return (
    <>
      <PageHeader below={12} title={text.title} />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ accounts: list.filter ?? {} }} />}
      >
        <KeywordFilter list={list} label={`${text.phone}、${text.name}`} max={30} />
        <ChoiceFilters
          list={list}
          text={text}
          options={{
            kind: optionsOf(kindNames),
            status: optionsOf(statusNames),
            level: LEVELS.map((value) => ({ value, text: text.levelOf(value) })),
          }}
        />
        <fieldset className={styles.plain} aria-label={text.registered}>
          <DayRange days={{ from, to }} onChange={(days) => list.change(days)} />
        </fieldset>
      </ListFilters>
      <ListView
        list={list}
        label={text.label}
        columns={columns}
        text={text}
        none={<EmptyState title={text.none} />}
      />
    </>
  );
}
