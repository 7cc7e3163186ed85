import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { DayRange } from '../../fields/DayRange.tsx';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { toTimeFilter } from '../../lib/days.ts';
import { given } from '../../lib/given.ts';
import { chosen, day, page, type QueryOf, searchParams, text as typed } from '../../lib/searchParams.ts';
import { ChoiceFilters, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { AuditRowFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { targetPath } from '../paths.ts';
import { wordsOf } from '../settings/settingValue.ts';
import { ListAudit, LoadAuditChoices } from './audit.graphql.ts';
import { auditColumns, auditText as text } from './audit.text.ts';

/** Lines of an entry that stand in the list. */
const SHOWN = 3;
const auditParams = searchParams({
  operator: chosen(),
  action: chosen(),
  target: typed(),
  from: day(),
  to: day(),
  page: page(),
});
const column = columnsNamed<AuditRowFragment, keyof typeof auditColumns>(auditColumns);

function filterOf({ operator, action, target, ...days }: QueryOf<typeof auditParams>) {
  const { startAt, endAt } = toTimeFilter(days);
  return given({ operator, action, target, from: startAt, to: endAt });
}

/** What operators did and read, the newest first. */
export default function AuditPage() {
  const [opened, setOpened] = useState<AuditRowFragment | null>(null);
  const list = useList({
    params: auditParams,
    document: ListAudit,
    variables: (query) => ({ filter: filterOf(query), page: query.page, pageSize: 50 }),
    pick: ({ auditEntries }) => auditEntries,
  });
  return (
    <>
      <PageHeader below={16} title={text.title} hint={text.hint} />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        choiceWidth={176}
        end={<ListTools of={{ auditEntries: list.filter }} />}
      >
        <ChoiceFilters list={list} text={text} search options={useChoices(list.query)} />
        <KeywordForm
          key={list.query.target}
          label={text.target}
          hint={text.targetHint}
          keyword={list.query.target}
          onFind={(target) => list.change({ target })}
        />
        <DayRange days={list.query} onChange={list.change} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={[
          column('at', 152, ({ createdAt }) => <Time at={createdAt} />),
          column('operator', 152, ({ operator, operatorId, address }) => (
            <>
              {operator}
              <SecondLine num>{operatorId === null ? text.command : address}</SecondLine>
            </>
          )),
          column('action', 168, ({ actionText }) => actionText),
          column('target', 144, (entry) => <Target of={entry} />),
          column('changes', undefined, (entry) => <Changes entry={entry} onOpen={setOpened} />),
          column('reason', 200, ({ reason }) => reason),
        ]}
        none={<EmptyState title={text.none} />}
        text={text}
      />
      {opened && (
        <Dialog open title={text.all(opened.actionText)} onClose={() => setOpened(null)}>
          <Lines of={opened.changes} />
        </Dialog>
      )}
    </>
  );
}

/** What is chosen by an old address stays to be seen, though nothing is called so any more. */
function useChoices({ operator, action }: Pick<QueryOf<typeof auditParams>, 'operator' | 'action'>) {
  const { data } = useQuery(LoadAuditChoices, { context: { quiet: true } });
  const { operators = [], actions = [] } = data?.auditChoices ?? {};
  return {
    operator: withChosen(
      operator,
      operators.map(({ name, displayName }) => ({ value: name, text: text.person(name, displayName) })),
    ),
    action: withChosen(
      action,
      actions.map(({ begins, text: said }) => ({ value: begins, text: said })),
    ),
  };
}

function withChosen(value: string | null, options: { value: string; text: string }[]) {
  const isThere = value === null || options.some((option) => option.value === value);
  return isThere ? options : [...options, { value, text: value }];
}

/** What it was done to, and the way to it. */
function Target({ of: { subject, subjectText, orderId } }: { of: AuditRowFragment }) {
  const [kind, key = ''] = subject.split(':');
  const words = kind === 'setting' ? text.setting(wordsOf(key).name) : subjectText;
  const to = targetPath(subject, orderId);
  return <Text anywhere>{to ? <TextLink to={to}>{words}</TextLink> : words}</Text>;
}

interface ChangesProps {
  entry: AuditRowFragment;
  onOpen: (entry: AuditRowFragment) => void;
}

function Changes({ entry, onOpen }: ChangesProps) {
  const lines = entry.changes;
  return (
    <>
      <Lines of={lines.slice(0, SHOWN)} />
      {lines.length > SHOWN && (
        <Button size="small" variant="text" onClick={() => onOpen(entry)}>
          {text.more(lines.length - SHOWN)}
        </Button>
      )}
    </>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.map((line) => (
    <Text key={line} block small num anywhere>
      {line}
    </Text>
  ));
}
