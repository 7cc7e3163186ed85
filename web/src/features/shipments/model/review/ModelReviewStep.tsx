import { useSelector } from '@xstate/react';
import { regionText } from '../../../../fields/region.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Price } from '../../../../ui/Price.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { type Column, Table } from '../../../../ui/Table.tsx';
import { chosenParts, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import type { BatchQuote } from '../../shared/checkout/quoteBatch.ts';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import styles from '../../shared/review/review.module.css';
import notices from '../../shared/wizard/notices.module.css';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import check from '../check/check.module.css';
import { isStopped } from '../flow/modelVerdicts.ts';
import { isUnpriced, type ModelWizard, selectCounts, selectVerdicts } from '../flow/shipModel.selectors.ts';
import { checkText, modelProblemText, modelReviewText as text } from '../flow/shipModel.text.ts';

type Part = BatchQuote['parts'][number];

const columns: readonly Column<Part>[] = [
  { key: 'order', header: text.columns.order, cell: ({ part }) => text.part(part + 1) },
  {
    key: 'going',
    header: text.columns.going,
    width: 120,
    align: 'right',
    cell: ({ packageCount }) => packageCount,
  },
  {
    key: 'stopped',
    header: text.columns.stopped,
    width: 120,
    align: 'right',
    cell: ({ rows, packageCount }) => rows.length - packageCount,
  },
  {
    key: 'total',
    header: text.columns.total,
    width: 140,
    align: 'right',
    cell: ({ totalFee }) => <Price fen={totalFee} strong />,
  },
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
    <section className={`${styles.part} ${check.stopped}`} aria-label={text.problems}>
      <h3>{text.problems}</h3>
      <ul>
        {stopped.slice(0, MAX_ROWS).map(({ row, verdict }) => (
          <li key={row.id}>
            <span className={styles.line}>
              {text.line(checkText.lines(row.lines))} {row.name} {row.phone}
            </span>
            <span className={styles.second}>
              {regionText(row)} {row.detail}
            </span>
            <span className={`${styles.second} ${styles.bad}`}>
              {verdict.problems
                .filter(({ blocking }) => blocking)
                .map((problem) => modelProblemText(problem, row))
                .join('；')}
            </span>
          </li>
        ))}
      </ul>
      {stopped.length > MAX_ROWS && <p className={styles.more}>{text.more(stopped.length - MAX_ROWS)}</p>}
    </section>
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
  const skip = (on: boolean, label: string) => (
    <Button size="small" onClick={() => wizard.send({ type: 'invalid.skip', skip: on })}>
      {label}
    </Button>
  );
  const allow = (on: boolean, label: string) => (
    <Button size="small" onClick={() => wizard.send({ type: 'duplicates.allow', allow: on })}>
      {label}
    </Button>
  );
  const fix = (
    <>
      <Button size="small" onClick={() => steering.send({ type: 'step.go', step: 'check' })}>
        {text.fix}
      </Button>
      <Button size="small" onClick={() => steering.send({ type: 'step.go', step: 'goods' })}>
        {text.toGoods}
      </Button>
    </>
  );
  return (
    <>
      {(ordered > 0 || allowDuplicate) && (
        <Message
          tone="warning"
          action={allowDuplicate ? allow(false, text.stopAgain) : allow(true, text.allow)}
        >
          {allowDuplicate ? text.allowed : text.ordered(ordered)}
        </Message>
      )}
      {going === 0 && (
        <Message tone="danger" action={fix}>
          {text.allStopped}
        </Message>
      )}
      {going > 0 && stopped > 0 && skipInvalid && (
        <Message tone="warning" action={skip(false, text.unskip)}>
          {text.skipped(going)}
        </Message>
      )}
      {going > 0 && stopped > 0 && !skipInvalid && (
        <Message
          tone="danger"
          action={
            <>
              {fix}
              {skip(true, text.skip(going))}
            </>
          }
        >
          {text.stopped(stopped)}
        </Message>
      )}
    </>
  );
}
