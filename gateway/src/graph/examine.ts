import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
  valueFromASTUntyped,
} from 'graphql';
import { fragmentsOf } from '../rest/selection.ts';
import { costOf } from './cost.ts';
import { documentRules } from './documentRules.ts';
import { limits } from './limits.ts';
import type { ManifestOperation } from './manifest.ts';
import { spellingOf } from './spelling.ts';

type Examined = { document: DocumentNode } | { faults: string[] };

/** More than one operation, or not the one that is listed. */
export const UNLISTED = '必须是唯一的、名称和类型与清单一致的操作';
const STANDARD_RULES = [...specifiedRules, NoSchemaIntrospectionCustomRule];

/** Validates an operation of a manifest against the schema and against every limit that applies to unknown ones. */
export function examine(schema: GraphQLSchema, { name, type, body }: ManifestOperation): Examined {
  if (body.length > limits.characters) return { faults: ['查询文本过长'] };
  let document: DocumentNode;
  try {
    document = parse(body, { maxTokens: limits.tokens });
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
  const [operation, ...others] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation || others.length > 0 || operation.name?.value !== name || operation.operation !== type) {
    return { faults: [UNLISTED] };
  }
  const errors = validate(schema, document, STANDARD_RULES);
  if (errors.length > 0) return { faults: errors.map(({ message }) => message) };
  // The other rules expand fragments, so they run only once fragments are known to exist and to end.
  if (selectionsOf(document, operation) > limits.selections) return { faults: ['查询展开后过长'] };
  const faults = validate(schema, document, documentRules).map(({ message }) => message);
  try {
    spellingOf(schema).document(document);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  if (costOf(schema, document, operation)(defaultsOf(operation)) > limits.cost.signedIn) {
    faults.push('查询数据量过大');
  }
  return faults.length > 0 ? { faults } : { document };
}

/** Selections of an operation with every fragment expanded, each counted once. */
export function selectionsOf(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = fragmentsOf(document);
  const counts = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const known = counts.get(name) ?? ofSet(fragments[name]?.selectionSet);
    counts.set(name, known);
    return known;
  };
  const ofSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce(
      (sum, one) =>
        sum + 1 + (one.kind === Kind.FRAGMENT_SPREAD ? ofFragment(one.name.value) : ofSet(one.selectionSet)),
      0,
    );
  return ofSet(operation.selectionSet);
}

/** The default values of the variables. */
export function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}
