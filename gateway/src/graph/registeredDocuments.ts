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
import { examine, UNLISTED } from './examine.ts';
import { limits } from './limits.ts';
import type { ManifestOperation } from './manifest.ts';

/** A text by its SHA-256, in hexadecimal. */
export type NamedText = { hash: string; body: string };

/**
 * Documents that a program registers, as they are kept. Fields that no token may use are refused here; what a scope is
 * needed for the api decides when it is executed, and it alone knows the scopes of a token.
 * @throws GraphQLError BAD_PARAM that names each document and what is wrong with it
 */
export function examineRegistered(
  schema: GraphQLSchema,
  documents: readonly NamedText[],
): (Omit<ManifestOperation, 'id'> & { hash: string })[] {
  const refused: RefusedDocument[] = [];
  const examined = documents.map(({ hash, body }, at) => {
    const { name = null, type = 'query' } = headOf(body);
    const found = faultsOf(schema, { hash, name, type, body });
    // Of names that are like one that is not there clients are told nothing.
    const faults = found.map((fault) => fault.replace(/ Did you mean .*$/s, ''));
    if (faults.length > 0) refused.push({ at, hash, name, faults: faults.slice(0, limits.validationErrors) });
    return { hash, name: name ?? '', type, body };
  });
  if (refused.length > 0) throw notTaken(refused);
  return examined;
}

type RefusedDocument = { at: number; hash: string; name: string | null; faults: string[] };

function notTaken(refused: readonly RefusedDocument[]): GraphQLError {
  const lines = refused.flatMap(({ hash, name, faults }) =>
    faults.map((fault) => `${name ?? hash.slice(0, 8)}: ${fault}`),
  );
  const documents = refused.map(({ at: _at, ...document }) => document);
  return new GraphQLError(lines.slice(0, limits.validationErrors).join('\n'), {
    extensions: {
      ...{ code: 'BAD_USER_INPUT', errorKey: 'BAD_PARAM' },
      data: { field: `documents.${refused[0]?.at}`, documents },
    },
  });
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

type Registered = NamedText & { name: string | null; type: ManifestOperation['type'] };

function faultsOf(schema: GraphQLSchema, { hash, name, ...operation }: Registered): string[] {
  if (sha256(operation.body) !== hash) return ['编号与内容不符'];
  const examined = examine(schema, { ...operation, id: hash, name: name ?? '' });
  if (!('faults' in examined)) return peopleOnlyIn(schema, examined.document);
  // Its name and its kind are its own: there is no list that they could differ from.
  return examined.faults.map((fault) => (fault === UNLISTED ? '必须是唯一的、有名称的操作' : fault));
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
