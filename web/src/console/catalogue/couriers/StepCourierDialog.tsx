import { ConfirmActionDialog } from '../../../flows/ConfirmActionDialog.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';
import { courierText, courierStepText as text } from '../catalogue.text.ts';
import type { SteppingCourier } from './stepCourier.ts';

/** Asks before a courier is enabled, disabled or paused, and why. */
export function StepCourierDialog({ actor }: { actor: SteppingCourier }) {
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ status }) => ({ ...text, title: text.title(status), accept: courierText.steps[status] })}
    >
      {({ name, status, reason }, problem) => (
        <>
          <Text as="p" below={12}>
            {text.question(status, name)}
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
