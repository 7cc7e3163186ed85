import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { regionText } from '../../../../fields/region.ts';
import { SenderFields } from '../../../../fields/SenderFields.tsx';
import { senderRefusalProblems } from '../../../../fields/sender.rules.ts';
import { blankSender, type SenderForm as Form, senderForm } from '../../../../fields/sender.ts';
import { ListSenders } from '../../../../graphql/senders.graphql.ts';
import { selectRefusal } from '../../../../lib/selectors.ts';
import { Tag } from '../../../../ui/base/Tag.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../../../ui/inputs/Checkbox.tsx';
import { Fields } from '../../../../ui/inputs/Fields.tsx';
import { OptionCards } from '../../../../ui/inputs/OptionCards.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import type { WizardRef, WizardSnapshot } from '../wizard/wizard.types.ts';
import { deliveryStepText as text } from './deliveryStep.text.ts';

interface Props {
  wizard: WizardRef;
  /** That the sender belongs to. */
  step: 'goods' | 'delivery';
  folds?: boolean;
}

/** Who sends: chosen from the senders of the account, or written in place. */
export function SenderPart({ wizard, step, folds = false }: Props) {
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
          folds={folds}
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

function SenderForm({ wizard, step, form }: Props & { form: Form }) {
  const editing = (state: string) => (snapshot: WizardSnapshot) =>
    snapshot.matches({ composing: { [step]: { editingSender: state } } });
  const busy = useSelector(wizard, editing('saving'));
  const saveFailed = useSelector(wizard, editing('saveFailed'));
  const refusal = useSelector(wizard, selectRefusal);
  const isHere = useSelector(wizard, (snapshot: WizardSnapshot) =>
    snapshot.matches({ composing: { [step]: 'editingSender' } }),
  );
  const problems = refusal && isHere ? senderRefusalProblems(refusal) : {};
  const edit = (change: Partial<Form>) => wizard.send({ type: 'sender.edit', change });
  const save = (event: FormEvent) => {
    event.preventDefault();
    wizard.send({ type: saveFailed ? 'retry' : 'sender.save' });
  };
  return (
    <form onSubmit={save}>
      <Fields saving={busy}>
        <SenderFields form={form} problems={problems} onEdit={edit} />
        <Checkbox
          label={text.setDefault}
          checked={form.isDefault}
          onChange={(isDefault) => edit({ isDefault })}
        />
      </Fields>
      {refusal && isHere && problems.form && <Message tone="danger">{refusalText(refusal)}</Message>}
      {saveFailed && <Message tone="danger">{text.saveFailed}</Message>}
      <Row justify="flex-end" above={16}>
        <Button onClick={() => wizard.send({ type: 'sender.cancel' })} disabled={busy}>
          {text.cancel}
        </Button>
        <Button type="submit" loading={busy} disabled={form.provinceCode === '' || form.cityCode === ''}>
          {text.save}
        </Button>
      </Row>
    </form>
  );
}
