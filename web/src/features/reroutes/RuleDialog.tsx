import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { EditingRule, RuleForm } from './rerouteRule.ts';
import { ruleText as text } from './reroutes.text.ts';

/** Whether stopped parcels take their way by themselves, and which. */
export function RuleDialog({ actor }: { actor: EditingRule }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  const edit = (change: Partial<RuleForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog actor={actor} title={text.title} width={480} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <Checkbox label={text.isOn} checked={form.isOn} onChange={(isOn) => edit({ isOn })} />
        <Text as="p" tone="secondary" below={12}>
          {text.words}
        </Text>
        {form.isOn && (
          <>
            <TextField
              label={text.maxMore}
              data-autofocus
              before="¥"
              inputMode="decimal"
              error={problems.maxMore}
              value={form.maxMore}
              onChange={(maxMore) => edit({ maxMore })}
            />
            <TextField
              label={text.maxDays}
              inputMode="numeric"
              error={problems.maxDays}
              value={form.maxDays}
              onChange={(maxDays) => edit({ maxDays })}
            />
          </>
        )}
      </Fields>
    </FormDialog>
  );
}
