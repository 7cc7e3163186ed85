import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { SheetDropZone } from '../../../fields/SheetDropZone.tsx';
import { SheetPicker } from '../../../fields/SheetPicker.tsx';
import { isOpen } from '../../../lib/selectors.ts';
import { useFields, useMatches } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { BackRow } from '../../spreadsheets/fillBack/backSheet.ts';
import { fileRefusalText } from '../../spreadsheets/sheets.text.ts';
import styles from '../filling/Filling.module.css';
import { canCancel, canRetry, countRows, type FillBack } from './fillBack.machine.ts';
import { countsText, resultText, fillBackText as text } from './fillBack.text.ts';
import type { RowResult } from './matchRows.ts';

/** The person's own sheet: chosen, matched with parcels, and saved with their waybills. */
export function FillBackDialog({ actor }: { actor: FillBack }) {
  const open = useSelector(actor, isOpen);
  const { subject } = useFields(actor, 'subject');
  return (
    <Dialog
      open={open}
      title={subject?.orderId == null ? text.title : text.titleOfOrder}
      width={820}
      sticky
      onClose={() => actor.send({ type: 'dialog.close' })}
      actions={<Actions actor={actor} />}
    >
      <Body actor={actor} />
    </Dialog>
  );
}

function Body({ actor }: { actor: FillBack }) {
  const choosing = useMatches(actor, 'choosing');
  const reading = useMatches(actor, 'reading');
  const matched = [useMatches(actor, 'matched'), useMatches(actor, 'saving')].some(Boolean);
  if (choosing || reading) return <FilePlace actor={actor} reading={reading} />;
  return matched ? <MatchedRows actor={actor} /> : <Matching actor={actor} />;
}

function FilePlace({ actor, reading }: { actor: FillBack; reading: boolean }) {
  const { fileRefusal } = useFields(actor, 'fileRefusal');
  const readFailed = useMatches(actor, { choosing: 'readFailed' });
  const problem = fileRefusal ? fileRefusalText(fileRefusal) : readFailed ? text.readFailed : null;
  return (
    <>
      <Text as="p" below={8}>
        {text.words}
      </Text>
      <Text as="p" tone="secondary" below={8}>
        {text.privacy}
      </Text>
      <Text as="p" tone="secondary" below={12}>
        {text.platforms}
      </Text>
      <SheetDropZone
        label={text.file}
        words={text}
        autofocus
        reading={reading ? text.reading : null}
        onFile={(file) => actor.send({ type: 'file.choose', file })}
      >
        <p>{text.formats}</p>
      </SheetDropZone>
      {problem && <Message tone="danger">{problem}</Message>}
    </>
  );
}

function Matching({ actor }: { actor: FillBack }) {
  const { asked, queue, areNumbersAsked, refusal } = useFields(
    actor,
    ...(['asked', 'queue', 'areNumbersAsked', 'refusal'] as const),
  );
  const requestFailed = useMatches(actor, 'requestFailed');
  return (
    <>
      <Text as="p" below={12}>
        {areNumbersAsked ? text.byReceiver : text.byNumber}
      </Text>
      <Progress wide label={text.matching} value={asked - queue.length} max={asked}>
        {text.progress(asked - queue.length, asked)}
      </Progress>
      {requestFailed && <Message tone="warning">{text.requestFailed}</Message>}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
    </>
  );
}

/** More rows would be slow to render and are rarely read. */
const ROWS_SHOWN = 300;

/** What is filled is looked at last. */
const ORDER: readonly RowResult['kind'][] = [
  'ambiguous',
  'taken',
  'missing',
  'incomplete',
  'waiting',
  'ended',
  'filled',
];

function MatchedRows({ actor }: { actor: FillBack }) {
  const { back, results, file, fileRefusal, savedName } = useFields(
    actor,
    ...(['back', 'results', 'file', 'fileRefusal', 'savedName'] as const),
  );
  const saveFailed = useMatches(actor, { matched: 'saveFailed' });
  const counts = countRows({ results });
  const problem = fileRefusal ? fileRefusalText(fileRefusal) : saveFailed ? text.saveFailed : null;
  return (
    <>
      <Message
        below={12}
        tone={counts.filled === 0 ? 'warning' : 'info'}
        action={
          <SheetPicker
            variant="text"
            label={text.another}
            onFile={(chosen) => actor.send({ type: 'file.choose', file: chosen })}
          />
        }
      >
        {`${file?.name ?? ''}：${countsText(counts)}`}
      </Message>
      {savedName && (
        <Message tone="success" below={12}>
          {text.saved(savedName)}
          {counts.waiting > 0 && <SecondLine as="p">{text.savedHint}</SecondLine>}
        </Message>
      )}
      {problem && (
        <Message tone="danger" below={12}>
          {problem}
        </Message>
      )}
      {back && back.otherSheets.length > 0 && (
        <Field label={text.sheet} className={styles.choice}>
          {(wiring) => (
            <Select
              {...wiring}
              aria-label={text.sheet}
              value={back.sheet}
              options={[back.sheet, ...back.otherSheets].map((name) => ({ value: name, text: name }))}
              onChange={(sheet) => actor.send({ type: 'sheet.choose', sheet })}
            />
          )}
        </Field>
      )}
      <Rows rows={back?.rows ?? []} results={results} />
    </>
  );
}

function Rows({ rows, results }: { rows: readonly BackRow[]; results: ReadonlyMap<number, RowResult> }) {
  const listed = useMemo(() => {
    const rankOf = ({ line }: BackRow) => ORDER.indexOf(results.get(line)?.kind ?? 'missing');
    return rows.toSorted((one, two) => rankOf(one) - rankOf(two));
  }, [rows, results]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={text.rows}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[text.line, text.row, text.result].map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, ROWS_SHOWN).map(({ line, thirdOrderNo, receiver }) => {
              const result = results.get(line) ?? { kind: 'missing' };
              return (
                <tr key={line}>
                  <td className="num">{line}</td>
                  <td className="num">{thirdOrderNo || receiver?.name}</td>
                  <td className={result.kind === 'filled' ? 'num' : undefined}>
                    <Text tone={toneOf(result)}>{resultText(result)}</Text>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {listed.length > ROWS_SHOWN && <SecondLine as="p">{text.more(listed.length - ROWS_SHOWN)}</SecondLine>}
    </>
  );
}

function toneOf({ kind }: RowResult): 'success' | 'secondary' | 'danger' {
  if (kind === 'filled') return 'success';
  return kind === 'waiting' || kind === 'ended' ? 'secondary' : 'danger';
}

/** The buttons at the foot, the one to do next last. */
function Actions({ actor }: { actor: FillBack }) {
  const retriable = useSelector(actor, canRetry);
  const cancellable = useSelector(actor, canCancel);
  const matched = useMatches(actor, 'matched');
  const saving = useMatches(actor, 'saving');
  const { results } = useFields(actor, 'results');
  const { filled } = countRows({ results });
  return (
    <>
      <Button onClick={() => actor.send({ type: cancellable ? 'work.cancel' : 'dialog.close' })}>
        {cancellable ? text.cancel : text.close}
      </Button>
      {retriable && (
        <Button variant="primary" onClick={() => actor.send({ type: 'match.retry' })}>
          {text.retry}
        </Button>
      )}
      {(matched || saving) && (
        <Button
          variant="primary"
          icon="download"
          loading={saving}
          disabled={filled === 0}
          onClick={() => actor.send({ type: 'file.save' })}
        >
          {filled === 0 ? text.nothing : text.save(filled)}
        </Button>
      )}
    </>
  );
}
