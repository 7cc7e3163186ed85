import { useSelector } from '@xstate/react';
import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import { CaptchaField } from '../../fields/CaptchaField.tsx';
import { CodeField } from '../../fields/CodeField.tsx';
import { credentialProblemText } from '../../fields/credentials.text.ts';
import { maskedPhone } from '../../fields/credentials.ts';
import { captchaFieldText } from '../../fields/fields.text.ts';
import type { Proof, ProofEvent, ProofField, ProofProblems } from '../../flows/codeProof.ts';
import type { CodeScene } from '../../graphql/generated/graphql.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useCodeCountdown } from './useCodeCountdown.ts';

interface Props {
  /** A machine with the state `provingByCode`. */
  actor: ActorRef<AnyMachineSnapshot, ProofEvent | { type: 'field.edit'; field: ProofField; value: string }>;
  scene: CodeScene;
  /** Says where the code goes: to the phone, with its middle hidden. */
  codeTo: (phone: string) => string;
  /** Of the two fields. */
  className?: string | undefined;
}

/** The code that goes to the account's own phone, and the picture to be read before it is sent. */
export function CodeProofFields({ actor, scene, codeTo, className }: Props) {
  const form: Proof & { problems: ProofProblems } = useFields(
    actor,
    'phone',
    'captcha',
    'phoneCode',
    'problems',
    'picture',
    'codeSent',
  );
  const { sending, resendAt } = useCodeCountdown(scene);
  const wiring = (field: ProofField) => ({
    value: form[field],
    error: credentialProblemText(field, form.problems[field]),
    onChange: (value: string) => actor.send({ type: 'field.edit', field, value }),
  });
  return (
    <>
      <Text as="p" tone="secondary" num below={16}>
        {codeTo(maskedPhone(form.phone))}
      </Text>
      <div className={className}>
        <CaptchaField
          {...wiring('captcha')}
          {...(form.codeSent ? { placeholder: captchaFieldText.again } : {})}
          picture={form.picture}
          missing={useTag(actor, 'pictureMissing')}
          onRefresh={() => actor.send({ type: 'captcha.refresh' })}
        />
        <CodeField
          {...wiring('phoneCode')}
          sending={sending}
          resendAt={resendAt}
          sent={form.codeSent}
          canSend={useSelector(actor, (snapshot) => snapshot.can({ type: 'code.request' }))}
          onSend={() => actor.send({ type: 'code.request' })}
        />
      </div>
    </>
  );
}
