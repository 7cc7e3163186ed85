import { useEffect, useRef } from 'react';
import { useSecondsUntil } from '../ui/base/useSecondsUntil.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import styles from './codeFields.module.css';
import { codeFieldText as text } from './fields.text.ts';

interface SendProps {
  sending: boolean;
  /** When another code may be sent, in epoch milliseconds; null when it may at once. */
  resendAt: number | null;
  canSend: boolean;
  onSend: () => void;
}

interface Props extends SendProps {
  label?: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  /** A code was sent from this form. */
  sent: boolean;
  className?: string | undefined;
}

/** The code of a short message, and the button that sends it. */
export function CodeField({ label = text.label, value, error, onChange, sent, className, ...send }: Props) {
  const { sending, resendAt } = send;
  const input = useRef<HTMLInputElement>(null);
  const wasSending = useRef(sending);
  useEffect(
    function typeTheCodeOnceItIsSent() {
      if (wasSending.current && resendAt !== null) input.current?.focus();
      wasSending.current = sending;
    },
    [sending, resendAt],
  );
  return (
    <Field label={label} error={error} hint={sent ? text.sent : undefined} className={className}>
      {(wiring) => (
        <div className={styles.pair}>
          <Input
            {...wiring}
            ref={input}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            placeholder={text.hint}
            value={value}
            onChange={onChange}
          />
          <SendButton {...send} />
        </div>
      )}
    </Field>
  );
}

function SendButton({ sending, resendAt, canSend, onSend }: SendProps) {
  const seconds = useSecondsUntil(resendAt);
  return (
    <Button
      className={styles.send}
      loading={sending}
      disabled={resendAt !== null || !canSend}
      onClick={onSend}
    >
      {resendAt === null ? text.send : text.resendIn(Math.max(1, seconds))}
    </Button>
  );
}
