import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import type { ApprovingDecision } from './approveDecision.ts';
import { approvingText as text } from './cases.text.ts';

/** Asks before a decision that waits is approved, refused or taken back; a refusal wants its reason. */
export function ApproveDecisionDialog({ actor }: { actor: ApprovingDecision }) {
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ step }) => ({ ...text, title: text.title[step], accept: text.accept[step] })}
    >
      {({ step, amount, words }, problem) => (
        <>
          <p>{text.question[step](amount)}</p>
          {step === 'refuse' && (
            <Field label={text.words} required error={problem}>
              {(wiring) => (
                <TextArea
                  {...wiring}
                  rows={2}
                  maxLength={200}
                  data-autofocus
                  value={words}
                  onChange={(typed) => actor.send({ type: 'subject.edit', change: { words: typed } })}
                />
              )}
            </Field>
          )}
        </>
      )}
    </ConfirmActionDialog>
  );
}
