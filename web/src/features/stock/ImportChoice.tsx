import { useSelector } from '@xstate/react';
import { SheetDropZone } from '../../fields/SheetDropZone.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './Import.module.css';
import {
  type ImportStock,
  isReadFailed,
  isReading,
  isSavingTemplate,
  isTemplateLost,
  selectContext,
} from './importStock.selectors.ts';
import { fileProblemText, importText as text } from './stockImport.text.ts';

/** A file is chosen or dropped, and read; the template is where to begin. */
export function ImportChoice({ actor }: { actor: ImportStock }) {
  const reading = useSelector(actor, isReading);
  const readFailed = useSelector(actor, isReadFailed);
  const lost = useSelector(actor, isTemplateLost);
  const saving = useSelector(actor, isSavingTemplate);
  const { file, fileProblem, refusal } = useSelector(actor, selectContext);
  const take = (chosen: File) => actor.send({ type: 'file.choose', file: chosen });
  if (reading)
    return (
      <div className={styles.reading} role="status">
        {text.reading(file?.name ?? '')}
        <Button onClick={() => actor.send({ type: 'file.clear' })}>{text.again}</Button>
      </div>
    );
  return (
    <>
      <SheetDropZone autofocus label={text.title} words={text} onFile={take}>
        <p>{text.formats}</p>
      </SheetDropZone>
      {fileProblem && <Message tone="danger">{fileProblemText(fileProblem)}</Message>}
      {readFailed && <Message tone="warning">{text.readFailed}</Message>}
      <p className={styles.how}>{text.how}</p>
      <p className={styles.template}>
        <Button icon="download" loading={saving} onClick={() => actor.send({ type: 'template.save' })}>
          {text.template}
        </Button>
        <span>{text.templateHint}</span>
      </p>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {lost && <Message tone="warning">{text.templateLost}</Message>}
    </>
  );
}
