import { Button } from '../buttons/Button.tsx';

interface Action {
  label: string;
  onClick?: () => void;
  disabled?: boolean;
  loading?: boolean;
  /** The form that it sends. */
  form?: string;
}

interface Props {
  other?: Action | false | null | undefined;
  /** What is to be done next. */
  main?: Action;
}

/** The two buttons at the foot of a dialog. */
export function DialogActions({ other, main }: Props) {
  return (
    <>
      {other && <ActionButton {...other} />}
      {main && <ActionButton {...main} variant="primary" data-autofocus={!main.form} />}
    </>
  );
}

function ActionButton({ label, ...rest }: Action & { variant?: 'primary'; 'data-autofocus'?: boolean }) {
  return (
    <Button {...rest} type={rest.form ? 'submit' : 'button'}>
      {label}
    </Button>
  );
}
