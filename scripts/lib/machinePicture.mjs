// Describes a state machine: its states, its transitions, and a Mermaid diagram of both.

const INIT = 'xstate.init';

const childrenOf = (node) => Object.values(node.states);
const nameOf = (node) => node.path.join('.') || node.machine.id;
const idOf = (node) => `s_${node.path.join('_')}`;
const typeOf = (one) => (typeof one === 'string' ? one : (one?.type ?? 'inline'));

function nodesOf(node) {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

function kindOf(node) {
  if (node.type === 'parallel') return 'parallel';
  if (node.type === 'final') return 'final';
  if (node.type === 'history') return 'history';
  return node.parent && node.parent.initial?.target[0] === node ? 'first' : '';
}

function guardText(guard) {
  if (!guard) return '';
  const { type, params, guards } = typeof guard === 'function' ? guard : { type: typeOf(guard) };
  const parts = guards ?? params?.guards;
  return parts ? parts.map(guardText).join(' and ') : (type ?? typeOf(guard));
}

/** The name of an event; events that xstate sends itself are described by their cause. */
function eventText(event) {
  const done = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(event);
  if (done) return `${lastOf(done[2])} ${done[1] === 'done' ? 'is done' : 'fails'}`;
  const after = /^xstate\.after\.([^.]+)\./.exec(event);
  if (after) return `after ${after[1]}`;
  return event === '' ? 'always' : event;
}

const lastOf = (path) => path.split('.').at(-1);

function transitionsOf(node) {
  const always = (node.always ?? []).map((transition) => ['', transition]);
  const others = [...node.transitions].flatMap(([event, list]) => list.map((each) => [event, each]));
  return [...always, ...others]
    .filter(([event]) => event !== INIT)
    .map(([event, { guard, target, actions }]) => ({
      node,
      event: eventText(event),
      guard: guardText(guard),
      targets: target ?? [],
      actions: actions.map(typeOf),
    }));
}

/** The states, each with its actors. */
export function statesOf(machine) {
  return nodesOf(machine.root)
    .filter((node) => node.parent)
    .map((node) => ({
      name: nameOf(node),
      kind: kindOf(node),
      actors: node.invoke.map(({ src }) => typeOf(src)),
      delays: node.after.map(({ delay }) => String(delay)),
      tags: node.tags,
    }));
}

/** Every transition; a target that is empty stays where it is. */
export function eventsOf(machine) {
  return nodesOf(machine.root)
    .flatMap(transitionsOf)
    .map(({ node, event, guard, targets, actions }) => ({
      event,
      state: nameOf(node),
      guard,
      target: targets.map(nameOf).join(', '),
      actions,
    }));
}

function labelOf({ event, guard }) {
  // A colon or semicolon would end the label for Mermaid.
  return `${event}${guard ? ` [${guard}]` : ''}`.replaceAll(':', ' ').replaceAll(';', ' ');
}

const holds = (node, other) => other !== node && other.path.join('.').startsWith(pathOf(node));
const pathOf = (node) => (node.path.length === 0 ? '' : `${node.path.join('.')}.`);

/** An arrow belongs to the common ancestor of its ends. Drawn further in, Mermaid would move the outer end inside. */
function groundOf({ node, target }) {
  let ground = node.parent;
  while (ground.parent && !holds(ground, target)) ground = ground.parent;
  return ground;
}

function arrowsOf(root) {
  return nodesOf(root)
    .filter((node) => node.parent)
    .flatMap(transitionsOf)
    .flatMap((transition) => transition.targets.map((target) => ({ ...transition, target })))
    .filter(({ node, target }) => target !== node)
    .map((arrow) => ({
      ground: groundOf(arrow),
      source: arrow.node,
      text: `${idOf(arrow.node)} --> ${idOf(arrow.target)}: ${labelOf(arrow)}`,
    }));
}

function blockOf(node, arrows, indent) {
  const own = arrows.filter(({ ground }) => ground === node);
  const textsOf = (some) => new Set(some.map(({ text }) => `${indent}${text}`));
  const children = childrenOf(node);
  if (node.type === 'parallel')
    return children.flatMap((child, at) => [
      ...(at > 0 ? [`${indent}--`] : []),
      ...stateOf(child, arrows, indent),
      // Drawn in another region, an arrow would move its end there.
      ...textsOf(own.filter(({ source }) => source === child || holds(child, source))),
    ]);
  const first = node.initial?.target[0];
  return [
    ...children.flatMap((child) => stateOf(child, arrows, indent)),
    ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
    ...children.filter(({ type }) => type === 'final').map((child) => `${indent}${idOf(child)} --> [*]`),
    ...textsOf(own),
  ];
}

function stateOf(node, arrows, indent) {
  const title = `${indent}state "${node.key}" as ${idOf(node)}`;
  if (childrenOf(node).length === 0) return [title];
  return [`${title} {`, ...blockOf(node, arrows, `${indent}  `), `${indent}}`];
}

/** The machine as a Mermaid diagram; transitions without a change of state are only in the tables. */
export function mermaidOf(machine) {
  const { root } = machine;
  const fromAnywhere = transitionsOf(root).flatMap((transition) =>
    transition.targets.map((target) => `  [*] --> ${idOf(target)}: ${labelOf(transition)} (from anywhere)`),
  );
  const arrows = arrowsOf(root);
  // Regions stand side by side within a state only.
  const drawn = root.type === 'parallel' ? stateOf(root, arrows, '  ') : blockOf(root, arrows, '  ');
  return ['stateDiagram-v2', ...drawn, ...new Set(fromAnywhere)].join('\n');
}
