import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { documentRules } from './documentRules.ts';
import { limits } from './limits.ts';

type Checked = { document: DocumentNode } | { errors: readonly GraphQLError[] };

const RULES = [...specifiedRules, ...documentRules];

/** Accepts documents with exactly one subscription within the limits of all documents. */
export function checkSubscription(schema: GraphQLSchema, text: string): Checked {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: limits.tokens });
  } catch (error) {
    return refused('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : '');
  }
  const [operation, ...others] = document.definitions;
  // Without fragments nothing can expand beyond its text.
  if (
    operation?.kind !== Kind.OPERATION_DEFINITION ||
    operation.operation !== 'subscription' ||
    others.length
  ) {
    return refused('OPERATION_RESOLUTION_FAILURE', '此地址只接受一个订阅操作');
  }
  const errors = validate(schema, document, RULES, { maxErrors: limits.validationErrors });
  if (errors.length === 0) return { document };
  return {
    errors: errors.map(
      ({ message, nodes }) =>
        new GraphQLError(message, {
          nodes: nodes ?? null,
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
        }),
    ),
  };
}

function refused(code: string, message: string): Checked {
  return { errors: [new GraphQLError(message, { extensions: { code } })] };
}
