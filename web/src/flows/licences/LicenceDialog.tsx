import { useSelector } from '@xstate/react';
import { SheetPicker } from '../../fields/SheetPicker.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields, useFormFields, useProblems } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { kindNames, fieldsText as text } from './licences.text.ts';
import type { WritingLicence } from './writeLicence.ts';

interface Texts {
  title: string;
  save: string;
  cancel: string;
  failed: string;
  /** What may be chosen, and who sees it. */
  fileHint: string;
}

/** A licence is written down and its picture chosen. */
export function LicenceDialog<Item>({ actor, texts }: { actor: WritingLicence<Item>; texts: Texts }) {
  const { refusal } = useFields(actor, 'refusal');
  return (
    <FormDialog actor={actor} title={texts.title} width={480} texts={texts} problem={refusal?.msg ?? null}>
      <LicenceFields actor={actor} fileHint={texts.fileHint} />
    </FormDialog>
  );
}

function LicenceFields<Item>({ actor, fileHint }: { actor: WritingLicence<Item>; fileHint: string }) {
  const { kind, number, endsOn, file } = useFormFields(actor, 'kind', 'number', 'endsOn', 'file');
  const problems = useProblems(actor);
  const busy = useSelector(actor, isBusy);
  return (
    <Fields saving={busy}>
      <Field label={text.kind} required error={problems.kind}>
        {(wiring) => (
          <Select
            {...wiring}
            value={kind}
            placeholder={text.choose}
            options={optionsOf(kindNames)}
            onChange={(chosen) => actor.send({ type: 'form.edit', change: { kind: chosen } })}
          />
        )}
      </Field>
      <TextField
        label={text.number}
        required
        error={problems.number}
        maxLength={60}
        value={number}
        onChange={(typed) => actor.send({ type: 'form.edit', change: { number: typed } })}
      />
      <TextField
        label={text.ends}
        type="date"
        hint={text.endsHint}
        value={endsOn}
        onChange={(day) => actor.send({ type: 'form.edit', change: { endsOn: day } })}
      />
      <Field label={text.file} required hint={fileHint} error={problems.file}>
        {({ id }) => (
          <Row gap={12} id={id}>
            <SheetPicker
              label={text.pick}
              accept="image/jpeg,image/png,image/webp,image/gif"
              disabled={busy}
              onFile={(picked) => actor.send({ type: 'form.edit', change: { file: picked } })}
            />
            {file && <Text cut="ellipsis">{file.name}</Text>}
          </Row>
        )}
      </Field>
    </Fields>
  );
}
