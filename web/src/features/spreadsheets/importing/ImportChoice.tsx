import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { SheetDropZone } from '../../../fields/SheetDropZone.tsx';
import { SheetPicker } from '../../../fields/SheetPicker.tsx';
import { useFields } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { Row as Line } from '../../../ui/layout/Layout.tsx';
import styles from './Import.module.css';
import {
  hasTemplate,
  isInCheck,
  isReadFailed,
  isReading,
  isSavingTemplate,
  isTemplateLost,
  isUncheckable,
  takesPictures,
} from './importSheet.selectors.ts';
import { fileProblemText, type ImportWords, importSheetText as text } from './importSheet.text.ts';
import { type ImportSheet, PASTED } from './importSheet.ts';
import { type ImportRow, sendable } from './sheetRows.ts';

interface Props<Row extends ImportRow> {
  actor: ImportSheet<Row>;
  words: ImportWords;
}

/** A file is chosen or dropped, and read; the template is where to begin. */
export function ImportChoice<Row extends ImportRow>({ actor, words }: Props<Row>) {
  const reading = useSelector(actor, isReading);
  const checking = useSelector(actor, isInCheck);
  const readFailed = useSelector(actor, isReadFailed);
  const lost = useSelector(actor, isTemplateLost);
  const saving = useSelector(actor, isSavingTemplate);
  const template = useSelector(actor, hasTemplate);
  const withPictures = useSelector(actor, takesPictures);
  const { file, pictures, fileProblem, refusal } = useFields(
    actor,
    ...(['file', 'pictures', 'fileProblem', 'refusal'] as const),
  );
  const take = (chosen: File) => actor.send({ type: 'file.choose', file: chosen });
  if (checking) return <Checking actor={actor} />;
  if (reading)
    return (
      <Line gap={16} justify="space-between" className={styles.reading} role="status">
        {text.reading(file?.name ?? '')}
        <Button onClick={() => actor.send({ type: 'file.clear' })}>{text.again}</Button>
      </Line>
    );
  return (
    <>
      <SheetDropZone
        autofocus
        label={words.title}
        words={text}
        onFile={take}
        {...(withPictures ? { accept: '.xlsx,.xls,.csv,.zip' } : {})}
      >
        <p>{words.formats}</p>
      </SheetDropZone>
      {words.paste && <PasteBox {...words.paste} onRead={take} />}
      {fileProblem && <Message tone="danger">{fileProblemText(fileProblem, words)}</Message>}
      {readFailed && <Message tone="warning">{text.readFailed}</Message>}
      <Text as="p" tone="secondary" above={12} below={12}>
        {words.how}
      </Text>
      {withPictures && (
        <Line gap={12} className={styles.pictures}>
          <SheetPicker
            icon="arrowUp"
            accept=".zip"
            label={pictures ? text.changePictures : text.pictures}
            onFile={(chosen) => actor.send({ type: 'pictures.choose', file: chosen })}
          />
          <Text tone="secondary">{pictures ? pictures.name : words.picturesHint}</Text>
        </Line>
      )}
      <Line as="p" gap={12}>
        {template && (
          <Button icon="download" loading={saving} onClick={() => actor.send({ type: 'template.save' })}>
            {text.template}
          </Button>
        )}
        <Text tone="secondary">{words.templateHint}</Text>
      </Line>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {lost && <Message tone="warning">{text.templateLost}</Message>}
    </>
  );
}

/** Text in place of a file. */
function PasteBox({ label, hint, onRead }: { label: string; hint: string; onRead: (file: File) => void }) {
  const [typed, setTyped] = useState('');
  const read = () => onRead(new File([typed], text.pasted, { type: PASTED }));
  return (
    <div className={styles.paste}>
      <TextArea
        aria-label={label}
        placeholder={hint}
        rows={4}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && typed.trim() !== '') read();
        }}
      />
      <Button variant="primary" size="small" disabled={typed.trim() === ''} onClick={read}>
        {text.readPasted}
      </Button>
    </div>
  );
}

/** The rows are looked at by the service, which writes nothing. */
function Checking<Row extends ImportRow>({ actor }: Pick<Props<Row>, 'actor'>) {
  const failed = useSelector(actor, isUncheckable);
  const { rows, checked, refusal } = useFields(actor, 'rows', 'checked', 'refusal');
  const all = sendable(rows).length;
  return (
    <>
      <Text as="p" above={12} below={12}>
        {text.checking}
      </Text>
      <Progress wide label={text.preview} value={checked} max={all}>
        {text.checked(checked, all)}
      </Progress>
      {failed && <Message tone="warning">{refusal?.msg ?? text.uncheckable}</Message>}
      <Line gap={12} className={styles.pictures}>
        <Button onClick={() => actor.send({ type: 'file.clear' })}>{text.again}</Button>
        {failed && (
          <Button variant="primary" onClick={() => actor.send({ type: 'rows.check' })}>
            {text.recheck}
          </Button>
        )}
      </Line>
    </>
  );
}
