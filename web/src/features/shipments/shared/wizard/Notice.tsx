import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';

interface Props {
  tone?: 'info' | 'warning' | 'danger';
  /** What can be done about it, by the words on its button. */
  ways: Readonly<Record<string, () => void>>;
  children: ReactNode;
}

/** A message with buttons for what can be done about it. */
export function Notice({ tone = 'danger', ways, children }: Props) {
  const buttons = Object.entries(ways).map(([words, go]) => (
    <Button key={words} size="small" onClick={go}>
      {words}
    </Button>
  ));
  return (
    <Message tone={tone} action={buttons}>
      {children}
    </Message>
  );
}

/** What is to be said of what was priced, each once. */
export function ProblemMessages({ problems }: { problems: readonly { msg: string; blocking: boolean }[] }) {
  return problems.map(({ msg, blocking }) => (
    <Message key={msg} tone={blocking ? 'danger' : 'warning'}>
      {msg}
    </Message>
  ));
}
