import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { CheckboxTable } from '../../ui/inputs/CheckboxTable.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { EditingEndpoint } from './webhookFlows.ts';
import { type EndpointForm, eventGroups } from './webhookForm.ts';
import { formText as text } from './webhooks.text.ts';

/** The form of an endpoint. Whether it is on is asked of one that is there already. */
export function EndpointDialog({ actor }: { actor: EditingEndpoint }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  const edit = (change: Partial<EndpointForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog
      actor={actor}
      title={item.endpoint ? text.change : text.create}
      width={720}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        <TextField
          label={text.url}
          hint={text.urlHint}
          required
          data-autofocus
          inputMode="url"
          spellCheck={false}
          maxLength={500}
          error={problems.url}
          value={form.url}
          onChange={(url) => edit({ url })}
        />
        <Field label={text.events} required>
          {() => (
            <CheckboxTable
              label={text.events}
              groups={eventGroups(item.events)}
              chosen={form.events}
              error={problems.events}
              onChange={(events) => edit({ events })}
            />
          )}
        </Field>
        <TextField
          label={text.description}
          hint={text.descriptionHint}
          maxLength={100}
          error={problems.description}
          value={form.description}
          onChange={(description) => edit({ description })}
        />
        {item.endpoint && (
          <Field label={text.enabled} hint={text.enabledHint}>
            {() => (
              <Checkbox
                label={text.enabled}
                checked={form.enabled}
                onChange={(enabled) => edit({ enabled })}
              />
            )}
          </Field>
        )}
      </Fields>
    </FormDialog>
  );
}
