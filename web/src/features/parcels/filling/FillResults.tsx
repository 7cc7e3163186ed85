import { useFields, useMatches } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RowList } from '../../../ui/data/RowList.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { fillSheetText, resultCountsText, fillText as text } from './filling.text.ts';
import { type FillRow, readyRows } from './fillRows.ts';
import { saveFailed } from './fillSheet.ts';
import { countResults, type FillWaybills } from './fillWaybills.machine.ts';

const ROWS_SHOWN = 300;

/** How far it is, and what came of each row; what failed stands first. */
export function FillResults({ actor }: { actor: FillWaybills }) {
  const sending = useMatches(actor, 'sending');
  const requestFailed = useMatches(actor, 'requestFailed');
  const { rows, results, queue, refusal } = useFields(actor, 'rows', 'results', 'queue', 'refusal');
  const counts = countResults({ results, queue });
  const sent = readyRows(rows);
  const failed = sent.filter(({ row }) => results.get(row)?.kind === 'failed');
  const listed = [...failed, ...sent.filter((row) => !failed.includes(row))];
  const wordsOf = ({ row }: FillRow) => {
    const result = results.get(row);
    if (result) return result.kind === 'filled' ? text.filled : result.msg;
    if (sending) return '';
    return requestFailed ? text.unknown : text.unsent;
  };
  return (
    <>
      {sending && (
        <Progress wide label={text.sending} value={sent.length - queue.length} max={sent.length}>
          {text.progress(sent.length - queue.length, sent.length)}
        </Progress>
      )}
      {requestFailed && <Message tone="warning">{text.requestFailed}</Message>}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {!sending && results.size > 0 && (
        <Message
          tone={counts.failed + counts.unsent > 0 ? 'warning' : 'success'}
          action={
            failed.length > 0 && (
              <Button variant="text" icon="download" onClick={() => saveFailed(rows, results)}>
                {fillSheetText.failed}
              </Button>
            )
          }
        >
          {resultCountsText(counts)}
        </Message>
      )}
      <RowList label={fillSheetText.rows} columns="repeat(3, minmax(0, 1fr))" height="48vh" tabIndex={0}>
        {listed.slice(0, ROWS_SHOWN).map((row) => (
          <li key={row.row}>
            <span className="num">{row.packageNo}</span>
            <span className="num">{row.waybillNo}</span>
            <Text tone={results.get(row.row)?.kind === 'failed' ? 'danger' : 'success'}>{wordsOf(row)}</Text>
          </li>
        ))}
      </RowList>
      {listed.length > ROWS_SHOWN && (
        <SecondLine as="p">{fillSheetText.more(listed.length - ROWS_SHOWN)}</SecondLine>
      )}
    </>
  );
}
