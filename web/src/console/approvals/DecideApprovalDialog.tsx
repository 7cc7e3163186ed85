import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { RowList } from '../../ui/data/RowList.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { stepText, decideText as text } from './approvals.text.ts';
import type { DecidingApproval } from './decideApproval.ts';

const MAX_DECISION = 200;

/** Asks before something is approved, refused or taken back, with the money that it moves. */
export function DecideApprovalDialog({ actor }: { actor: DecidingApproval }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={({ step }) => stepText(step)}>
      {({ step, summary, amount, transfers, decision }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {text.question(step, summary, amount)}
          </Text>
          {transfers.length > 0 && (
            <Stack below={12}>
              <RowList label={text.transfers} columns="1fr auto" height="30vh" tabIndex={0}>
                {transfers.map(({ from, to, amount: fen }) => (
                  <li key={`${from}${to}`}>
                    <span>{`${from} → ${to}`}</span>
                    <Price fen={fen} />
                  </li>
                ))}
              </RowList>
            </Stack>
          )}
          {step !== 'revoke' && (
            <Field
              label={text.decision}
              required={step === 'refuse'}
              hint={text.decisionHint}
              error={problem}
            >
              {(wiring) => (
                <TextArea
                  {...wiring}
                  rows={2}
                  maxLength={MAX_DECISION}
                  data-autofocus
                  value={decision}
                  onChange={(typed) => actor.send({ type: 'subject.edit', change: { decision: typed } })}
                />
              )}
            </Field>
          )}
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
