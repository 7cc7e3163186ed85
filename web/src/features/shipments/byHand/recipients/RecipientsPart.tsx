import { useSelector } from '@xstate/react';
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { useFields, useMatches } from '../../../../lib/useFields.ts';
import { useNarrow } from '../../../../ui/base/useNarrow.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ColumnMenu } from '../../../../ui/columns/ColumnMenu.tsx';
import { type ColumnSetting, useColumns } from '../../../../ui/columns/useColumns.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/inputs/Checkbox.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import { bookPickedText, pickText } from '../../../addressBook/addressBook.text.ts';
import { PickDialog } from '../../../addressBook/PickDialog.tsx';
import type { RowState } from '../../shared/recipients/verdicts.ts';
import { hasChoice } from '../../shared/wizard/basket.ts';
import { Notice, ProblemMessages } from '../../shared/wizard/Notice.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { withoutShortages } from '../../shared/wizard/shortages.ts';
import { wizardText } from '../../shared/wizard/wizard.text.ts';
import { type BookPerson, MAX_ROWS, withPeople } from '../flow/bookRecipients.ts';
import {
  type RecipientList,
  selectCanUndo,
  selectCounts,
  selectDuplicateNos,
  selectFreshQuote,
  selectOtherGoodsMeant,
  selectOutOfStock,
  selectVerdicts,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';
import { rowStateNames, recipientsText as text } from '../flow/shipByHand.text.ts';
import { looksLikeRecipients } from '../preview/chunkText.ts';
import { OutOfStockNotice } from '../review/OutOfStockNotice.tsx';
import { ByHandSplit } from '../split/ByHandSplit.tsx';
import { RecipientCards } from './RecipientCards.tsx';
import { RecipientGrid, UnsureBar, waiting } from './RecipientGrid.tsx';
import { recipientColumnChoices } from './recipientColumns.ts';
import { rowHeight } from './rowHeight.ts';
import { type UnsureRows, useUnsureRows } from './useUnsureRows.ts';

type Filter = RowState | 'all';

const FILTERS: readonly Filter[] = ['all', 'ok', 'warn', 'error', 'duplicate', 'excluded'];

/** The list of recipients: verdicts by row, counts and filters by verdict, editing in place. */
export function RecipientsPart({ wizard, list }: { wizard: Wizard; list: RecipientList }) {
  const narrow = useNarrow();
  const Recipients = narrow ? RecipientCards : RecipientGridWithBar;
  const { rows } = useFields(list, 'rows');
  const { facts, warehouseId, account } = useFields(wizard, 'facts', 'warehouseId', 'account');
  const hasItems = facts !== null && hasChoice(facts);
  const verdicts = useSelector(wizard, selectVerdicts);
  const counts = useSelector(wizard, selectCounts);
  const [filter, setFilter] = useState<{ state: Filter; held: ReadonlySet<string> }>(everything);
  // A row that is being edited stays visible although its verdict changes.
  const shown = useMemo(
    () =>
      rows.filter(
        ({ id }) => filter.state === 'all' || filter.held.has(id) || verdicts.get(id)?.state === filter.state,
      ),
    [rows, filter, verdicts],
  );
  const heights = shown.map((row) => rowHeight(row, verdicts.get(row.id) ?? waiting, facts));
  const showAll = () => setFilter(everything);
  const columns = useColumns(
    `buyer.recipients.${account}`,
    useMemo(() => recipientColumnChoices(rows, hasItems), [rows, hasItems]),
  );
  const { shownKeys, reveal } = useRevealed(columns);
  const unsure = useUnsureRows({
    ...{ rows, shown, verdicts, heights, shownKeys, reveal },
    ...{ send: list.send, showAll },
  });
  useUnsureAfterReading(list, unsure);
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
        list.send({ type: 'text.paste', text: pasted, catalogue: facts?.catalogue });
      }}
    >
      <Card
        title={text.list}
        side={
          <Row as="span" gap={4}>
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
            {!narrow && <ColumnMenu setting={columns} />}
            <UndoButton list={list} />
            <BookButton list={list} />
            <Button variant="text" icon="plus" onClick={() => list.send({ type: 'row.add' })}>
              {text.add}
            </Button>
          </Row>
        }
      >
        <RecipientsNotices wizard={wizard} list={list} />
        <Stack above={4} below={12}>
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
        </Stack>
        {shown.length === 0 ? (
          <EmptyState
            illustration="box"
            title={rows.length === 0 ? text.empty : text.noneHere}
            {...(rows.length === 0 ? { hint: text.emptyHint } : {})}
          />
        ) : (
          <Recipients
            {...{ list, rows, shown, heights, verdicts, unsure, basket: facts, warehouseId, shownKeys }}
          />
        )}
      </Card>
    </div>
  );
}

function RecipientGridWithBar(props: ComponentProps<typeof RecipientGrid>) {
  return (
    <>
      <UnsureBar unsure={props.unsure} />
      <RecipientGrid {...props} />
    </>
  );
}

/** The columns that show, with hidden ones that a row which cannot go was gone to in. */
function useRevealed({ choices, shown }: ColumnSetting) {
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const shownKeys = useMemo(() => shown.union(revealed), [shown, revealed]);
  const reveal = (field: string) => {
    const isHidden = !shownKeys.has(field) && choices.some(({ key }) => key === field);
    if (isHidden) setRevealed(new Set(revealed).add(field));
    return isHidden;
  };
  return { shownKeys, reveal };
}

/** Takes the last change back; where there is none, it says why. */
function UndoButton({ list }: { list: RecipientList }) {
  const canUndo = useSelector(list, selectCanUndo);
  const isReading = useSelector(list, (snapshot) => snapshot.hasTag('busy'));
  const why = canUndo ? '' : isReading ? text.undoReading : text.undoEmpty;
  return (
    // A button that is off hears of no pointer.
    <span title={why}>
      <Button variant="text" disabled={!canUndo} title={why} onClick={() => list.send({ type: 'rows.undo' })}>
        {text.undo}
      </Button>
    </span>
  );
}

/** Whoever took recipients over, and did nothing else since, goes on with the first that is not sure. */
function useUnsureAfterReading(list: RecipientList, unsure: UnsureRows) {
  const isReading = useMatches(list, 'reading');
  const wasReading = useRef(false);
  const goOn = useEffectEvent(() => {
    if (document.activeElement === document.body) unsure.goNext(null);
  });
  useEffect(() => {
    if (wasReading.current && !isReading) goOn();
    wasReading.current = isReading;
  }, [isReading]);
}

const everything = { state: 'all', held: new Set<string>() } as const;

/** What concerns the list as a whole: a refused or lost quote, reminders, numbers that were ordered before. */
function RecipientsNotices({ wizard, list }: { wizard: Wizard; list: RecipientList }) {
  const short = useSelector(wizard, selectOutOfStock);
  const failed = useMatches(wizard, { composing: { recipients: 'failed' } });
  const quote = useSelector(wizard, selectFreshQuote);
  const twins = useSelector(wizard, selectDuplicateNos);
  const { allowDuplicate, refusal } = useFields(wizard, 'allowDuplicate', 'refusal');
  const otherGoodsMeant = useSelector(wizard, selectOtherGoodsMeant);
  const leftOver = useFields(list, 'rows').rows.filter((row) => row.leftOver).length;
  const retry = { [wizardText.retry]: () => wizard.send({ type: 'retry' }) };
  return (
    <div className={notices.notices}>
      {refusal && <Notice ways={retry}>{refusalText(refusal)}</Notice>}
      {failed && <Notice ways={retry}>{text.quoteBroken}</Notice>}
      <ProblemMessages problems={withoutShortages(quote?.problems ?? [], short.length)} />
      <OutOfStockNotice {...{ wizard, list }} />
      <ByHandSplit wizard={wizard} />
      {leftOver > 0 && <Message tone="info">{text.leftOver(leftOver)}</Message>}
      {otherGoodsMeant && <Message tone="warning">{text.otherGoods}</Message>}
      {(twins > 0 || allowDuplicate) && (
        <Message
          tone="warning"
          action={
            <Checkbox
              label={text.allowDuplicate}
              checked={allowDuplicate}
              onChange={(allow) => wizard.send({ type: 'duplicates.allow', allow })}
            />
          }
        >
          {allowDuplicate ? text.duplicatesAllowed : text.duplicates(twins)}
        </Message>
      )}
    </div>
  );
}

/** People of the address book are added; who is among the recipients is not added again, and that is said. */
function BookButton({ list }: { list: RecipientList }) {
  const [open, setOpen] = useState(false);
  const { rows } = useFields(list, 'rows');
  const add = (people: readonly BookPerson[]) => {
    const { added, known } = withPeople(list.getSnapshot().context.rows, people);
    list.send({ type: 'people.add', people });
    toast.info(bookPickedText(added, known));
  };
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {pickText.open}
      </Button>
      {open && <PickDialog room={MAX_ROWS - rows.length} onPick={add} onClose={() => setOpen(false)} />}
    </>
  );
}
