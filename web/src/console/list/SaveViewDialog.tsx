import { useSelector } from '@xstate/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useMay } from '../consoleActors.ts';
import { savingText as text } from './list.text.ts';
import type { SavingView } from './savedViews.ts';

const MAX_NAME = 20;

/** Asks what the filters are to be called, and, of who may share, whether all get them. */
export function SaveViewDialog({ actor }: { actor: SavingView }) {
  return <SaveViewForm actor={actor} mayShare={useMay('lists.share')} />;
}

interface Props {
  actor: SavingView;
  mayShare: boolean;
}

export function SaveViewForm({ actor, mayShare }: Props) {
  const { form, problems, refusal } = useFields(actor, 'form', 'problems', 'refusal');
  const busy = useSelector(actor, isBusy);
  const edit = (change: Partial<typeof form>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog actor={actor} title={text.title} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <TextField
          label={text.name}
          required
          maxLength={MAX_NAME}
          data-autofocus
          hint={text.hint}
          error={problems.name}
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        {mayShare && (
          <Checkbox label={text.share} checked={form.isShared} onChange={(isShared) => edit({ isShared })} />
        )}
      </Fields>
    </FormDialog>
  );
}
