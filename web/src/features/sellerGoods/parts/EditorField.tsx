import type { ComponentProps } from 'react';
import { useProblems } from '../../../lib/useFields.ts';
import { Field } from '../../../ui/Field.tsx';
import { fieldMark } from '../focusField.ts';
import type { GoodField } from '../goodForm.rules.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText } from '../goodsEditor.text.ts';

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
