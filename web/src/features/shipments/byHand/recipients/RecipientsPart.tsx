import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import type { RowState } from '../../shared/recipients/verdicts.ts';
import { selectCanUndo, selectRows } from '../flow/recipients.selectors.ts';
import {
  type RecipientList,
  selectCounts,
  selectVerdicts,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';
import { rowStateNames } from '../flow/shipByHand.text.ts';
import { looksLikeRecipients } from './pasted.ts';
import { RecipientGrid } from './RecipientGrid.tsx';
import { RecipientsNotices } from './RecipientsNotices.tsx';
import styles from './RecipientsPart.module.css';
import { recipientsText as text } from './recipientsStep.text.ts';

type Filter = RowState | 'all';

const FILTERS: readonly Filter[] = ['all', 'ok', 'warn', 'error', 'duplicate', 'excluded'];

/** The list of recipients: verdicts by row, counts and filters by verdict, editing in place. */
export function RecipientsPart({ wizard, list }: { wizard: Wizard; list: RecipientList }) {
  const rows = useSelector(list, selectRows);
  const canUndo = useSelector(list, selectCanUndo);
  const verdicts = useSelector(wizard, selectVerdicts);
  const counts = useSelector(wizard, selectCounts);
  const [filter, setFilter] = useState<{ state: Filter; held: ReadonlySet<string> }>(everything);
  // A row that is being edited stays visible although its verdict changes.
  const shown = rows.filter(
    ({ id }) => filter.state === 'all' || filter.held.has(id) || verdicts.get(id)?.state === filter.state,
  );
  const choose = (state: Filter) => {
    const held = rows.filter(({ id }) => verdicts.get(id)?.state === state).map(({ id }) => id);
    setFilter({ state, held: new Set(held) });
  };
  return (
    <div
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain');
        if (!looksLikeRecipients(pasted)) return;
        event.preventDefault();
        list.send({ type: 'text.paste', text: pasted });
      }}
    >
      <Card
        title={text.list}
        side={
          <span className={styles.actions}>
            {filter.state !== 'all' && shown.length > 0 && (
              <Button
                variant="text"
                icon="trash"
                onClick={() => {
                  list.send({ type: 'rows.delete', ids: shown.map(({ id }) => id) });
                  setFilter(everything);
                }}
              >
                {text.deleteShown(shown.length)}
              </Button>
            )}
            <Button variant="text" disabled={!canUndo} onClick={() => list.send({ type: 'rows.undo' })}>
              {text.undo}
            </Button>
            <Button variant="text" icon="plus" onClick={() => list.send({ type: 'row.add' })}>
              {text.add}
            </Button>
          </span>
        }
      >
        <RecipientsNotices wizard={wizard} />
        <div className={styles.filters}>
          <Tabs
            label={text.filters}
            active={filter.state}
            items={FILTERS.map((key) => ({
              key,
              label: key === 'all' ? text.all : rowStateNames[key],
              count: counts[key],
            }))}
            onChange={choose}
          />
        </div>
        {shown.length === 0 ? (
          <EmptyState
            illustration="box"
            title={rows.length === 0 ? text.empty : text.noneHere}
            {...(rows.length === 0 ? { hint: text.emptyHint } : {})}
          />
        ) : (
          <RecipientGrid list={list} rows={rows} shown={shown} verdicts={verdicts} />
        )}
      </Card>
    </div>
  );
}

const everything = { state: 'all', held: new Set<string>() } as const;
