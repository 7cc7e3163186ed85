import {
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputField,
  type InputValueDefinitionNode,
  isNonNullType,
  Kind,
  type TypeNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';

/** What a field, an argument or an input field with `@rest` is in REST. */
export type RestName = {
  /** There, and in the documents that are executed. */
  name: string;
  /** It has to be given. */
  isRequired: boolean;
};

type Named = FieldDefinitionNode | InputValueDefinitionNode;

/** What is given by a client: an argument, or a field of an input. */
export type Part = GraphQLArgument | GraphQLInputField;

/** What `@rest` says of a part of a schema; undefined for one that REST has under the same name. */
export function restNameOf(
  part: { astNode?: Named | null | undefined } | null | undefined,
): RestName | undefined {
  return part?.astNode ? saidOf(part.astNode) : undefined;
}

const said = new WeakMap<Named, RestName | undefined>();

function saidOf(node: Named): RestName | undefined {
  if (!said.has(node)) said.set(node, readDirective(node));
  return said.get(node);
}

function readDirective(node: Named): RestName | undefined {
  const read = directiveOf<{ name: string; required?: boolean }>(node, 'rest');
  return read && { name: read.name, isRequired: read.required ?? false };
}

function directiveOf<Read>(node: Named, directive: string): Read | undefined {
  const found = node.directives?.find(({ name }) => name.value === directive);
  return (
    found &&
    (Object.fromEntries(
      found.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]) ?? [],
    ) as Read)
  );
}

const olds = new WeakMap<Named, readonly string[]>();

/** The old parts that a part is given instead of: its name in REST, or what `@insteadOf` says. */
export function oldNamesOf({ astNode }: { astNode?: Named | null | undefined }): readonly string[] {
  if (!astNode) return [];
  const known = olds.get(astNode);
  if (known) return known;
  const rest = saidOf(astNode);
  const names = rest ? [rest.name] : (directiveOf<{ fields: string[] }>(astNode, 'insteadOf')?.fields ?? []);
  olds.set(astNode, names);
  return names;
}

/** The definitions of the graph as REST names things: what resolvers know, and what is executed. */
export function inRestNames(definitions: DocumentNode): DocumentNode {
  return visit(definitions, {
    ObjectTypeDefinition: (node) => ({ ...node, fields: renamed(node.fields) }),
    InterfaceTypeDefinition: (node) => ({ ...node, fields: renamed(node.fields) }),
    InputObjectTypeDefinition: (node) => ({ ...node, fields: renamed(node.fields) }),
    FieldDefinition: { leave: (node) => ({ ...node, arguments: renamed(node.arguments) }) },
  });
}

function renamed<One extends Named>(parts: readonly One[] = []): One[] {
  const own = new Set(parts.map(({ name }) => name.value));
  const spelt = new Map(parts.map((part) => [saidOf(part)?.name, part]));
  return parts.flatMap((part) => {
    const rest = saidOf(part);
    // The old name, while it is there, is that of REST: its type has the default.
    if (rest && own.has(rest.name)) return [];
    const spelling = spelt.get(rest?.name ?? part.name.value);
    return spelling ? { ...part, ...inRest(part, spelling) } : part;
  });
}

/**
 * What REST's name stands for: not deprecated, and required where it has to be given. What is answered is of the type that
 * stays; what is given was held to the type of the name that it has.
 */
function inRest({ kind, type, directives, name }: Named, spelling: Named) {
  const rest = saidOf(spelling);
  const { description } = spelling;
  const lasting = kind === Kind.FIELD_DEFINITION ? spelling.type : type;
  return {
    ...(description && { description }),
    name: { ...name, value: rest?.name ?? name.value },
    type: rest?.isRequired ? required(lasting) : lasting,
    directives: directives?.filter(({ name }) => name.value !== 'deprecated'),
  };
}

/**
 * The definitions without what is deprecated, which our own documents are written and typed by; what goes by two names
 * until then is required under the one that stays.
 */
export function withoutDeprecated(definitions: DocumentNode): DocumentNode {
  return visit(definitions, { FieldDefinition: lasting, InputValueDefinition: lasting });
}

function lasting<One extends Named>(part: One): One | null {
  if (part.directives?.some(({ name }) => name.value === 'deprecated')) return null;
  return saidOf(part)?.isRequired ? { ...part, type: required(part.type) } : part;
}

function required(type: TypeNode): TypeNode {
  return type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type };
}

/** Whether the old name has a default, and takes no null therefore. */
export function isDefaulted({ name }: RestName, parts: readonly Part[] = []): boolean {
  return isNonNullType(parts.find((part) => part.name === name)?.type);
}

/** Refuses what is given beside what it is given instead of; `field` is the new one, with where it stands. */
export function bothGiven(field: string): GraphQLError {
  return badInput(`参数错误：${field}`, { errorKey: 'BAD_PARAM', data: { field } });
}

export function badInput(message: string, more: object = {}): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', ...more, http: { status: 400 } },
  });
}
