import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Fields } from '../../../ui/Fields.tsx';
import { Message } from '../../../ui/Message.tsx';
import styles from '../WarehouseEditor.module.css';
import {
  isBroken,
  isBusy,
  isUnsaved,
  selectProblems,
  type WarehouseEditor,
} from '../warehouseEditor.selectors.ts';
import { editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import { AreasDrawer } from './AreasDrawer.tsx';
import { BasicsCard } from './BasicsCard.tsx';
import { CouriersCard } from './CouriersCard.tsx';
import { TermsCard } from './TermsCard.tsx';
import { TimeCard } from './TimeCard.tsx';

/** The form of a warehouse; while it is being saved nothing can be written. */
export function EditorForm({ editor }: { editor: WarehouseEditor }) {
  const busy = useSelector(editor, isBusy);
  const broken = useSelector(editor, isBroken);
  const kept = useSelector(editor, isUnsaved);
  const problems = useSelector(editor, selectProblems);
  const save = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'form.save' });
  };
  const problem = warehouseProblemText('form', problems.form);
  return (
    <>
      <form onSubmit={save} noValidate aria-label={text.form} data-warehouse-form>
        <div className={styles.work}>
          <Fields saving={busy}>
            <BasicsCard editor={editor} />
            <TimeCard editor={editor} />
            <TermsCard editor={editor} />
            <CouriersCard editor={editor} />
          </Fields>
        </div>
        <footer className={styles.foot}>
          {(problem || broken) && (
            <Message tone={broken ? 'warning' : 'danger'}>{broken ? text.broken : problem}</Message>
          )}
          <span className={styles.kept}>{kept && text.keptHere}</span>
          <Button type="submit" variant="primary" size="large" loading={busy}>
            {text.save}
          </Button>
        </footer>
      </form>
      <AreasDrawer editor={editor} />
    </>
  );
}
