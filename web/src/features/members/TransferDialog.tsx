import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { CaptchaField } from '../../fields/CaptchaField.tsx';
import { CodeField } from '../../fields/CodeField.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { transferAccountMachine } from './transferAccount.machine.ts';
import type { TransferField } from './transferAccount.rules.ts';
import { transferText as text, transferProblemText } from './transferAccount.text.ts';

interface Props {
  actor: ActorRefFrom<typeof transferAccountMachine>;
}

/** Hands the account to a member; afterwards it says so, and the way on is signing in again. */
export function TransferDialog({ actor }: Props) {
  const { member, problems } = useFields(actor, 'member', 'problems');
  const busy = useTag(actor, 'busy');
  const failed = useTag(actor, 'failed');
  const transferred = useTag(actor, 'transferred');
  if (!member) return null;
  const close = () => actor.send({ type: 'editor.close' });
  if (transferred)
    return (
      <Dialog
        open
        sticky
        title={text.done}
        width={420}
        onClose={close}
        actions={
          <Button variant="primary" data-autofocus onClick={close}>
            {text.leave}
          </Button>
        }
      >
        <p>{text.doneWords(member.name)}</p>
      </Dialog>
    );
  return (
    <FormDialog
      actor={actor}
      title={text.title}
      width={460}
      texts={text}
      problem={failed ? text.requestFailed : transferProblemText('form', problems.form)}
    >
      <Fields saving={busy}>
        <Message>{text.words(member.name)}</Message>
        <Codes actor={actor} name={member.name} />
        <StayAs actor={actor} />
      </Fields>
    </FormDialog>
  );
}

/** The picture, the button that sends both codes, and both codes. */
function Codes({ actor, name }: Props & { name: string }) {
  const form = useFields(actor, 'captcha', 'ownCode', 'memberCode', 'picture', 'resendAt', 'problems');
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches({ open: { codes: 'waiting' } }));
  const wiring = (field: TransferField) => ({
    value: form[field],
    error: transferProblemText(field, form.problems[field]),
    onChange: (value: string) => actor.send({ type: 'field.edit', field, value }),
  });
  return (
    <>
      <Text as="p" tone="secondary" above={16} below={16}>
        {text.codesWords}
      </Text>
      <CaptchaField
        {...wiring('captcha')}
        picture={form.picture}
        missing={useTag(actor, 'pictureMissing')}
        onRefresh={() => actor.send({ type: 'captcha.refresh' })}
      />
      <CodeField
        {...wiring('ownCode')}
        label={text.codes}
        sending={useTag(actor, 'sendingCodes')}
        resendAt={isWaiting ? form.resendAt : null}
        sent={form.resendAt !== null}
        canSend={useSelector(actor, (snapshot) => snapshot.can({ type: 'code.request' }))}
        onSend={() => actor.send({ type: 'code.request' })}
      />
      <TextField
        {...wiring('memberCode')}
        label={text.memberCode(name)}
        hint={text.memberCodeHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
    </>
  );
}

/** Not the empty one, which is that of a box without a choice. */
const LEAVE = 'LEAVE';

/** What the owner is afterwards. */
function StayAs({ actor }: Props) {
  const { stayAs, roles } = useFields(actor, 'stayAs', 'roles');
  const options = [
    { value: LEAVE, text: text.staysNothing },
    ...roles.map(({ role, name }) => ({ value: role, text: text.staysAs(name) })),
  ];
  return (
    <Field label={text.stayAs}>
      {(wiring) => (
        <Select
          {...wiring}
          value={stayAs ?? LEAVE}
          options={options}
          onChange={(chosen) =>
            actor.send({
              type: 'stay.choose',
              stayAs: roles.find(({ role }) => role === chosen)?.role ?? null,
            })
          }
        />
      )}
    </Field>
  );
}
