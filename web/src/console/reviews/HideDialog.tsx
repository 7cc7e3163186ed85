import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
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
          <Field label={text.reason[step]} required error={problem}>
            {(wiring) => (
              <TextArea {...wiring} rows={3} maxLength={200} data-autofocus value={reason} onChange={edit} />
            )}
          </Field>
        </>
      )}
    </ConfirmActionDialog>
  );
}
