import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { isBusy, isFailed } from '../../../lib/selectors.ts';
import { useProblems } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fields } from '../../../ui/Fields.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from '../WarehouseEditor.module.css';
import { isUnsaved, type WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import { AreasDrawer } from './AreasDrawer.tsx';
import { BasicsCard } from './BasicsCard.tsx';
import { CouriersCard } from './CouriersCard.tsx';
import { TermsCard } from './TermsCard.tsx';
import { TimeCard } from './TimeCard.tsx';

/** The form of a warehouse; while it is being saved nothing can be written. */
export function EditorForm({ editor }: { editor: WarehouseEditor }) {
  const busy = useSelector(editor, isBusy);
  const failed = useSelector(editor, isFailed);
  const kept = useSelector(editor, isUnsaved);
  const problems = useProblems(editor);
  const save = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'form.save' });
  };
  const problem = warehouseProblemText('form', problems.form);
  return (
    <>
      <form onSubmit={save} noValidate aria-label={text.form} data-warehouse-form>
        <Stack>
          <Fields saving={busy}>
            <BasicsCard editor={editor} />
            <TimeCard editor={editor} />
            <TermsCard editor={editor} />
            <CouriersCard editor={editor} />
          </Fields>
        </Stack>
        <footer className={styles.foot}>
          {(problem || failed) && (
            <Message tone={failed ? 'warning' : 'danger'}>{failed ? text.requestFailed : problem}</Message>
          )}
          <Text small tone="secondary">
            {kept && text.keptHere}
          </Text>
          <Button type="submit" variant="primary" size="large" loading={busy}>
            {text.save}
          </Button>
        </footer>
      </form>
      <AreasDrawer editor={editor} />
    </>
  );
}
