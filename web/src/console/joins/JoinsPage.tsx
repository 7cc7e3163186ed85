import { useFlow } from '../../flows/useFlow.ts';
import { keyOf, page, searchParams } from '../../lib/searchParams.ts';
import { formatDateTime } from '../../lib/time.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useOperator } from '../consoleActors.ts';
import type { JoinApplicationStatus } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { DecideJoinDialog } from './DecideJoinDialog.tsx';
import { decideJoin, type JoinApplication, type JoinDecision } from './decideJoin.ts';
import { ListJoinApplications } from './joins.graphql.ts';
import { statusNames, statusTones, stepNames, steps, joinsText as text } from './joins.text.ts';

type Tab = JoinApplicationStatus | 'ALL';
const tabNames: Record<Tab, string> = { ...statusNames, ALL: text.all };
const TABS = Object.keys(tabNames) as Tab[];
const params = searchParams({ tab: keyOf<Tab>(tabNames, 'NEW'), page: page() });
const column = columnsNamed<
  JoinApplication,
  'person' | 'city' | 'remark' | 'state' | 'note' | 'created' | 'actions'
>(text);

const columnsFor = (onStep: ((subject: JoinDecision) => void) | null) => [
  column(
    'person',
    160,
    ({ name, phone }) => (
      <>
        {name}
        <SecondLine num>{phone}</SecondLine>
      </>
    ),
    { stick: 'left' as const },
  ),
  column('city', 108, ({ city }) => city || '—'),
  column('remark', undefined, ({ remark }) => remark || '—'),
  column('state', 108, ({ status }) => (
    <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
  )),
  column('note', 240, ({ note, handledBy, handledAt }) => (
    <>
      {note || '—'}
      {handledAt && (
        <SecondLine>
          {handledBy}，{formatDateTime(handledAt)}
        </SecondLine>
      )}
    </>
  )),
  column('created', 148, ({ createdAt }) => <Time at={createdAt} />),
  ...(onStep
    ? [
        column(
          'actions',
          248,
          ({ id, name, city, status }) => (
            <Row gap={4} justify="flex-end" wrap>
              {steps[status].map((step) => (
                <Button
                  key={step}
                  variant={step === 'DECLINED' ? 'quiet' : 'text'}
                  onClick={() => onStep({ id, name, city, status: step, note: '' })}
                >
                  {stepNames[step]}
                </Button>
              ))}
            </Row>
          ),
          { align: 'right' as const, stick: 'right' as const },
        ),
      ]
    : []),
];

/** Applications for a branch site, and what becomes of them. */
export default function JoinsPage() {
  const deciding = useFlow(decideJoin);
  const mayAct = useOperator().permissions.includes('suppliers.act');
  const list = useList({
    params,
    document: ListJoinApplications,
    variables: ({ tab, page: at }) => ({
      filter: tab === 'ALL' ? {} : { status: tab },
      page: at,
      pageSize: 20,
    }),
    pick: (data) => data.joinApplications,
  });
  const columns = columnsFor(mayAct ? (subject) => deciding.send({ type: 'action.ask', subject }) : null);
  return (
    <>
      <PageHeader
        below={4}
        title={text.title}
        actions={<ListTools of={{ joinApplications: list.filter }} />}
      />
      <Tabs
        below={16}
        label={text.tabs}
        active={list.query.tab}
        items={TABS.map((key) => ({ key, label: tabNames[key] }))}
        onChange={(tab) => list.change({ tab })}
      />
      <ListView
        list={list}
        label={text.label}
        columns={columns}
        none={<EmptyState title={text.none} hint={text.noneHint} />}
      />
      <DecideJoinDialog actor={deciding} />
    </>
  );
}
