import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { SteppingJob } from './stepJob.ts';
import { queueNames, stepDialogText, stepText as text } from './system.text.ts';

/** Asks before a failed job is tried once more or deleted. */
export function StepJobDialog({ actor }: { actor: SteppingJob }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={({ step }) => ({ ...stepDialogText, ...text[step] })}>
      {({ step, queue, key, reason }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num anywhere below={12}>
            {text[step].question(queueNames[queue] ?? queue, key)}
          </Text>
          <ReasonField
            value={reason}
            error={problem}
            templates={text[step].reasons}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
          />
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
