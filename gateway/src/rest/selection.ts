import {
  type DocumentNode,
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** What selections are made of; graphql-jit and graphql-js both give it to resolvers. */
export type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType' | 'fragments' | 'schema'>;

/** The properties of a REST object that an operation reads, in its order; null for the whole object. */
export type Selection = ReadonlyMap<string, Selection | null> | null;

/** The names that a REST answer has, with those of what they hold: `true` for what is no object. */
export type Shape = { readonly [name: string]: Shape | true };

type Reads = { readonly reads?: readonly string[] };

/**
 * A resolver that is told which properties of its parent it reads, so that REST is asked for no others. A resolver
 * without this mark is given whole parents.
 */
export function computed<Parent, const Name extends keyof Parent & string, Args, Context, Out>(
  reads: readonly Name[],
  resolve: (parent: Pick<Parent, Name>, args: Args, context: Context) => Out,
): (parent: Parent, args: Args, context: Context) => Out {
  const resolver = (parent: Parent, args: Args, context: Context) => resolve(parent, args, context);
  return Object.assign(resolver, { reads });
}

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  return Object.fromEntries(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
}

const known = new WeakMap<FieldNode, Selection>();

/** What the operation reads of the object or the list that a field answers. */
export function selectionOf({ fieldNodes, returnType, fragments, schema }: SelectionInfo): Selection {
  const [node, ...others] = fieldNodes;
  const kept = node && others.length === 0 ? known.get(node) : undefined;
  if (kept !== undefined) return kept;
  const type = getNamedType(returnType);
  const sets = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const selection = isObjectType(type) ? selectionOn(type, sets, { fragments, schema }) : null;
  if (node && others.length === 0) known.set(node, selection);
  return selection;
}

type Where = Pick<SelectionInfo, 'fragments' | 'schema'>;

function selectionOn(type: GraphQLObjectType, sets: readonly SelectionSetNode[], where: Where): Selection {
  const selection = new Map<string, Selection>();
  const fields = type.getFields();
  const nodes = sets.flatMap((set) => [...fieldsOf(set, where.fragments)]);
  for (const [name, same] of Map.groupBy(nodes, ({ name }) => name.value)) {
    const field = fields[name];
    // A field of another type of a union, or `__typename`.
    if (!field) continue;
    const reads = readsOf(field);
    if (!reads) return null;
    for (const property of reads) if (!selection.has(property)) selection.set(property, null);
    if (isPlain(field)) {
      const named = getNamedType(field.type);
      const inner = same.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (isObjectType(named)) selection.set(name, selectionOn(named, inner, where));
      else if (isAbstractType(named)) selection.set(name, null);
    }
  }
  return selection.size > 0 ? selection : null;
}

/** Fields of a selection set with its fragments expanded, whether or not their directives take them out. */
export function* fieldsOf(
  set: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): Generator<FieldNode> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) yield selection;
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* fieldsOf(selection.selectionSet, fragments);
    else {
      const fragment = fragments[selection.name.value];
      if (fragment) yield* fieldsOf(fragment.selectionSet, fragments);
    }
  }
}

/** Whether a field is the property of its name. */
export function isPlain({ resolve }: GraphQLField<unknown, unknown>): boolean {
  return resolve === undefined || resolve === defaultFieldResolver;
}

/** The properties that a field is made of; undefined where nobody has said. */
function readsOf(field: GraphQLField<unknown, unknown>): readonly string[] | undefined {
  return isPlain(field) ? [field.name] : (field.resolve as Reads).reads;
}

/** As REST takes it: `total,list(id,name)`; without what an answer of that shape does not have. */
export function fieldsText(selection: Selection, shape?: Shape): string {
  const parts: string[] = [];
  for (const [name, inner] of selection ?? []) {
    const below = shape?.[name];
    if (shape && below === undefined) continue;
    const text = inner && below !== true ? fieldsText(inner, below) : '';
    parts.push(text ? `${name}(${text})` : name);
  }
  return parts.join(',');
}
