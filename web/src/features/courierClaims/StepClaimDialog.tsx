import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { MAX_WORDS, stepNames, stepWords, steppingText as text } from './courierClaims.text.ts';
import type { ClaimStepSubject, SteppingClaim } from './stepClaim.ts';

/** Asks before a step of a claim is taken; what the courier accepts has an amount, what it refuses a reason. */
export function StepClaimDialog({ actor }: { actor: SteppingClaim }) {
  const busy = useSelector(actor, isBusy);
  const edit = (change: Partial<ClaimStepSubject>) => actor.send({ type: 'subject.edit', change });
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={(subject) => ({ ...text, title: stepNames[subject.step] })}
    >
      {(subject, problem) => (
        <Fields saving={busy}>
          <Text as="p" below={12}>
            {stepWords[subject.step]}
          </Text>
          {subject.step === 'ACCEPT' && (
            <TextField
              label={text.amount}
              hint={text.amountHint(subject.amount)}
              error={problem}
              inputMode="decimal"
              data-autofocus
              value={subject.yuan}
              onChange={(yuan) => edit({ yuan })}
            />
          )}
          {subject.step === 'REFUSE' && (
            <Field label={text.answer} required error={problem}>
              {(wiring) => (
                <TextArea
                  {...wiring}
                  rows={3}
                  maxLength={MAX_WORDS}
                  data-autofocus
                  value={subject.words}
                  onChange={(words) => edit({ words })}
                />
              )}
            </Field>
          )}
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
