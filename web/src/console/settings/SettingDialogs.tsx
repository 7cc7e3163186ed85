import { useSelector } from '@xstate/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import { ReasonQuestion } from '../ui/ReasonQuestion.tsx';
import type { EditingSetting, ResettingSetting } from './editSetting.ts';
import { reasonText, resetText, settingsText, editText as text } from './settings.text.ts';
import { jsonOf, type Setting, shownBounds, shownValue, wordsOf } from './settingValue.ts';

/** The form of a setting: its new value, what that changes, and why. */
export function EditSettingDialog({ actor }: { actor: EditingSetting }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useSelector(actor, isBusy);
  if (item === null) return null;
  const { setting } = item;
  const json = jsonOf(setting, form.typed);
  return (
    <FormDialog
      actor={actor}
      title={text.title(wordsOf(setting.key).name)}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        <Text as="p" tone="secondary" below={12}>
          {wordsOf(setting.key).hint}
        </Text>
        <ValueField
          setting={setting}
          typed={form.typed}
          problem={problems.typed}
          onChange={(typed) => actor.send({ type: 'form.edit', change: { typed } })}
        />
        {json !== null && json !== setting.value && (
          <Text as="p" num below={12} anywhere>
            {text.change(shownValue(setting, setting.value), shownValue(setting, json))}
          </Text>
        )}
        <ReasonField
          first={false}
          hint={reasonText.hint}
          value={form.reason}
          error={problems.reason}
          onChange={(reason) => actor.send({ type: 'form.edit', change: { reason } })}
        />
      </Fields>
    </FormDialog>
  );
}

interface ValueProps {
  setting: Setting;
  typed: string;
  problem: string | undefined;
  onChange: (typed: string) => void;
}

function ValueField({ setting, typed, problem, onChange }: ValueProps) {
  const { key, kind, choices } = setting;
  const { unit, choices: names } = wordsOf(key);
  if (kind === 'BOOLEAN' || kind === 'CHOICE') {
    const values = kind === 'CHOICE' ? choices : ['true', 'false'];
    const labels = names ?? { true: settingsText.yes, false: settingsText.no };
    return (
      <Row gap={12} below={12} wrap>
        <Segmented
          label={text.value}
          value={typed}
          choices={values.map((value) => ({ value, label: labels[value] ?? value }))}
          onChange={onChange}
        />
        {problem && (
          <Text role="alert" tone="danger" small>
            {problem}
          </Text>
        )}
      </Row>
    );
  }
  if (kind === 'LIST')
    return (
      <Field label={text.value} error={problem}>
        {(wiring) => <TextArea {...wiring} rows={5} data-autofocus value={typed} onChange={onChange} />}
      </Field>
    );
  return (
    <TextField
      label={unit === 'fen' ? text.yuan : text.value}
      hint={shownBounds(setting)}
      error={problem}
      data-autofocus
      value={typed}
      onChange={onChange}
    />
  );
}

/** Asks before a setting goes back to its default. */
export function ResetSettingDialog({ actor }: { actor: ResettingSetting }) {
  return (
    <ReasonQuestion
      actor={actor}
      texts={resetText}
      words={({ setting }) => ({
        question: resetText.question(
          wordsOf(setting.key).name,
          shownValue(setting, setting.value),
          shownValue(setting, setting.initial),
        ),
        first: false,
      })}
    />
  );
}
