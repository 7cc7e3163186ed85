import { useQuery } from '@apollo/client/react';
import { regionText } from '../../../../fields/region.ts';
import { blankSender, type SenderForm as Form, senderForm as formOf } from '../../../../fields/sender.ts';
import { ListSenders } from '../../../../graphql/senders.graphql.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { OptionCards } from '../../../../ui/OptionCards.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import type { SenderEvent } from '../wizard/wizardEvents.ts';
import { deliveryStepText as text } from './deliveryStep.text.ts';
import { SenderForm, type SenderWriting } from './SenderForm.tsx';

interface Props {
  senderId: number | null;
  /** The sender that is being written; null while one is chosen. */
  senderForm: Form | null;
  writing: SenderWriting;
  send: (event: SenderEvent | { type: 'retry' }) => void;
}

/** Who sends: chosen from the senders of the account, or written in place. */
export function SenderPart({ senderId, senderForm, writing, send }: Props) {
  const { data } = useQuery(ListSenders, { context: { quiet: 'outages' } });
  const senders = data?.senders;
  const chosen = senders?.find(({ id }) => id === senderId);
  if (senderForm) {
    return (
      <Card title={senderForm.id === null ? text.addSender : text.changeSender}>
        <SenderForm form={senderForm} {...writing} send={send} />
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
              onClick={() => send({ type: 'sender.open', form: formOf(chosen) })}
            >
              {text.editSender}
            </Button>
          )}
          <Button
            variant="text"
            icon="plus"
            onClick={() =>
              send({ type: 'sender.open', form: { ...blankSender, isDefault: senders?.length === 0 } })
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
          onChange={(id) => send({ type: 'sender.choose', senderId: id })}
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
