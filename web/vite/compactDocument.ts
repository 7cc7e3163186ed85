import {
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { CompactDefinition, CompactSelection, CompactValue } from '../src/graphql/documentOf.ts';

/** The definitions of a document as web/src/graphql/documentOf.ts takes them. */
export function compactDocument({ definitions }: DocumentNode): CompactDefinition[] {
  return definitions.map(compactDefinition);
}

function compactDefinition(node: DefinitionNode): CompactDefinition {
  if (node.kind === Kind.FRAGMENT_DEFINITION && !node.directives?.length)
    return ['on', node.name.value, node.typeCondition.name.value, selectionsOf(node.selectionSet)];
  if (node.kind !== Kind.OPERATION_DEFINITION || node.directives?.length)
    throw new Error(`this has no shorter form: ${print(node)}`);
  const variables = node.variableDefinitions ?? [];
  if (variables.some(({ defaultValue, directives }) => defaultValue || directives?.length))
    throw new Error(`variables with a default value or a directive have no shorter form: ${print(node)}`);
  return [
    node.operation,
    node.name?.value ?? '',
    Object.fromEntries(variables.map(({ variable, type }) => [variable.name.value, print(type)])),
    selectionsOf(node.selectionSet),
  ];
}

const selectionsOf = ({ selections }: SelectionSetNode) => selections.map(compactSelection);

function compactSelection(node: SelectionNode): CompactSelection {
  if (node.kind === Kind.INLINE_FRAGMENT || node.directives?.length) return node;
  if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}`;
  const { name, selectionSet, arguments: args, alias } = node;
  const inner = selectionSet ? selectionsOf(selectionSet) : 0;
  if (alias) return [name.value, inner, argumentsOf(args), alias.value];
  if (args?.length) return [name.value, inner, argumentsOf(args)];
  return inner === 0 ? name.value : [name.value, inner];
}

function argumentsOf(args: readonly ArgumentNode[] = []): Record<string, CompactValue> | 0 {
  return args.length > 0
    ? Object.fromEntries(args.map(({ name, value }) => [name.value, compactValue(value)]))
    : 0;
}

const compactValue = (value: ArgumentNode['value']): CompactValue =>
  value.kind === Kind.VARIABLE ? `$${value.name.value}` : value;
