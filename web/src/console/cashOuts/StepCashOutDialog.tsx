import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { actionNames, readyReasons, stepText as text } from './cashOuts.text.ts';
import type { SteppingCashOut } from './stepCashOut.ts';

const MAX_REASON = 200;
const MAX_TRANSFER = 64;

/** Asks before a step of a cash-out is taken, with the money that it is about. */
export function StepCashOutDialog({ actor }: { actor: SteppingCashOut }) {
  const busy = useSelector(actor, isBusy);
  const edit = (words: string) => actor.send({ type: 'subject.edit', change: { words } });
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ step }) => ({ ...text, title: actionNames[step], accept: actionNames[step] })}
    >
      {({ step, cashOutNo, realAmount, words }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {text.question(step, cashOutNo, realAmount)}
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
            <>
              <Field label={text.reason} required hint={text.reasonHint} error={problem}>
                {(wiring) => (
                  <TextArea
                    {...wiring}
                    rows={3}
                    maxLength={MAX_REASON}
                    data-autofocus
                    value={words}
                    onChange={edit}
                  />
                )}
              </Field>
              <Stack gap={4} role="group" aria-label={text.ready}>
                {readyReasons[step].map((reason) => (
                  <Button key={reason} size="small" variant="text" onClick={() => edit(reason)}>
                    {reason}
                  </Button>
                ))}
              </Stack>
            </>
          )}
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
