import { useApolloClient } from '@apollo/client/react';
import { mutateOnly } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { useMay } from '../../consoleActors.ts';
import type { RevealKind } from '../../graphql/generated/graphql.ts';
import { Masked } from './Masked.tsx';
import { RevealPerson } from './masked.graphql.ts';

interface Props {
  kind: RevealKind;
  /** Of the account, parcel or order. */
  id: number;
  /** What is shown to everybody. */
  masked: string;
  label: string;
  /** Whether there is anybody behind the mask. */
  isHeld?: boolean;
}

/** A masked person, and in clear to who says why. */
export function Person({ kind, id, masked, label, isHeld = true }: Props) {
  const client = useApolloClient();
  const mayReveal = useMay('people.reveal');
  return (
    <Masked
      text={masked}
      label={label}
      mayLift={isHeld && mayReveal}
      unmask={async (reason, signal) => {
        const input = { kind, id, reason };
        const answer = await mutateOnly(client, RevealPerson, { input }, { uncached: 'private', signal });
        if (isRefusal(answer)) return answer;
        const { name, phone, address } = answer.revealPerson;
        return { kind: 'unmasked', text: [name, phone, address].filter(Boolean).join(' ') };
      }}
    />
  );
}
