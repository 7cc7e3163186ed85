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
import type { BatchQuote } from '../../shared/checkout/batchQuote.ts';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import styles from '../../shared/review/review.module.css';
import { Notice } from '../../shared/wizard/Notice.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import { isStopped } from '../flow/modelVerdicts.ts';
import { isUnpriced, type ModelWizard, selectCounts, selectVerdicts } from '../flow/shipModel.selectors.ts';
import { checkText, modelProblemText, modelReviewText as text } from '../flow/shipModel.text.ts';

type Part = BatchQuote['parts'][number];

const column = columnsNamed<Part, keyof typeof text.columns>(text.columns);

const columns = [
  column('order', undefined, ({ part }) => text.part(part + 1)),
  column('going', 120, ({ packageCount }) => packageCount, { align: 'right' }),
  column('stopped', 120, ({ rows, packageCount }) => rows.length - packageCount, { align: 'right' }),
  column('total', 140, ({ totalFee }) => <Price fen={totalFee} strong />, { align: 'right' }),
];

/** Step 4: the orders that the rows become, with their prices, and what stands in the way of paying. */
export function ModelReviewStep({ wizard }: { wizard: ModelWizard }) {
  const choice = useFields(wizard, 'goodId', 'warehouseId', 'courierId');
  const { quoted } = useFields(wizard, 'quoted');
  const pending = useSelector(wizard, isUnpriced);
  const good = useChosenGood(choice.goodId);
  const { warehouse, offer } = chosenParts(good, choice);
  const quote = quoted?.quote ?? null;
  const parts = quote?.parts;
  return (
    <Card title={[text.title, good?.name, warehouse?.name, offer?.courier.name].filter(Boolean).join(' · ')}>
      <div className={notices.notices}>
        <ReviewNotices wizard={wizard} quote={quote} closed={text.closed}>
          <StoppedNotice wizard={wizard} />
        </ReviewNotices>
      </div>
      {pending && <Skeleton height={240} />}
      {parts?.flatMap(({ part, refusal, problems }) =>
        [...(refusal ? [{ msg: refusal.msg, blocking: true }] : []), ...problems].map(({ msg, blocking }) => (
          <Message key={`${part}${msg}`} tone={blocking ? 'danger' : 'warning'}>
            {text.part(part + 1)}：{msg}
          </Message>
        )),
      )}
      {parts && <Table label={text.table} columns={columns} rows={parts} rowKey={({ part }) => part} />}
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
                .map((problem) => modelProblemText(problem, row))
                .join('；')}
            </SecondLine>
          </li>
        ))}
      </ul>
      {stopped.length > MAX_ROWS && <SecondLine as="p">{text.more(stopped.length - MAX_ROWS)}</SecondLine>}
    </Stack>
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
  const steering = useSteering(wizard);
  if (!quoted) return null;
  const going = quoted.quote.packageCount;
  const fix = {
    [text.fix]: () => steering.send({ type: 'step.go', step: 'check' }),
    [text.toGoods]: () => steering.send({ type: 'step.go', step: 'goods' }),
  };
  const skip = (on: boolean) => () => wizard.send({ type: 'invalid.skip', skip: on });
  const allow = () => wizard.send({ type: 'duplicates.allow', allow: !allowDuplicate });
  return (
    <>
      {(ordered > 0 || allowDuplicate) && (
        <Notice tone="warning" ways={{ [allowDuplicate ? text.stopAgain : text.allow]: allow }}>
          {allowDuplicate ? text.allowed : text.ordered(ordered)}
        </Notice>
      )}
      {going === 0 && <Notice ways={fix}>{text.allStopped}</Notice>}
      {going > 0 && stopped > 0 && skipInvalid && (
        <Notice tone="warning" ways={{ [text.unskip]: skip(false) }}>
          {text.skipped(going)}
        </Notice>
      )}
      {going > 0 && stopped > 0 && !skipInvalid && (
        <Notice ways={{ ...fix, [text.skip(going)]: skip(true) }}>{text.stopped(stopped)}</Notice>
      )}
    </>
  );
}
