import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { regionText } from '../../../fields/region.ts';
import { blankSender, senderForm as formOf } from '../../../fields/sender.ts';
import { ListSenders } from '../../../graphql/senders.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { OptionCards } from '../../../ui/OptionCards.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { deliveryStepText as text } from '../deliveryStep.text.ts';
import { selectContext, type Wizard } from '../shipByHand.selectors.ts';
import { Card } from './Card.tsx';
import { SenderForm } from './SenderForm.tsx';

/** Who sends: chosen from the senders of the account, or written in place. */
export function SenderPart({ wizard }: { wizard: Wizard }) {
  const { senderId, senderForm } = useSelector(wizard, selectContext);
  const { data } = useQuery(ListSenders, { context: { quiet: true } });
  const senders = data?.senders;
  const chosen = senders?.find(({ id }) => id === senderId);
  if (senderForm) {
    return (
      <Card title={senderForm.id === null ? text.addSender : text.changeSender}>
        <SenderForm wizard={wizard} form={senderForm} />
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
              onClick={() => wizard.send({ type: 'sender.open', form: formOf(chosen) })}
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
