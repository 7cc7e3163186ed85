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

type FormOf<A extends MachineRef> = ContextOf<A>['form'];

/** Some fields of the form in an actor's context: typing in another one renders nothing here. */
export function useFormFields<A extends MachineRef, K extends keyof FormOf<A>>(
  actor: A,
  ...keys: K[]
): Pick<FormOf<A>, K> {
  return useSelector(
    actor,
    ({ context }) => Object.fromEntries(keys.map((key) => [key, context.form[key]])) as Pick<FormOf<A>, K>,
    shallowEqual,
  );
}

/** What is wrong with the form in an actor's context, by field. */
export function useProblems<A extends MachineRef>(actor: A): ContextOf<A>['problems'] {
  return useSelector(actor, ({ context }) => context.problems, shallowEqual);
}
