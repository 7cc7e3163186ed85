import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { PausingCashOuts } from './pauseCashOuts.ts';
import { pausingText as text } from './system.text.ts';

/** Asks before cash-outs are stopped for everybody, or resumed. */
export function PausingDialog({ actor }: { actor: PausingCashOuts }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={({ step }) => ({ ...text, ...text[step] })}>
      {({ step, reason }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num anywhere below={12}>
            {text[step].question}
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
