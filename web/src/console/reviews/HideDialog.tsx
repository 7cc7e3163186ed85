import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { HidingReview } from './hideReview.ts';
import { hideReasons, hidingText as text } from './reviews.text.ts';

const reasons = hideReasons.map((reason) => ({ value: reason, text: reason }));

/** Asks for the reason before a review is hidden, or shown again. */
export function HideDialog({ actor }: { actor: HidingReview }) {
  const edit = (reason: string) => actor.send({ type: 'subject.edit', change: { reason } });
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ step }) => ({ ...text, title: text.title[step], accept: text.accept[step] })}
    >
      {({ step, reason }, problem) => (
        <>
          <p>{text.question[step]}</p>
          {step === 'hide' && (
            <Field label={text.template}>
              {(wiring) => (
                <Select
                  {...wiring}
                  fluid
                  value={null}
                  placeholder={text.template}
                  options={reasons}
                  onChange={edit}
                />
              )}
            </Field>
          )}
          <ReasonField label={text.reason[step]} hint={null} value={reason} error={problem} onChange={edit} />
        </>
      )}
    </ConfirmActionDialog>
  );
}
