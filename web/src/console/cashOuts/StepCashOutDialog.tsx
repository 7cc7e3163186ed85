import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import { actionNames, readyReasons, stepTitles, stepText as text } from './cashOuts.text.ts';
import type { SteppingCashOut } from './stepCashOut.ts';

const MAX_TRANSFER = 64;

/** Asks before a step of a cash-out is taken, with the money that it is about. */
export function StepCashOutDialog({ actor }: { actor: SteppingCashOut }) {
  const busy = useSelector(actor, isBusy);
  const edit = (words: string) => actor.send({ type: 'subject.edit', change: { words } });
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ step }) => ({ ...text, title: stepTitles[step], accept: actionNames[step] })}
    >
      {({ step, cashOutNo, amount, words }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {text.question(step, cashOutNo, amount)}
          </Text>
          {step === 'confirm' && (
            <TextField
              label={text.transferNo}
              required
              error={problem}
              maxLength={MAX_TRANSFER}
              data-autofocus
              value={words}
              onChange={edit}
            />
          )}
          {(step === 'reject' || step === 'fail') && (
            <ReasonField
              value={words}
              hint={text.reasonHint}
              error={problem}
              templates={readyReasons[step]}
              onChange={edit}
            />
          )}
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
