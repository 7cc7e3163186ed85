import { useFields } from '../../lib/useFields.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import { giveNames, reasonTemplates, decideText as text } from './cases.text.ts';
import type { DecidedCase, Deciding } from './decideCase.logic.ts';
import type { DecisionForm } from './decideCase.rules.ts';

type Give = keyof typeof giveNames;
type Bearer = keyof typeof text.bearers;

const choicesOf = <K extends string>(names: Readonly<Record<K, string>>) =>
  (Object.keys(names) as K[]).map((value) => ({ value, label: names[value] }));

interface Props {
  actor: Deciding;
  found: DecidedCase;
  busy: boolean;
}

/** What the buyer gets, and why. */
export function DecisionFields({ actor, found, busy }: Props) {
  const { form, problem } = useFields(actor, 'form', 'problem');
  const edit = (change: Partial<DecisionForm>) => actor.send({ type: 'form.edit', change });
  const errorAt = (at: keyof typeof text.problems) => (problem === at ? text.problems[at] : null);
  return (
    <Fields saving={busy}>
      <Field label={text.give}>
        {() => (
          <Segmented<Give>
            label={text.give}
            value={form.give}
            choices={choicesOf(giveNames)}
            onChange={(give) => edit({ give })}
          />
        )}
      </Field>
      {form.give === 'PART' && (
        <TextField
          label={text.yuan}
          inputMode="decimal"
          required
          data-autofocus
          hint={text.yuanHint(found.amount, found.maxAmount)}
          error={errorAt('yuan')}
          value={form.yuan}
          onChange={(yuan) => edit({ yuan })}
        />
      )}
      {form.give === 'REPLACEMENT' && (
        <>
          <TextField
            label={text.freight}
            inputMode="decimal"
            hint={text.freightHint}
            error={errorAt('freight')}
            value={form.freight}
            onChange={(freight) => edit({ freight })}
          />
          {form.freight.trim() !== '' && (
            <Field label={text.freightBy}>
              {() => (
                <Segmented<Bearer>
                  label={text.freightBy}
                  value={form.freightBy}
                  choices={choicesOf(text.bearers)}
                  onChange={(freightBy) => edit({ freightBy })}
                />
              )}
            </Field>
          )}
        </>
      )}
      <Field label={text.template}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            value={null}
            placeholder={text.template}
            options={reasonTemplates[form.give].map((reason) => ({ value: reason, text: reason }))}
            onChange={(reason) => edit({ reason })}
          />
        )}
      </Field>
      <ReasonField
        first={false}
        label={text.reason}
        hint={text.reasonHint}
        value={form.reason}
        error={errorAt('reason')}
        onChange={(reason) => edit({ reason })}
      />
    </Fields>
  );
}
