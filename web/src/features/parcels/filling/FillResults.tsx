import { useFields, useMatches } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Grow, Row } from '../../../ui/Layout.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { SecondLine, Text } from '../../../ui/Text.tsx';
import styles from './Filling.module.css';
import { fillSheetText, resultCountsText, fillText as text } from './filling.text.ts';
import { type FillRow, readyRows } from './fillRows.ts';
import { failedTable } from './fillSheet.ts';
import { countResults, type FillWaybills } from './fillWaybills.selectors.ts';
import { saveTable } from './saveTable.ts';

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
        <Row gap={12} role="status">
          <Grow>
            <Progress label={text.sending} value={sent.length - queue.length} max={sent.length} />
          </Grow>
          <Text num>{text.progress(sent.length - queue.length, sent.length)}</Text>
        </Row>
      )}
      {requestFailed && <Message tone="warning">{text.requestFailed}</Message>}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {!sending && results.size > 0 && (
        <Message
          tone={counts.failed + counts.unsent > 0 ? 'warning' : 'success'}
          action={
            failed.length > 0 && (
              <Button variant="text" icon="download" onClick={() => saveTable(failedTable(rows, results))}>
                {fillSheetText.failed}
              </Button>
            )
          }
        >
          {resultCountsText(counts)}
        </Message>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <ul className={styles.results} aria-label={fillSheetText.rows} tabIndex={0}>
        {listed.slice(0, ROWS_SHOWN).map((row) => (
          <li key={row.row}>
            <span className="num">{row.packageNo}</span>
            <span className="num">{row.waybillNo}</span>
            <Text tone={results.get(row.row)?.kind === 'failed' ? 'danger' : 'success'}>{wordsOf(row)}</Text>
          </li>
        ))}
      </ul>
      {listed.length > ROWS_SHOWN && (
        <SecondLine as="p">{fillSheetText.more(listed.length - ROWS_SHOWN)}</SecondLine>
      )}
    </>
  );
}
