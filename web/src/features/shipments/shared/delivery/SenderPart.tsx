import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { regionText } from '../../../../fields/region.ts';
import { blankSender, senderForm } from '../../../../fields/sender.ts';
import { ListSenders } from '../../../../graphql/senders.graphql.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { OptionCards } from '../../../../ui/OptionCards.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import type { WizardRef, WizardSnapshot } from '../wizard/wizard.types.ts';
import { deliveryStepText as text } from './deliveryStep.text.ts';
import { SenderForm } from './SenderForm.tsx';

interface Props {
  wizard: WizardRef;
  /** That the sender belongs to. */
  step: 'goods' | 'delivery';
}

/** Who sends: chosen from the senders of the account, or written in place. */
export function SenderPart({ wizard, step }: Props) {
  const senderId = useSelector(wizard, selectSenderId);
  const form = useSelector(wizard, selectSenderForm);
  const { data } = useQuery(ListSenders, { context: { quiet: 'outages' } });
  const senders = data?.senders;
  const chosen = senders?.find(({ id }) => id === senderId);
  if (form) {
    return (
      <Card title={form.id === null ? text.addSender : text.changeSender}>
        <SenderForm wizard={wizard} step={step} form={form} />
      </Card>
    );
  }
  return (
    <Card
      title={text.sender}
      side={
        <span>
          {chosen && (
            <Button
              variant="text"
              icon="edit"
              onClick={() => wizard.send({ type: 'sender.open', form: senderForm(chosen) })}
            >
              {text.editSender}
            </Button>
          )}
          <Button
            variant="text"
            icon="plus"
            onClick={() =>
              wizard.send({ type: 'sender.open', form: { ...blankSender, isDefault: senders?.length === 0 } })
            }
          >
            {text.addSender}
          </Button>
        </span>
      }
    >
      {!senders && <Skeleton height={84} />}
      {senders?.length === 0 && <p>{text.noSender}</p>}
      {senders && (
        <OptionCards
          label={text.sender}
          value={senderId}
          onChange={(id) => wizard.send({ type: 'sender.choose', senderId: id })}
          cards={senders.map((sender) => ({
            value: sender.id,
            title: `${sender.name} ${sender.phone}`,
            mark: sender.isDefault && <Tag>{text.isDefault}</Tag>,
            notes: [regionText(sender), sender.address],
          }))}
        />
      )}
    </Card>
  );
}

const selectSenderId = ({ context }: WizardSnapshot) => context.senderId;
const selectSenderForm = ({ context }: WizardSnapshot) => context.senderForm;
