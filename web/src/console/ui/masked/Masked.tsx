import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { MaskedText } from './MaskedText.tsx';
import { type Unmasked, unmaskingMachine } from './unmasking.machine.ts';

interface Props {
  /** As it is shown to everybody, such as 138****0001. */
  text: string;
  /** What it is, such as 手机号. */
  label: string;
  /** Whether the operator may see what lies behind it. */
  mayLift: boolean;
  /** Asks the server for it; the server records the reason. Keep it out of the cache. */
  unmask: (reason: string, signal: AbortSignal) => Promise<Unmasked>;
}

/** Masked words of a person, which are shown for a minute to who gives a reason. */
export function Masked({ unmask, ...words }: Props) {
  const [machine] = useState(() =>
    unmaskingMachine.provide({
      actors: { unmask: fromPromise<Unmasked, string>(({ input, signal }) => unmask(input, signal)) },
    }),
  );
  return <MaskedText {...words} actor={useActorRef(machine)} />;
}
