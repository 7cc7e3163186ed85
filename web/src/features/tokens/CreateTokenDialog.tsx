import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { CheckboxTable } from '../../ui/inputs/CheckboxTable.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { AgreementField } from './AgreementField.tsx';
import { scopeGroups } from './scopeGroups.ts';
import type { CreatingToken } from './tokenFlows.ts';
import { paysOrders, readsReceivers, type TokenForm } from './tokenForm.ts';
import { termNames, createText as text } from './tokens.text.ts';

/** The form of a new token. A limit and a consent are asked for where its scopes need them. */
export function CreateTokenDialog({ actor }: { actor: CreatingToken }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  const edit = (change: Partial<TokenForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog actor={actor} title={text.title} width={720} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <TextField
          label={text.name}
          hint={text.nameHint}
          required
          data-autofocus
          maxLength={40}
          error={problems.name}
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        <Row gap={12} align="start">
          <Field label={text.term} required>
            {(wiring) => (
              <Select
                {...wiring}
                value={form.term}
                options={optionsOf(termNames)}
                onChange={(term) => edit({ term })}
              />
            )}
          </Field>
          {form.term === 'other' && (
            <TextField
              label={text.days}
              required
              inputMode="numeric"
              maxLength={3}
              error={problems.days}
              value={form.days}
              onChange={(days) => edit({ days })}
            />
          )}
        </Row>
        <Field label={text.scopes} required hint={text.scopesHint}>
          {() => (
            <CheckboxTable
              label={text.scopes}
              groups={scopeGroups(item.grantable)}
              chosen={form.scopes}
              error={problems.scopes}
              onChange={(scopes) => edit({ scopes })}
            />
          )}
        </Field>
        {paysOrders(form) && (
          <TextField
            label={text.dayLimit}
            hint={text.dayLimitHint}
            required
            inputMode="decimal"
            error={problems.dayLimit}
            value={form.dayLimit}
            onChange={(dayLimit) => edit({ dayLimit })}
          />
        )}
        {readsReceivers(form) && (
          <AgreementField
            form={form}
            agreement={item.agreement}
            error={problems.agreement}
            onChange={(agreement) => edit({ agreement })}
          />
        )}
        <Field label={text.networks} hint={text.networksHint} error={problems.networks}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={2}
              spellCheck={false}
              value={form.networks}
              onChange={(networks) => edit({ networks })}
            />
          )}
        </Field>
        <Field label={text.password} hint={text.passwordHint} required error={problems.password}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              name="password"
              autoComplete="current-password"
              maxLength={64}
              value={form.password}
              onChange={(password) => edit({ password })}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
