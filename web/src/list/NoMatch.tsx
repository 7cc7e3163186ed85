import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

interface Props {
  onReset: () => void;
  text: { noMatch: string; noMatchHint: string; reset: string };
}

/** Stands in for the rows of a list that is narrowed to nothing. */
export function NoMatch({ onReset, text }: Props) {
  return (
    <EmptyState
      title={text.noMatch}
      hint={text.noMatchHint}
      action={<Button onClick={onReset}>{text.reset}</Button>}
    />
  );
}
