import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { sha256 } from '../sha256.ts';
import { examine } from './examine.ts';
import { limits } from './limits.ts';
import type { ManifestOperation } from './manifest.ts';

/** A text by its SHA-256, in hexadecimal. */
export type NamedText = { hash: string; body: string };

/**
 * Documents that a program registers, as they are kept. Fields that no token may use are refused here; what a scope is
 * needed for the api decides when it is executed, and it alone knows the scopes of a token.
 * @throws GraphQLError BAD_USER_INPUT that names each document and what is wrong with it
 */
export function examineRegistered(
  schema: GraphQLSchema,
  documents: readonly NamedText[],
): (Omit<ManifestOperation, 'id'> & { hash: string })[] {
  const faults: string[] = [];
  const examined = documents.map(({ hash, body }) => {
    const { name = hash.slice(0, 8), type = 'query' } = headOf(body);
    const found = faultsOf(schema, { id: hash, name, type, body });
    // Of names that are like one that is not there clients are told nothing.
    faults.push(...found.map((fault) => `${name}: ${fault.replace(/ Did you mean .*$/s, '')}`));
    return { hash, name, type, body };
  });
  if (faults.length > 0)
    throw new GraphQLError(faults.slice(0, limits.validationErrors).join('\n'), {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return examined;
}

/** The name and the kind of the first operation of a text, where it has one. */
export function headOf(body: string): { name?: string; type?: ManifestOperation['type'] } {
  try {
    const { definitions } = parse(body, { maxTokens: limits.tokens, noLocation: true });
    const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    return operation?.name ? { name: operation.name.value, type: operation.operation } : {};
  } catch {
    return {};
  }
}

function faultsOf(schema: GraphQLSchema, operation: ManifestOperation): string[] {
  if (sha256(operation.body) !== operation.id) return ['编号与内容不符'];
  const examined = examine(schema, operation);
  return 'faults' in examined ? examined.faults : peopleOnlyIn(schema, examined.document);
}

function peopleOnlyIn(schema: GraphQLSchema, document: DocumentNode): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  const Field = () => {
    const field = types.getFieldDef();
    if (field?.astNode?.directives?.some(({ name }) => name.value === 'peopleOnly'))
      found.push(`${types.getParentType()}.${field.name} 只限本人使用`);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return found;
}
