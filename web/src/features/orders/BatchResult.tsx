import { Stack } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { ResultList } from '../../ui/ResultList.tsx';
import { batchText, outcomeText, summaryText } from './orderBatch.text.ts';
import type { OneOutcome, OrderBatchSubject } from './runOnOrders.ts';

interface Props {
  subject: OrderBatchSubject;
  /** What came of the first orders. */
  outcomes: readonly OneOutcome[];
}

/** What went and what did not, and why. */
export function BatchResult({ subject: { action, orders }, outcomes }: Props) {
  const undone = orders.length - outcomes.length;
  return (
    <Stack gap={12}>
      <Message tone={undone > 0 || !outcomes.every(isDone) ? 'warning' : 'success'}>
        {summaryText(outcomes, undone)}
      </Message>
      <ResultList
        label={batchText.results}
        results={orders.flatMap(({ id, orderNo: name }, at) => {
          const outcome = outcomes[at];
          return outcome ? [{ id, name, isDone: isDone(outcome), words: outcomeText(action, outcome) }] : [];
        })}
      />
    </Stack>
  );
}

function isDone({ kind }: OneOutcome): boolean {
  return kind !== 'refused' && kind !== 'unknown';
}
