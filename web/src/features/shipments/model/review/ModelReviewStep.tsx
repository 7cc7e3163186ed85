import { useSelector } from '@xstate/react';
import { regionText } from '../../../../fields/region.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { columnsNamed } from '../../../../ui/columns/column.ts';
import { Price } from '../../../../ui/data/Price.tsx';
import { Table } from '../../../../ui/data/Table.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { chosenParts, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { joined, type Revision, withMissing } from '../../shared/recipients/revisions.ts';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import styles from '../../shared/review/review.module.css';
import { goodsNames, itemsText } from '../../shared/wizard/basket.ts';
import { courierFor } from '../../shared/wizard/courierSplit.ts';
import { Notice } from '../../shared/wizard/Notice.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { withoutShortages } from '../../shared/wizard/shortages.ts';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import { columnOf } from '../check/gridCursor.ts';
import { goingOf, heldBy, isOnlyLeftOut } from '../flow/modelGoing.ts';
import { modelRevision } from '../flow/modelRevision.ts';
import type { ModelRow } from '../flow/modelRow.ts';
import { excludeRows } from '../flow/modelRows.ts';
import { isStopped, type ModelProblem, outOfStock } from '../flow/modelVerdicts.ts';
import { isUnpriced, type ModelWizard, selectCounts, selectVerdicts } from '../flow/shipModel.selectors.ts';
import {
  checkText,
  gridColumnNames,
  modelProblemText,
  modelReviewText as text,
} from '../flow/shipModel.text.ts';
import { PrintedWords } from '../goods/PrintedWords.tsx';

/** An order that the rows become; without a number, the rows that become none. */
interface Line {
  part: number | null;
  courier: string;
  going: number;
  stopped: number;
  /** Fen; null while rows without stock are in its price still. */
  totalFee: number | null;
}

const column = columnsNamed<Line, keyof typeof text.columns>(text.columns);

const columns = [
  column('order', undefined, ({ part }) => (part === null ? text.inNoOrder : text.part(part + 1))),
  column('courier', 160, ({ courier }) => courier),
  column('going', 120, ({ going }) => going, { align: 'right' }),
  column('stopped', 120, ({ stopped }) => stopped, { align: 'right' }),
  column('total', 140, ({ totalFee }) => (totalFee === null ? '—' : <Price fen={totalFee} strong />), {
    align: 'right',
  }),
];

/** Step 4: the orders that the rows become, with their prices, and what stands in the way of paying. */
export function ModelReviewStep({ wizard }: { wizard: ModelWizard }) {
  const choice = useFields(wizard, 'warehouseId', 'courierId');
  const { split } = useFields(wizard, 'split');
  const { quoted, lines, facts } = useFields(wizard, 'quoted', 'lines', 'facts');
  const verdicts = useSelector(wizard, selectVerdicts);
  const { numBy, links } = useFields(wizard, 'numBy', 'links');
  const { stopped } = useSelector(wizard, selectCounts);
  const short = outOfStock(verdicts);
  const shortIds = new Set(short);
  const pending = useSelector(wizard, isUnpriced);
  const good = useChosenGood(lines[0]?.goodId ?? null);
  const { warehouse, offer } = chosenParts(good, choice);
  const quote = quoted?.quote ?? null;
  const goingIn = (part: number) => goingOf(quoted?.parts[part] ?? [], verdicts);
  const parts = quote?.parts;
  const courierOf = courierFor(choice.courierId, split);
  const orders = (parts ?? []).map(({ part, totalFee }): Line => {
    const [going, priced] = [goingIn(part).length, quoted?.parts[part] ?? []];
    const isShort = priced.some(({ id }) => shortIds.has(id));
    const courierId = priced[0] ? courierOf(priced[0]) : choice.courierId;
    return {
      ...{ part, going, stopped: priced.length - going, totalFee: isShort ? null : totalFee },
      courier: chosenParts(good, { ...choice, courierId }).offer?.courier.name ?? '',
    };
  });
  const inNone = stopped - orders.reduce((sum, order) => sum + order.stopped, 0);
  const rest: Line[] =
    inNone > 0 ? [{ part: null, courier: '', going: 0, stopped: inNone, totalFee: null }] : [];
  const held = facts
    ? heldBy(parts?.flatMap(({ part }) => goingIn(part)) ?? [], { facts, numBy, links })
    : [];
  const revise = (change: (revision: Revision<ModelRow>) => readonly ModelRow[]) => {
    const { rows, numBy, links } = wizard.getSnapshot().context;
    if (!quoted || !facts) return;
    const revision = modelRevision(rows, quoted.parts, { facts, numBy, links });
    wizard.send({ type: 'rows.revise', rows: change(revision) });
  };
  return (
    <Card
      title={[text.title, goodsNames(facts) || good?.name, warehouse?.name, offer?.courier.name]
        .filter(Boolean)
        .join(' · ')}
    >
      <div className={notices.notices}>
        <ReviewNotices
          wizard={wizard}
          quote={quote}
          closed={text.closed}
          isOutOfStock={short.length > 0}
          onAdd={(step) => revise((revision) => withMissing(revision, step))}
          onJoin={(groups) => revise((revision) => joined(revision, groups))}
          lineAt={({ part, row }) => quoted?.parts[part]?.[row]?.lines[0]}
        >
          <RevisedNotice wizard={wizard} />
          <StoppedNotice wizard={wizard} />
          <PrintedWords wizard={wizard} />
        </ReviewNotices>
      </div>
      {pending && <Skeleton height={240} />}
      {parts?.flatMap(({ part, refusal, problems }) =>
        [
          ...(refusal ? [{ msg: refusal.msg, blocking: true }] : []),
          ...withoutShortages(problems, short.length),
        ].map(({ msg, blocking }) => (
          <Message key={`${part}${msg}`} tone={blocking ? 'danger' : 'warning'}>
            {text.part(part + 1)}：{msg}
          </Message>
        )),
      )}
      {parts && (
        <Table
          label={text.table}
          columns={columns}
          rows={[...orders, ...rest]}
          rowKey={({ part }) => part ?? 'none'}
        />
      )}
      {facts && held.length > 0 && <Text block>{text.held(itemsText(facts, held))}</Text>}
      {parts && <StoppedList wizard={wizard} />}
    </Card>
  );
}

/** Rows drawn here; the grid has all of them. */
const MAX_ROWS = 50;

/** The rows that cannot go, each with its reasons. */
function StoppedList({ wizard }: { wizard: ModelWizard }) {
  const { rows } = useFields(wizard, 'rows');
  const verdicts = useSelector(wizard, selectVerdicts);
  const stopped = rows.flatMap((row) => {
    const verdict = verdicts.get(row.id);
    return verdict && isStopped(verdict) ? [{ row, verdict }] : [];
  });
  if (stopped.length === 0) return null;
  return (
    <Stack as="section" gap={8} above={24} aria-label={text.problems}>
      <h3>{text.problems}</h3>
      <ul>
        {stopped.slice(0, MAX_ROWS).map(({ row, verdict }) => (
          <li key={row.id} className={styles.stopped}>
            <Text block>
              {text.line(checkText.lines(row.lines))} {row.name} {row.phone}
            </Text>
            <SecondLine>
              {regionText(row)} {row.detail}
            </SecondLine>
            <SecondLine tone="danger">
              {verdict.problems
                .filter(({ blocking }) => blocking)
                .map((problem) => inColumn(problem, modelProblemText(problem, row)))
                .join('；')}
            </SecondLine>
          </li>
        ))}
      </ul>
      {stopped.length > MAX_ROWS && <SecondLine as="p">{text.more(stopped.length - MAX_ROWS)}</SecondLine>}
    </Stack>
  );
}

/** What is wrong with a row, with the column that it is about. */
function inColumn({ field }: ModelProblem, words: string): string {
  const column = columnOf(field);
  return column ? text.inColumn(gridColumnNames[column], words) : words;
}

/** What was taken of what the prices offered can be taken back. */
function RevisedNotice({ wizard }: { wizard: ModelWizard }) {
  const canUndo = useSelector(wizard, (snapshot) => snapshot.can({ type: 'rows.undo' }));
  const { rows, past } = useFields(wizard, 'rows', 'past');
  if (!canUndo) return null;
  return (
    <Notice tone="info" ways={{ [text.undo]: () => wizard.send({ type: 'rows.undo' }) }}>
      {isOnlyLeftOut(past.at(-1) ?? rows, rows) ? text.leftOut : text.revised}
    </Notice>
  );
}

/** Rows that cannot be shipped: excluded at once, sent again on request, or fixed in an earlier step. */
function StoppedNotice({ wizard }: { wizard: ModelWizard }) {
  const { quoted, skipInvalid, allowDuplicate } = useFields(
    wizard,
    'quoted',
    'skipInvalid',
    'allowDuplicate',
  );
  const { stopped, ordered } = useSelector(wizard, selectCounts);
  const verdicts = useSelector(wizard, selectVerdicts);
  const steering = useSteering(wizard);
  if (!quoted) return null;
  const short = outOfStock(verdicts);
  const going = quoted.quote.packageCount - short.length;
  const fix = {
    [text.fix]: () => steering.send({ type: 'step.go', step: 'check' }),
    [text.toGoods]: () => steering.send({ type: 'step.go', step: 'goods' }),
  };
  const skip = (on: boolean) => () => wizard.send({ type: 'invalid.skip', skip: on });
  const skipRest = () => {
    if (stopped > short.length) wizard.send({ type: 'invalid.skip', skip: true });
    if (short.length === 0) return;
    const { rows } = wizard.getSnapshot().context;
    wizard.send({ type: 'rows.revise', rows: excludeRows(rows, short, true) });
  };
  const allow = () => wizard.send({ type: 'duplicates.allow', allow: !allowDuplicate });
  return (
    <>
      {(ordered > 0 || allowDuplicate) && (
        <Notice tone="warning" ways={{ [allowDuplicate ? text.stopAgain : text.allow]: allow }}>
          {allowDuplicate ? text.allowed : text.ordered(ordered)}
        </Notice>
      )}
      {going === 0 && <Notice ways={fix}>{text.allStopped}</Notice>}
      {going > 0 && stopped > 0 && skipInvalid && short.length === 0 && (
        <Notice tone="warning" ways={{ [text.unskip]: skip(false) }}>
          {text.skipped(going)}
        </Notice>
      )}
      {going > 0 && stopped > 0 && (!skipInvalid || short.length > 0) && (
        <Notice ways={{ ...fix, [text.skip(going)]: skipRest }}>{text.stopped(stopped)}</Notice>
      )}
    </>
  );
}
