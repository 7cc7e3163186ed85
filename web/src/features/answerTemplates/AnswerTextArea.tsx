import { type ComponentProps, useRef } from 'react';
import { flushSync } from 'react-dom';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import styles from './answerTemplates.module.css';
import { TemplateChooser } from './TemplateChooser.tsx';

interface Props extends Omit<ComponentProps<typeof TextArea>, 'ref' | 'maxLength'> {
  /** Most characters of the answer. */
  maxLength: number;
}

/** Where a supplier answers: a text area with the supplier's templates above its right end. Takes the wiring of a Field. */
export function AnswerTextArea({ maxLength, value, onChange, ...rest }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={styles.area}>
      <div className={styles.chooser}>
        <TemplateChooser
          typed={value}
          max={maxLength}
          caretIn={() => field.current?.selectionEnd ?? value.length}
          onInsert={({ text, caret }) => {
            // The caret can only be set behind what stands in the field.
            flushSync(() => onChange(text));
            field.current?.focus();
            field.current?.setSelectionRange(caret, caret);
          }}
        />
      </div>
      <TextArea {...rest} ref={field} maxLength={maxLength} value={value} onChange={onChange} />
    </div>
  );
}
