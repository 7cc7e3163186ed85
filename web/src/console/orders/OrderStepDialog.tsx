import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { ActingOnOrder } from './actOnOrder.ts';
import { acceptNames, readyReasons, stepNames, stepText as text } from './orderActions.text.ts';

/** Asks before something is done with an order or parcel, with the money that it moves. */
export function OrderStepDialog({ actor }: { actor: ActingOnOrder }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ step }) => ({ ...text, title: stepNames[step], accept: acceptNames[step] })}
    >
      {({ step, no, fen, reason }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {text.question(step, no, fen)}
          </Text>
          <ReasonField
            label={text.reason}
            value={reason}
            hint={step === 'reissue' ? text.kept : text.seen}
            error={problem}
            templates={readyReasons[step]}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
          />
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
