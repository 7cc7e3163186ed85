import { useSelector } from '@xstate/react';
import { RegionField } from '../../fields/RegionField.tsx';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { ChangingReceiver, ReceiverSubject } from './changeReceiver.ts';
import { stepText, receiverText as text } from './orderActions.text.ts';

const PARTS = [
  ['receiverName', text.name, 60],
  ['receiverPhone', text.phone, 40],
] as const;

/** Takes what is to be changed of a receiver, and why. */
export function ReceiverDialog({ actor }: { actor: ChangingReceiver }) {
  const busy = useSelector(actor, isBusy);
  const edit = (change: Partial<ReceiverSubject>) => actor.send({ type: 'subject.edit', change });
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ packageNo }) => ({ ...stepText, title: text.title(packageNo), accept: text.accept })}
    >
      {(subject, problem) => (
        <Fields saving={busy}>
          <Text as="p" tone="secondary" below={12}>
            {text.hint}
          </Text>
          {PARTS.map(([key, label, max]) => (
            <TextField
              key={key}
              label={label}
              maxLength={max}
              autoComplete="off"
              value={subject[key]}
              onChange={(value) => edit({ [key]: value })}
            />
          ))}
          <Field label={text.region}>
            {(wiring) => (
              <RegionField
                {...wiring}
                value={subject.region}
                onChange={({ provinceCode, cityCode, districtCode }) =>
                  edit({ region: { provinceCode, cityCode, districtCode } })
                }
              />
            )}
          </Field>
          <TextField
            label={text.address}
            maxLength={400}
            autoComplete="off"
            value={subject.address}
            onChange={(address) => edit({ address })}
          />
          <ReasonField
            label={stepText.reason}
            value={subject.reason}
            hint={stepText.kept}
            error={problem}
            onChange={(reason) => edit({ reason })}
          />
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
