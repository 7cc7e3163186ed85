import { useSelector } from '@xstate/react';
import { SheetPicker } from '../../fields/SheetPicker.tsx';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields, useFormFields, useProblems } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { CopyReply } from '../ui/CopyReply.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { AddingLicence, CheckingLicence, DecidingLicence } from './licenceActions.ts';
import {
  acceptText,
  checkText,
  kindNames,
  refuseReply,
  refuseTemplates,
  refuseText,
  addText as text,
} from './licences.text.ts';

export function DecideDialog({ actor }: { actor: DecidingLicence }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={({ accept }) => (accept ? acceptText : refuseText)}>
      {({ accept, kind, number, reason }, problem) => (
        <>
          <Text as="p" below={12}>
            {(accept ? acceptText : refuseText).question(kindNames[kind], number)}
          </Text>
          {!accept && (
            <>
              <ReasonField
                value={reason}
                error={problem}
                templates={refuseTemplates}
                readOnly={busy}
                onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
              />
              <CopyReply reply={refuseReply(reason.trim())} />
            </>
          )}
        </>
      )}
    </ConfirmActionDialog>
  );
}

export function CheckDialog({ actor }: { actor: CheckingLicence }) {
  return (
    <ConfirmActionDialog actor={actor} texts={checkText}>
      {({ kind, number }) => <p>{checkText.question(kindNames[kind], number)}</p>}
    </ConfirmActionDialog>
  );
}

export function AddDialog({ actor }: { actor: AddingLicence }) {
  const { refusal } = useFields(actor, 'refusal');
  return (
    <FormDialog actor={actor} title={text.title} width={480} texts={text} problem={refusal?.msg ?? null}>
      <LicenceFields actor={actor} />
    </FormDialog>
  );
}

function LicenceFields({ actor }: { actor: AddingLicence }) {
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
      <Field label={text.file} required hint={text.fileHint} error={problems.file}>
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
