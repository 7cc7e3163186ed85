import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { limits } from './limits.ts';
import { requiredUnderEitherName } from './spelling.ts';

export type Shape = {
  depth: number;
  aliases: number;
  directives: number;
  duplicates: number;
  rootFields: number;
};
type FindFragment = ValidationContext['getFragment'];

/**
 * What has two names is given under one of them; and limits of a document's shape: depth, aliases, root fields, duplicate
 * keys, directives. They run after the standard rules and the limit of selections, so every fragment exists and expansion
 * ends. Clients are not told the numbers.
 */
export const documentRules: ValidationRule[] = [shapeRule, requiredUnderEitherName];

function shapeRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const refuse = (message: string) =>
        context.reportError(new GraphQLError(message, { nodes: operation }));
      const kind = operation.operation;
      const shape = shapeOf(operation, (name) => context.getFragment(name));
      if (shape.depth > limits.depth) refuse('查询嵌套过深');
      if (shape.aliases > limits.aliases[kind]) refuse('查询别名过多');
      if (shape.directives > limits.directives) refuse('查询指令过多');
      if (shape.duplicates > limits.duplicateKeys) refuse('查询字段重复过多');
      if (shape.rootFields > limits.rootFields[kind]) refuse('查询的根字段过多');
      return false;
    },
  };
}

/** Measures an operation with its fragments expanded; introspection counts as one field. */
export function shapeOf(operation: OperationDefinitionNode, findFragment: FindFragment): Shape {
  const shape = { depth: 0, aliases: 0, directives: operation.directives?.length ?? 0, duplicates: 0 };

  /** The fields of a selection set with its fragments expanded. */
  function* fieldsOf(set: SelectionSetNode): Generator<FieldNode> {
    for (const selection of set.selections) {
      shape.directives += selection.directives?.length ?? 0;
      if (selection.kind === 'Field') {
        yield selection;
        continue;
      }
      const inner = selection.kind === 'InlineFragment' ? selection : findFragment(selection.name.value);
      if (inner) yield* fieldsOf(inner.selectionSet);
    }
  }

  function measure(set: SelectionSetNode, depth: number): number {
    const times = new Map<string, number>();
    let fields = 0;
    for (const field of fieldsOf(set)) {
      const key = field.alias?.value ?? field.name.value;
      times.set(key, (times.get(key) ?? 0) + 1);
      fields += 1;
      if (field.alias) shape.aliases += 1;
      shape.depth = Math.max(shape.depth, depth);
      if (field.selectionSet && !isIntrospection(field)) measure(field.selectionSet, depth + 1);
    }
    shape.duplicates = Math.max(shape.duplicates, ...times.values());
    return fields;
  }

  const rootFields = measure(operation.selectionSet, 1);
  return { ...shape, rootFields };
}

/** `__schema` and `__type`, which production refuses. */
function isIntrospection({ name }: FieldNode): boolean {
  return name.value === '__schema' || name.value === '__type';
}
