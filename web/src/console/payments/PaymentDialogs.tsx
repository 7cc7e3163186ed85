import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { ReasonQuestion } from '../ui/ReasonQuestion.tsx';
import type { ResolvingProblem, TransferringRefund } from './paymentActions.ts';
import { problemNames, resolveText, transferText } from './payments.text.ts';

const MAX_TRANSFER = 64;

/** Asks how a problem was resolved. */
export function ResolveProblemDialog({ actor }: { actor: ResolvingProblem }) {
  return (
    <ReasonQuestion
      actor={actor}
      texts={resolveText}
      words={({ payNo, kind }) => ({
        ...{
          question: resolveText.question(payNo, problemNames[kind]),
          label: resolveText.reason,
          hint: null,
        },
      })}
    />
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
