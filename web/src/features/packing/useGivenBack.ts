import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import type { Bench } from './bench.machine.ts';
import { CloseAtBench } from './packing.graphql.ts';

/** The parcel that a bench keeps from others; null where it has none, and where it may be packed already. */
export function heldParcel(snapshot: SnapshotFrom<Bench>): { parcelId: number; bench: string } | null {
  const { parcel, bench } = snapshot.context;
  const isPacked = snapshot.matches('packing') || snapshot.matches('packFailed');
  return parcel && snapshot.hasTag('open') && !isPacked ? { parcelId: parcel.parcelId, bench } : null;
}

/** Gives the parcel back that is open when the bench is left or its tab is closed: nobody has to wait for it. */
export function useGivenBack(bench: Bench, client: ApolloClient): void {
  useEffect(() => {
    const giveBack = () => {
      const input = heldParcel(bench.getSnapshot());
      // Whoever has left sees no answer; without one the others wait.
      if (input) runMutation(client, CloseAtBench, { input }, { keepalive: true }).catch(() => {});
    };
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) giveBack();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      giveBack();
    };
  }, [bench, client]);
}
