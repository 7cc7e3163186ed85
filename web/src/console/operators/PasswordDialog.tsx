import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
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
    <Dialog
      open
      sticky
      title={text.title}
      width={460}
      onClose={onClose}
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <Text as="p" below={12}>
        {text.words(given.name)}
      </Text>
      <Copyable text={given.password} label={text.label} />
    </Dialog>
  );
}
