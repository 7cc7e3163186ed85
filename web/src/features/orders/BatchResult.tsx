import { Stack } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { ResultList } from '../../ui/ResultList.tsx';
import type { BatchAction, Ending } from './batchActions.machine.ts';
import { batchText, outcomeText, summaryText } from './batchActions.text.ts';

interface Props {
  action: BatchAction;
  endings: readonly Ending[];
  /** Orders that it did not come to. */
  undone: number;
}

/** What went and what did not, and why. */
export function BatchResult({ action, endings, undone }: Props) {
  return (
    <Stack gap={12}>
      <Message tone={undone > 0 || !endings.every(isDone) ? 'warning' : 'success'}>
        {summaryText(endings, undone)}
      </Message>
      <ResultList
        label={batchText.results}
        results={endings.map((ending) => ({
          id: ending.subject.id,
          name: ending.subject.orderNo,
          isDone: isDone(ending),
          words: outcomeText(action, ending.outcome),
        }))}
      />
    </Stack>
  );
}

function isDone({ outcome }: Ending): boolean {
  return outcome.kind !== 'refused' && outcome.kind !== 'unknown';
}
