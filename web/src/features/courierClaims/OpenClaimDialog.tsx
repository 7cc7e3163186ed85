import { FormDialog } from '../../flows/FormDialog.tsx';
import type { ClaimKind } from '../../graphql/generated/graphql.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { kindNames, MAX_WORDS, openingText as text } from './courierClaims.text.ts';
import type { OpenClaimForm, OpeningClaim } from './openClaim.ts';

const KINDS = Object.entries(kindNames).map(([value, words]) => ({ value: value as ClaimKind, text: words }));

/** What a courier did to a parcel, and what it is asked for. */
export function OpenClaimDialog({ actor }: { actor: OpeningClaim }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  const edit = (change: Partial<OpenClaimForm>) => actor.send({ type: 'form.edit', change });
  if (!item) return null;
  return (
    <FormDialog actor={actor} title={text.title} width={480} texts={text} problem={refusal?.msg ?? null}>
      <Text as="p" tone="secondary" num below={16}>
        {text.of(item.packageNo)}
      </Text>
      <Fields saving={busy}>
        <Field label={text.kind} required error={problems.kind}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              placeholder={text.chooseKind}
              value={form.kind}
              options={KINDS}
              onChange={(kind) => edit({ kind })}
            />
          )}
        </Field>
        <TextField
          label={text.amount}
          required
          error={problems.yuan}
          inputMode="decimal"
          value={form.yuan}
          onChange={(yuan) => edit({ yuan })}
        />
        <Field label={text.words} required hint={text.wordsHint} error={problems.words}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={3}
              maxLength={MAX_WORDS}
              value={form.words}
              onChange={(words) => edit({ words })}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
