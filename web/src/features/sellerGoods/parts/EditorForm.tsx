import { useSelector } from '@xstate/react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { useFields } from '../../../lib/useFields.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { Message } from '../../../ui/Message.tsx';
import styles from '../GoodsEditor.module.css';
import { canPublish, type GoodsEditor } from '../goodsEditor.selectors.ts';
import { auditText, editorText as text } from '../goodsEditor.text.ts';
import { BasicsCard } from './BasicsCard.tsx';
import { EditorAside } from './EditorAside.tsx';
import { PricesCard } from './PricesCard.tsx';
import { SaleCard } from './SaleCard.tsx';
import { StocksCard } from './StocksCard.tsx';

/** The form, and beside it what buyers will see of it. */
export function EditorForm({ editor }: { editor: GoodsEditor }) {
  const { item: good } = useFields(editor, 'item');
  const publish = useSelector(editor, canPublish);
  const formId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'good.save', publish });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    editor.send({ type: 'draft.save' });
  };
  const audit = good && auditText[good.status]?.(good.auditReason);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of what is written inside
    <div className={styles.columns} onKeyDown={pressKey}>
      <form id={formId} onSubmit={save} noValidate aria-label={text.form}>
        <Stack>
          {audit && <Message tone={good.status === 'AUDITING' ? 'info' : 'warning'}>{audit}</Message>}
          <BasicsCard editor={editor} />
          <PricesCard editor={editor} />
          <SaleCard editor={editor} />
          <StocksCard editor={editor} />
        </Stack>
      </form>
      <EditorAside editor={editor} formId={formId} />
    </div>
  );
}
