import { useSelector } from '@xstate/react';
import { hasConflict } from '../../flows/editRecord.selectors.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { momentOf } from '../../lib/minutes.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Fields } from '../../ui/inputs/Fields.tsx';
import type { EditingNotice } from './editNotice.ts';
import { isOut } from './editNotice.ts';
import { NoticeAudienceFields } from './NoticeAudienceFields.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import { NoticeTimeFields } from './NoticeTimeFields.tsx';
import { NoticeWordsFields } from './NoticeWordsFields.tsx';
import styles from './notices.module.css';
import { editText as text } from './notices.text.ts';

/** A notice is written here, beside what its readers will see. */
export function EditNoticeDialog({ actor }: { actor: EditingNotice }) {
  const { item, form, refusal } = useFields(actor, 'item', 'form', 'refusal');
  const busy = useTag(actor, 'busy');
  const conflict = useSelector(actor, hasConflict);
  const out = item !== null && isOut(item);
  const title = out
    ? text.titleRevise(item.notice?.title ?? '')
    : item?.notice
      ? text.titleDraft
      : text.titleNew;
  const save = conflict ? text.saveOver : out ? text.saveRevision : text.save;
  return (
    <FormDialog
      actor={actor}
      title={title}
      width={1040}
      texts={{ ...text, save }}
      problem={conflict ? text.conflict : (refusal?.msg ?? null)}
    >
      <div className={styles.editor}>
        <div>
          <Fields saving={busy}>
            <NoticeAudienceFields actor={actor} fixed={out} />
            <NoticeWordsFields actor={actor} fixed={out} />
            <NoticeTimeFields actor={actor} />
          </Fields>
        </div>
        <NoticePreview {...form} createdAt={momentOf(form.startsAt) ?? new Date().toISOString()} />
      </div>
    </FormDialog>
  );
}
