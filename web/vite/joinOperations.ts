import {
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  type SelectionNode,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { ID } from '../src/app/firstScreens.ts';

/** An operation with the values of its variables. */
export type Given = readonly [document: DocumentNode, variables: Record<string, unknown>];

/**
 * One query in the place of several. Values stand in it as they are given, but for the number of the address, which
 * stays a variable. The same field with the same arguments is asked for once; `fields` says of every given query
 * under which names its root fields come.
 */
export function joinOperations(
  name: string,
  given: readonly Given[],
): { document: DocumentNode; fields: Record<string, string>[] } {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const open = new Map<string, VariableDefinitionNode>();
  const joined: FieldNode[] = [];
  const fields = given.map(([document, variables], at) => {
    for (const one of document.definitions) {
      if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
    }
    return Object.fromEntries(
      rootFieldsOf(document, variables, open).map((field) => [
        field.name.value,
        joinField(joined, field, at, fragments),
      ]),
    );
  });
  const operation: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    name: { kind: Kind.NAME, value: name },
    variableDefinitions: [...open.values()],
    selectionSet: { kind: Kind.SELECTION_SET, selections: joined },
  };
  return {
    document: { kind: Kind.DOCUMENT, definitions: [operation, ...usedBy(operation, fragments)] },
    fields,
  };
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Selections with fragments at their top in their own words, so that what two of them ask for is asked for once. */
function spread(selections: readonly SelectionNode[], fragments: Fragments): readonly SelectionNode[] {
  return selections.flatMap((one) => {
    const fragment = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : undefined;
    return fragment ? spread(fragment.selectionSet.selections, fragments) : [one];
  });
}

/** Those that a node names, and that they name in turn. */
function usedBy(node: ASTNode, fragments: Fragments, found = new Set<FragmentDefinitionNode>()) {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      usedBy(fragment, fragments, found);
    },
  });
  return found;
}

/** Adds a field to those that are joined; answers with its name among them. */
function joinField(joined: FieldNode[], field: FieldNode, at: number, fragments: Fragments): string {
  const like = (one: FieldNode) => one.name.value === field.name.value;
  const same = joined.findIndex((one) => like(one) && callOf(one) === callOf(field));
  const known = joined[same];
  if (known) {
    const both = [known, field].flatMap((one) => spread(selectionsOf(one), fragments));
    const byText = new Map(both.map((one) => [print(one), one]));
    joined[same] = {
      ...known,
      selectionSet: { kind: Kind.SELECTION_SET, selections: [...byText.values()] },
    };
    return known.alias?.value ?? known.name.value;
  }
  if (!joined.some(like)) {
    joined.push(field);
    return field.name.value;
  }
  const alias = `${field.name.value}${at}`;
  joined.push({ ...field, alias: { kind: Kind.NAME, value: alias } });
  return alias;
}

const callOf = ({ arguments: given = [] }: FieldNode) => given.map(print).sort().join();
const selectionsOf = ({ selectionSet }: FieldNode): readonly SelectionNode[] =>
  selectionSet?.selections ?? [];

/** The root fields of a query with values in the place of its variables. */
function rootFieldsOf(
  document: DocumentNode,
  variables: Given[1],
  open: Map<string, VariableDefinitionNode>,
): FieldNode[] {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('there is no operation to be joined');
  const types = new Map(operation.variableDefinitions?.map((one) => [one.variable.name.value, one]));
  const valued = (node: ArgumentNode | ObjectFieldNode) => {
    if (node.value.kind !== Kind.VARIABLE) return undefined;
    const definition = types.get(node.value.name.value);
    const value = variables[node.value.name.value];
    if (value === undefined || !definition) return null;
    if (value === ID) {
      open.set(node.value.name.value, definition);
      return undefined;
    }
    return { ...node, value: literal(value, definition.type) };
  };
  return operation.selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error('a fragment at the root cannot be joined');
    const field: FieldNode = visit(selection, { Argument: valued, ObjectField: valued });
    return withoutConditions(field);
  });
}

/** A field is joined where it is asked for: of its conditions none is left. */
function withoutConditions(field: FieldNode): FieldNode {
  const { directives = [], ...rest } = field;
  if (directives.some(({ arguments: [given] = [] }) => given && print(given.value) !== 'true'))
    throw new Error(`${field.name.value} is not asked for`);
  return rest;
}

const TEXTS = new Set(['String', 'ID']);

/**
 * A value as it is written in a document. A text is an enum's, unless its type says that it is a text; in an object there
 * is none, as its type says nothing of the fields.
 */
function literal(value: unknown, type: TypeNode | null): ValueNode {
  if (typeof value === 'number') return { kind: Kind.INT, value: String(value) };
  if (typeof value === 'boolean') return { kind: Kind.BOOLEAN, value };
  if (typeof value === 'string' && type)
    return TEXTS.has(nameOf(type)) ? { kind: Kind.STRING, value } : { kind: Kind.ENUM, value };
  if (typeof value === 'object' && value && !Array.isArray(value))
    return {
      kind: Kind.OBJECT,
      fields: Object.entries(value).map(([name, each]) => ({
        kind: Kind.OBJECT_FIELD,
        name: { kind: Kind.NAME, value: name },
        value: literal(each, null),
      })),
    };
  throw new Error(`${JSON.stringify(value)} cannot be written into a document`);
}

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
