// A state machine as JSON that XState takes for a configuration: names in the place of its guards, actions and actors.

const childrenOf = (node) => Object.values(node.states);
/** A name with the parameters that are written in the chart: `isMode(mode: register)`. */
function nameOf(one) {
  if (typeof one === 'string') return one;
  const { type = 'inline', params } = one ?? {};
  if (typeof params !== 'object' || params === null) return type;
  const values = Object.entries(params).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `${type}(${values.join(', ').replaceAll('"', '')})`;
}
const idOf = (node) => `#${node.id}`;

const JOINTS = { 'xstate.and': ' and ', 'xstate.or': ' or ' };

/** The name of a guard; of several that are joined, one name for what they say together. */
function guardName(guard) {
  const { type = nameOf(guard), guards = guard?.params?.guards ?? [] } = guard;
  if (type === 'xstate.not') return `not ${guards.map(guardName).join()}`;
  return guards.length > 0 ? guards.map(guardName).join(JOINTS[type] ?? ' and ') : nameOf(guard);
}

/** Without those by which XState itself starts and ends delays: whoever reads the chart has them again. */
const namesOf = (all) => all.map(nameOf).filter((name) => !name.startsWith('xstate.'));
/** Without what is empty. */
const kept = (object) =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== undefined && (typeof value !== 'object' || Object.keys(value).length > 0),
    ),
  );

function branch({ guard, target, actions, reenter }) {
  return kept({
    guard: guard ? guardName(guard) : undefined,
    target: target?.map(idOf),
    reenter: reenter || undefined,
    actions: namesOf(actions),
  });
}

/** Transitions under the place that XState's configurations have for them. */
function transitionsOf(node) {
  const found = { on: {}, after: {}, done: {}, error: {}, onDone: undefined };
  for (const [event, transitions] of node.transitions) {
    const branches = transitions.map(branch);
    const [, kind, of, name] = /^xstate\.(done|error)\.(actor|state)\.(.+)$/.exec(event) ?? [];
    const delay = /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
    if (delay) found.after[delay] = branches;
    else if (of === 'state') found.onDone = branches;
    else if (kind) found[kind][name] = branches;
    else if (event !== 'xstate.init') found.on[event] = branches;
  }
  return found;
}

function stateOf(node) {
  const { on, after, done, error, onDone } = transitionsOf(node);
  const children = childrenOf(node);
  return kept({
    type: ['parallel', 'final', 'history'].includes(node.type) ? node.type : undefined,
    history: node.type === 'history' ? node.history : undefined,
    description: node.description,
    tags: node.tags,
    meta: node.meta,
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invoke: node.invoke.map(({ id, src }) =>
      kept({ id, src: nameOf(src), onDone: done[id], onError: error[id] }),
    ),
    always: (node.always ?? []).map(branch),
    on,
    after,
    onDone,
    initial: node.type === 'compound' ? node.initial.target[0].key : undefined,
    states: Object.fromEntries(children.map((child) => [child.key, stateOf(child)])),
  });
}

/** The chart of a machine; `texts` are those of its feature that are fixed, by the names of its code. */
export function chartOf(machine, texts) {
  return { id: machine.id, ...stateOf(machine.root), texts };
}
