import { useFields } from '../../lib/useFields.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { EditingNotice, NoticeForm } from './editNotice.ts';
import styles from './notices.module.css';
import { DETAIL_MAX, TITLE_MAX, editText as text } from './notices.text.ts';

/** What a notice says. */
export function NoticeWordsFields({ actor, fixed }: { actor: EditingNotice; fixed: boolean }) {
  const { form, problems } = useFields(actor, 'form', 'problems');
  const edit = (change: Partial<NoticeForm>) => actor.send({ type: 'form.edit', change });
  const isMessage = form.type === 'PERSONAL';
  return (
    <>
      <TextField
        label={text.title}
        required
        data-autofocus
        error={problems.title}
        maxLength={TITLE_MAX}
        value={form.title}
        onChange={(title) => edit({ title })}
      />
      <Field label={text.detail} required hint={text.detailHint} error={problems.detail}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={6}
            maxLength={DETAIL_MAX}
            value={form.detail}
            onChange={(detail) => edit({ detail })}
          />
        )}
      </Field>
      {isMessage && (
        <TextField
          label={text.link}
          disabled={fixed}
          error={problems.link}
          hint={text.linkHint}
          maxLength={200}
          value={form.link}
          onChange={(link) => edit({ link })}
        />
      )}
      {(form.type === 'PLATFORM' || form.type === 'SELLER') && (
        <div className={styles.pin}>
          <Checkbox
            label={text.isPinned}
            checked={form.isPinned}
            onChange={(isPinned) => edit({ isPinned })}
          />
        </div>
      )}
    </>
  );
}
