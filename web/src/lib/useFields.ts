import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';

type MachineRef = AnyActorRef & { getSnapshot: () => AnyMachineSnapshot };
type ContextOf<A extends MachineRef> = SnapshotFrom<A>['context'];

/** Some fields of an actor's context. The view renders again when one of them changes, and not for the others. */
export function useFields<A extends MachineRef, K extends keyof ContextOf<A>>(
  actor: A,
  ...keys: K[]
): Pick<ContextOf<A>, K> {
  return useSelector(
    actor,
    ({ context }) => Object.fromEntries(keys.map((key) => [key, context[key]])) as Pick<ContextOf<A>, K>,
    shallowEqual,
  );
}

/** Whether the actor is in a state with the tag. */
export function useTag<A extends MachineRef>(
  actor: A,
  tag: Parameters<SnapshotFrom<A>['hasTag']>[0],
): boolean {
  return useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.hasTag(tag));
}

/** Whether the actor is in the state. */
export function useMatches<A extends MachineRef>(
  actor: A,
  state: Parameters<SnapshotFrom<A>['matches']>[0],
): boolean {
  return useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.matches(state));
}
