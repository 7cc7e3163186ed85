import type { DocumentNode } from '@apollo/client';

/** A node of a document that has no shorter form. */
export type AstNode = { kind: string };
/** `$name` for a variable. */
export type CompactValue = string | AstNode;
/** A field by its name, `...Name` for a fragment; else a field with selections, arguments and alias. */
export type CompactSelection =
  | string
  | AstNode
  | [
      name: string,
      selections?: CompactSelection[] | 0,
      args?: Record<string, CompactValue> | 0,
      alias?: string,
    ];
/** A kind of operation with its variables and their types, or `on` a type. */
export type CompactDefinition = [
  kind: string,
  name: string,
  of: string | Record<string, string>,
  selections: CompactSelection[],
];

const named = (value: string) => ({ kind: 'Name', value });
const variable = (name: string) => ({ kind: 'Variable', name: named(name) });
const namedType = (name: string) => ({ kind: 'NamedType', name: named(name) });

function typeNode(type: string): AstNode {
  if (type.endsWith('!')) return { kind: 'NonNullType', type: typeNode(type.slice(0, -1)) } as AstNode;
  if (type.startsWith('[')) return { kind: 'ListType', type: typeNode(type.slice(1, -1)) } as AstNode;
  return namedType(type);
}

const selectionSet = (selections: CompactSelection[]) => ({
  kind: 'SelectionSet',
  selections: selections.map(selectionNode),
});

function selectionNode(selection: CompactSelection): AstNode {
  if (typeof selection === 'string')
    return selection.startsWith('...')
      ? ({ kind: 'FragmentSpread', name: named(selection.slice(3)) } as AstNode)
      : selectionNode([selection]);
  if (!Array.isArray(selection)) return selection;
  const [name, selections, args, alias] = selection;
  const field = {
    kind: 'Field',
    ...(alias && { alias: named(alias) }),
    name: named(name),
    ...(args && {
      arguments: Object.entries(args).map(([name, value]) => ({
        kind: 'Argument',
        name: named(name),
        value: typeof value === 'string' ? variable(value.slice(1)) : value,
      })),
    }),
    ...(selections && { selectionSet: selectionSet(selections) }),
  };
  return field;
}

function definitionNode([kind, name, of, selections]: CompactDefinition) {
  const common = { name: named(name), selectionSet: selectionSet(selections) };
  if (typeof of === 'string') return { ...common, kind: 'FragmentDefinition', typeCondition: namedType(of) };
  const variables = Object.entries(of).map(([name, type]) => ({
    kind: 'VariableDefinition',
    variable: variable(name),
    type: typeNode(type),
  }));
  return {
    ...common,
    ...{ kind: 'OperationDefinition', operation: kind },
    ...(variables.length > 0 && { variableDefinitions: variables }),
  };
}

/** The document that a build has put into a script (web/vite/inlineDocuments.ts); `documentId` of an operation. */
export function documentOf(definitions: CompactDefinition[], documentId?: string): DocumentNode {
  return {
    kind: 'Document',
    definitions: definitions.map(definitionNode),
    ...(documentId && { documentId }),
  } as unknown as DocumentNode;
}
