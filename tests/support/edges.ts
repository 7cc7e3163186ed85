import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface Edge {
  name: string;
  transition: string;
}

/** Every transition that a chart declares, guarded branches one by one. */
export function edgesOf(machine: AnyStateMachine) {
  const all: Edge[] = [];
  const restingStates: string[] = [];
  const delays = new Map<string, number>();
  for (const node of nodesOf(machine.root)) {
    for (const [descriptor, branches] of node.transitions) {
      branches.forEach((branch, index) => {
        // A transition without target and actions only forbids what an outer state would do.
        if (!branch.target && branch.actions.length === 0) return;
        all.push({ name: named(branch, descriptor, index), transition: identify(branch, descriptor, index) });
      });
    }
    (node.always ?? []).forEach((branch, index) => {
      all.push({ name: named(branch, 'always', index), transition: identify(branch, 'always', index) });
    });
    const passesThrough = node.always?.some((branch) => branch.guard === undefined) ?? false;
    if (node.type === 'atomic' && !passesThrough) restingStates.push(node.path.join('.'));
    for (const { eventType, delay } of node.after) delays.set(eventType, milliseconds(machine, delay));
  }
  return {
    all,
    /** Where the machine can come to rest, by dotted name. */
    restingStates,
    /** The same name for a transition of the chart and of what was made from it by `provide`. */
    original: (transition: AnyTransitionDefinition) => {
      const { source, eventType } = transition;
      const always = source.always?.indexOf(transition) ?? -1;
      if (always >= 0) return identify(transition, 'always', always);
      const index = source.transitions.get(eventType)?.indexOf(transition) ?? -1;
      return identify(transition, eventType, index);
    },
    delayOf: (eventType: string) => {
      const delay = delays.get(eventType);
      if (delay === undefined) throw new Error(`no delay for ${eventType}`);
      return delay;
    },
  };
}

function identify({ source }: AnyTransitionDefinition, descriptor: string, index: number): string {
  return `${source.id}|${descriptor}|${index}`;
}

function named({ source, target }: AnyTransitionDefinition, descriptor: string, index: number): string {
  const goal = target?.map((node) => node.id).join(', ') ?? 'stays';
  return `${source.id} on ${descriptor}[${index}] → ${goal}`;
}

function milliseconds(machine: AnyStateMachine, delay: unknown): number {
  const length = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  if (typeof length !== 'number') throw new Error(`the delay ${String(delay)} has no fixed length`);
  return length;
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
