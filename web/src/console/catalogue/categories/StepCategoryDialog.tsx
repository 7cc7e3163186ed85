import { ConfirmActionDialog } from '../../../flows/ConfirmActionDialog.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';
import { categoryStepText as text } from '../catalogue.text.ts';
import type { SteppingCategory } from './stepCategory.ts';

/** Asks before a category is hidden, shown or removed, and why. */
export function StepCategoryDialog({ actor }: { actor: SteppingCategory }) {
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ step }) => ({ ...text, title: text.titles[step], accept: text.accepts[step] })}
    >
      {({ step, name, reason }, problem) => (
        <>
          <Text as="p" below={12}>
            {text.question(step, name)}
          </Text>
          <ReasonField
            value={reason}
            error={problem}
            onChange={(value) => actor.send({ type: 'subject.edit', change: { reason: value } })}
          />
        </>
      )}
    </ConfirmActionDialog>
  );
}
