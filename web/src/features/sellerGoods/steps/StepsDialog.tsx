import { FormDialog } from '../../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../../lib/useFields.ts';
import { SecondLine } from '../../../ui/base/Text.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { FieldNote } from '../../../ui/layout/FormCard.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import type { EditSteps } from './editSteps.ts';
import { stepProblemText, stepsText as text } from './priceSteps.text.ts';
import styles from './StepsDialog.module.css';
import {
  ALL_SKUS,
  ownScopes,
  priceOfOne,
  problemKey,
  rowsOf,
  type SteppedGood,
  type StepsForm,
  type StepsProblems,
  withRow,
} from './stepsForm.ts';

const PER = (['parcel', 'order'] as const).map((value) => ({ value, label: text.per[value] }));

/** What goods cost from some pieces on: of all combinations, and of single ones. */
export function StepsDialog({ editor }: { editor: EditSteps }) {
  const { item: good, form, problems, refusal } = useFields(editor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(editor, 'busy');
  const elsewhere = good ? wrongElsewhere(form, problems, good) : [];
  const edit = (change: Partial<StepsForm>) => editor.send({ type: 'form.edit', change });
  return (
    <FormDialog
      actor={editor}
      title={text.title}
      texts={text}
      problem={refusal?.msg ?? (elsewhere.length > 0 ? text.elsewhere(elsewhere) : null)}
    >
      {good && (
        <Fields saving={busy}>
          <Stack gap={12}>
            <Row gap={12}>
              <span>{text.per.label}</span>
              <Segmented
                label={text.per.label}
                value={form.per}
                choices={PER}
                onChange={(per) => edit({ per })}
              />
            </Row>
            <SecondLine as="p">{text.perHint[form.per]}</SecondLine>
            <ScopeField good={good} scope={form.scope} onChange={(scope) => edit({ scope })} />
            <StepRows good={good} form={form} problems={problems} onEdit={edit} />
          </Stack>
        </Fields>
      )}
    </FormDialog>
  );
}

interface ScopeProps {
  good: SteppedGood;
  scope: number;
  onChange: (scope: number) => void;
}

function ScopeField({ good, scope, onChange }: ScopeProps) {
  const own = ownScopes(good);
  if (own.length === 0) return null;
  const options = [
    { value: ALL_SKUS, text: text.allSkus },
    ...own.map(({ id, name }) => ({ value: id, text: name })),
  ];
  return (
    <Field label={text.scope} hint={text.scopeHint}>
      {(wiring) => (
        <Select<number> {...wiring} fluid aria-label={text.scope} {...{ options, onChange }} value={scope} />
      )}
    </Field>
  );
}

interface RowsProps {
  good: SteppedGood;
  form: StepsForm;
  problems: StepsProblems;
  onEdit: (change: Partial<StepsForm>) => void;
}

function StepRows({ good, form, problems, onEdit }: RowsProps) {
  const { scope } = form;
  const rows = rowsOf(form, scope);
  const said = new Set(rows.map((_, at) => stepProblemText(problems[problemKey(scope, at)])));
  return (
    <section aria-label={text.title}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{text.head.pieces}</th>
            <th scope="col">{text.head.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const isWrong = problems[problemKey(scope, at)] !== undefined;
            const input = (part: keyof typeof row, maxLength: number, mode: 'numeric' | 'decimal') => (
              <td>
                <Input
                  inputMode={mode}
                  autoComplete="off"
                  maxLength={maxLength}
                  aria-label={text[part](at)}
                  aria-invalid={isWrong}
                  value={row[part]}
                  onChange={(typed) => onEdit(withRow(form, scope, at, { [part]: typed }))}
                />
              </td>
            );
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are as many as there are, in their places
              <tr key={at}>
                {input('pieces', 6, 'numeric')}
                {input('price', 10, 'decimal')}
              </tr>
            );
          })}
        </tbody>
      </table>
      {[...said].map((words) => words && <FieldNote key={words} error={words} />)}
      <FieldNote hint={text.one(priceOfOne(good, scope))} />
    </section>
  );
}

/** The names of what is wrong where it is not shown. */
function wrongElsewhere({ scope, rows }: StepsForm, problems: StepsProblems, { skus }: SteppedGood) {
  return Object.keys(rows)
    .map(Number)
    .filter((each) => each !== scope && Object.keys(problems).some((key) => key.startsWith(`${each}.`)))
    .map((each) => (each === ALL_SKUS ? text.ofAll : (skus.find(({ id }) => id === each)?.name ?? '')));
}
