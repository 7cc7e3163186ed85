import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { paths } from '../../lib/paths.ts';
import { uuid } from '../../lib/uuid.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import { type RowSelection, useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { useMemberKind } from '../session/useSession.ts';
import { AnswerCasesDialog } from './AnswerCasesDialog.tsx';
import { ListCases } from './afterSales.graphql.ts';
import { type CaseTab, tabNames, casesText as text } from './afterSales.text.ts';
import type { AnsweredCase } from './answerCases.rules.ts';
import { answerCasesText } from './answerCases.text.ts';
import { answerCases } from './answerCases.ts';
import { type Case, caseColumns } from './caseColumns.tsx';
import { casesParams, tabFilters } from './casesQuery.ts';

/** Of the supplier's after-sales in figures. */
const FIGURES = `${paths.profit}?tab=afterSales`;
const tabs = (Object.keys(tabNames) as CaseTab[]).map((key) => ({ key, label: tabNames[key] }));

/** The caller's after-sales cases: those that wait for them first. */
export default function CasesPage() {
  usePageTitle(text.title);
  const by = useMemberKind();
  const list = useList({
    params: casesParams,
    document: ListCases,
    variables: ({ tab, page }) => ({ filter: tabFilters[tab], page, pageSize: 20 }),
    pick: ({ cases }) => cases,
  });
  const { tab } = list.query;
  const { rows } = list;
  const client = useApolloClient();
  const chosen = useRowSelection(tab, rows);
  const answering = useActorRef(useMemo(() => answerCases(client, chosen.clear), [client, chosen.clear]));
  const choosing = selectionColumn({
    ...{ table: 'cases', rows, chosen, all: answerCasesText.choosePage },
    one: ({ caseNo }) => answerCasesText.choose(caseNo),
  });
  const ask = (cases: readonly AnsweredCase[]) =>
    answering.send({
      type: 'batch.ask',
      subject: { action: 'ACCEPT', cases, yuan: '', words: '', clientNo: uuid() },
    });
  return (
    <>
      <PageHeader
        below={4}
        title={text.title}
        hint={text.hint}
        actions={by === 'seller' && <LinkButton to={FIGURES}>{text.figures}</LinkButton>}
      />
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={tabs}
        onChange={(to) => list.change({ tab: to })}
      />
      <ListView
        list={list}
        label={text.list}
        columns={by === 'seller' ? [choosing, ...caseColumns] : caseColumns}
        none={
          <EmptyState
            title={text.none[tab]}
            hint={text.noneHint[by]}
            action={
              tab !== 'all' && <Button onClick={() => list.change({ tab: 'all' })}>{text.showAll}</Button>
            }
          />
        }
      />
      <AnswerBar chosen={chosen} onAnswer={ask} />
      <AnswerCasesDialog actor={answering} />
    </>
  );
}

interface AnswerBarProps {
  chosen: RowSelection<Case>;
  onAnswer: (cases: readonly Case[]) => void;
}

/** What a supplier can do with all the cases that are chosen. */
function AnswerBar({ chosen, onAnswer }: AnswerBarProps) {
  if (chosen.rows.length === 0) return null;
  const waiting = chosen.rows.filter(({ allowedActions }) => allowedActions.includes('ACCEPT'));
  return (
    <BatchBar
      label={answerCasesText.bar}
      count={answerCasesText.chosen(chosen.rows.length)}
      clear={answerCasesText.clear}
      onClear={chosen.clear}
    >
      {waiting.length > 0 ? (
        <Button size="small" variant="primary" onClick={() => onAnswer(waiting)}>
          {answerCasesText.answer(waiting.length)}
        </Button>
      ) : (
        <span>{answerCasesText.noneWaits}</span>
      )}
    </BatchBar>
  );
}
