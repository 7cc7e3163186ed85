import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useCodeCountdown } from '../../../app/system.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { useSecondsUntil } from '../../../ui/useSecondsUntil.ts';
import { type LoginDialogActor, selectCodeSent, selectTakesRequest } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import type { DialogScene } from '../loginDialog.types.ts';
import styles from './CodeField.module.css';
import formStyles from './CredentialForm.module.css';
import { useCredential } from './useCredential.ts';

/** The code of the short message, and the button that sends it. */
export function CodeField({ actor, scene }: { actor: LoginDialogActor; scene: DialogScene }) {
  const { value, error, edit } = useCredential(actor, 'phoneCode');
  const sent = useSelector(actor, selectCodeSent);
  const input = useRef<HTMLInputElement>(null);
  const { sending, resendAt } = useCodeCountdown(scene);
  const wasSending = useRef(sending);
  useEffect(
    function typeTheCodeOnceItIsSent() {
      if (wasSending.current && resendAt !== null) input.current?.focus();
      wasSending.current = sending;
    },
    [sending, resendAt],
  );
  return (
    <Field
      label={loginText.phoneCode}
      error={error}
      hint={sent ? loginText.phoneCodeSent : undefined}
      className={formStyles.row}
    >
      {(wiring) => (
        <div className={formStyles.pair}>
          <Input
            {...wiring}
            ref={input}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            placeholder={loginText.phoneCodeHint}
            value={value}
            onChange={edit}
          />
          <SendButton actor={actor} sending={sending} resendAt={resendAt} />
        </div>
      )}
    </Field>
  );
}

interface SendProps {
  actor: LoginDialogActor;
  sending: boolean;
  resendAt: number | null;
}

function SendButton({ actor, sending, resendAt }: SendProps) {
  const takesRequest = useSelector(actor, selectTakesRequest);
  const seconds = useSecondsUntil(resendAt);
  return (
    <Button
      className={styles.send}
      loading={sending}
      disabled={resendAt !== null || !takesRequest}
      onClick={() => actor.send({ type: 'code.request' })}
    >
      {resendAt === null ? loginText.sendCode : loginText.resendIn(Math.max(1, seconds))}
    </Button>
  );
}
