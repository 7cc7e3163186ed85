import { SecretDialog } from '../../ui/copy/SecretDialog.tsx';
import type { GivenPassword } from './editOperator.ts';
import { passwordText as text } from './operators.text.ts';

interface Props {
  given: GivenPassword | null;
  onClose: () => void;
}

/** Shows the password of a first sign-in, once. */
export function PasswordDialog({ given, onClose }: Props) {
  if (given === null) return null;
  return (
    <SecretDialog
      secret={given.password}
      texts={{ ...text, words: text.words(given.name) }}
      onClose={onClose}
    />
  );
}
