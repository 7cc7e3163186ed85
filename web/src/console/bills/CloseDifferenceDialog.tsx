import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { ClosingDifference } from './billActions.ts';
import { kindNames, readyReasons, closeText as text } from './bills.text.ts';

/** Asks how a difference was settled. */
export function CloseDifferenceDialog({ actor }: { actor: ClosingDifference }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={text}>
      {({ kind, number, reason }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {text.question(kindNames[kind], number)}
          </Text>
          <ReasonField
            label={text.reason}
            hint={null}
            value={reason}
            error={problem}
            templates={readyReasons}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
          />
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
