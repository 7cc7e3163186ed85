import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { ResolvingProblem, TransferringRefund } from './paymentActions.ts';
import { problemNames, resolveText, transferText } from './payments.text.ts';

const MAX_REASON = 200;
const MAX_TRANSFER = 64;

/** Asks how a problem was resolved. */
export function ResolveProblemDialog({ actor }: { actor: ResolvingProblem }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={resolveText}>
      {({ payNo, kind, reason }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {resolveText.question(payNo, problemNames[kind])}
          </Text>
          <Field label={resolveText.reason} required error={problem}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={3}
                maxLength={MAX_REASON}
                data-autofocus
                value={reason}
                onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
              />
            )}
          </Field>
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}

/** Asks for the transfer by which a recharge went back. */
export function TransferRefundDialog({ actor }: { actor: TransferringRefund }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={transferText}>
      {({ refundNo, amount, transferNo }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {transferText.question(refundNo, amount)}
          </Text>
          <TextField
            label={transferText.transferNo}
            required
            error={problem}
            maxLength={MAX_TRANSFER}
            data-autofocus
            value={transferNo}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { transferNo: typed } })}
          />
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
