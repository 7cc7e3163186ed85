import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { DraftPanel, VersionsTable } from '../../../flows/DraftPanels.tsx';
import { DraftScreens } from '../../../flows/DraftScreens.tsx';
import { useFields, useFormFields, useProblems, useTag } from '../../../lib/useFields.ts';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { FormCard } from '../../../ui/layout/FormCard.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { AreasDrawer } from '../parts/AreasDrawer.tsx';
import { CouriersCard } from '../parts/CouriersCard.tsx';
import { EditorFoot } from '../parts/EditorFoot.tsx';
import { bringIntoView } from '../showProblem.ts';
import { isUnsaved, selectDiffering, type TemplateEditor } from '../templateEditor.selectors.ts';
import type { TemplateDraft } from '../templateEditor.setup.ts';
import { MAX_NAME, type TemplateForm, type TemplatePart, templateForm } from '../templateForm.ts';
import { nameProblems, partNames, templateEditorText as text } from '../templates.text.ts';
import styles from '../WarehouseEditor.module.css';
import { warehouseProblemText } from '../warehouseEditor.text.ts';

interface Props {
  editor: TemplateEditor;
  /** Search part of the list's address. */
  back: string;
}

/** A freight template on its way, its form, or what has to be decided first. */
export function TemplateEditorView({ editor, back }: Props) {
  const waiting = (
    <Stack role="status" aria-label={text.loading}>
      <Skeleton height={120} />
      <Skeleton height={240} />
    </Stack>
  );
  return (
    <DraftScreens<TemplateDraft>
      {...{ editor, text, waiting, saved: waiting, back: { search: back } }}
      offer={({ form }) => <p>{text.draftWords(form.name)}</p>}
      changed={<ChangedPanel editor={editor} />}
    >
      <EditorForm editor={editor} />
    </DraftScreens>
  );
}

/** The form of a template; while it is being saved nothing can be written. */
function EditorForm({ editor }: { editor: TemplateEditor }) {
  const busy = useTag(editor, 'busy');
  const failed = useTag(editor, 'failed');
  const kept = useSelector(editor, isUnsaved);
  const problems = useProblems(editor);
  const save = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'form.save' });
  };
  return (
    <>
      <form onSubmit={save} noValidate aria-label={text.form} data-warehouse-form>
        <Stack>
          <Fields saving={busy}>
            <NameCard editor={editor} />
            <CouriersCard editor={editor} />
          </Fields>
        </Stack>
        <EditorFoot
          problem={warehouseProblemText('form', problems.form)}
          save={text.save}
          {...{ busy, failed, kept }}
        />
      </form>
      <AreasDrawer editor={editor} />
    </>
  );
}

function NameCard({ editor }: { editor: TemplateEditor }) {
  const { name } = useFormFields(editor, 'name');
  const { name: problem } = useProblems(editor);
  return (
    <FormCard title={text.basics}>
      <div className={styles.pair}>
        <TextField
          required
          label={text.name}
          error={problem ? (problem.msg ?? nameProblems[problem.code] ?? problem.code) : null}
          maxLength={MAX_NAME}
          placeholder={text.nameHint}
          value={name}
          onChange={(typed) => editor.send({ type: 'form.edit', change: { name: typed } })}
        />
      </div>
    </FormCard>
  );
}

/** What holds now beside what the person has written, where they differ. */
function ChangedPanel({ editor }: { editor: TemplateEditor }) {
  const { form, current } = useFields(editor, 'form', 'current');
  if (!current) return null;
  const theirs = templateForm(current);
  const parts = selectDiffering(editor.getSnapshot());
  return (
    <DraftPanel
      actor={editor}
      title={text.changedTitle}
      titleRef={bringIntoView}
      main={{ label: text.keepMine, event: 'mine.keep' }}
      other={{ label: text.adoptTheirs, event: 'theirs.adopt' }}
    >
      {parts.length === 0 ? (
        <Message tone="success">{text.sameNow}</Message>
      ) : (
        <>
          <p>{text.changedWords}</p>
          <VersionsTable
            text={text}
            rows={parts.map((part) => ({
              ...{ field: part, name: partNames[part] },
              ...{ theirs: said(theirs, part), mine: said(form, part) },
            }))}
          />
        </>
      )}
    </DraftPanel>
  );
}

/** A part of a form, short enough to compare. */
function said({ name, couriers }: TemplateForm, part: TemplatePart): string {
  if (part === 'name') return name;
  const rules = couriers.reduce((sum, { areaRules }) => sum + areaRules.length, 0);
  const fees = couriers.map(({ firstFee }) => `¥${firstFee}`).join('、');
  return `${text.countCouriers(couriers.length, rules)}${fees && `，首重 ${fees}`}`;
}
