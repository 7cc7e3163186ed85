import type { ComponentProps } from 'react';
import { useProblems } from '../../lib/useFields.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import type { GoodField } from './goodForm.rules.ts';
import type { GoodsEditor } from './goodsEditor.selectors.ts';
import { fieldNames, goodProblemText } from './goodsEditor.text.ts';

/** A control that is wrong, or the first of a row that is wrong as a whole. */
const WRONG = '[aria-invalid="true"], [data-wrong] button';
const CONTROL = 'input:not([type="file"]), [role="combobox"], [role="textbox"], button';

/** The mark by which the part of the page that belongs to a field is found. */
export function fieldMark(field: GoodField) {
  return { 'data-good-field': field };
}

/** Takes the person to a field: into view, and the focus into its control. */
export function focusField(field: GoodField): void {
  const part = document.querySelector(`[data-good-field="${field}"]`);
  const wrong = part?.querySelector<HTMLElement>(WRONG);
  const control = wrong ?? part?.querySelector<HTMLElement>(CONTROL);
  // A part may be higher than the window: what is wrong in it comes into view.
  (wrong ?? part)?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

interface Props extends Omit<ComponentProps<typeof Field>, 'label' | 'error'> {
  editor: GoodsEditor;
  field: Exclude<GoodField, 'form'>;
}

/** A field of the form with its name, what is wrong with it, and the mark by which the page goes to it. */
export function EditorField({ editor, field, className, ...rest }: Props) {
  const problems = useProblems(editor);
  return (
    <div {...fieldMark(field)} className={className}>
      <Field {...rest} label={fieldNames[field]} error={goodProblemText(field, problems[field])} />
    </div>
  );
}
