import {
  type DocumentNode,
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
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

/** What a resolver says of the properties of its parent that it reads. */
type Reader = {
  /** All of them. */
  readonly reads?: readonly string[];
  /** The one that the field is. */
  readonly property?: string;
};

/**
 * A resolver that says which properties of its parent it reads, so that REST is asked for no others. A resolver that does
 * not is given whole parents.
 */
export function computed<Parent, const Name extends keyof Parent & string, Rest extends unknown[], Out>(
  reads: readonly Name[],
  resolve: (parent: Pick<Parent, Name>, ...rest: Rest) => Out,
): (parent: Parent, ...rest: Rest) => Out {
  const resolver = (parent: Parent, ...rest: Rest) => resolve(parent, ...rest);
  return Object.assign(resolver, { reads } satisfies Reader);
}

/** A resolver of a field that REST has under another name. */
export function renamed<Parent, const Name extends keyof Parent & string>(
  property: Name,
): (parent: Parent) => Parent[Name] {
  return Object.assign((parent: Parent) => parent[property], { property } satisfies Reader);
}

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  return Object.fromEntries(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
}

const selections = new WeakMap<FieldNode, Selection>();

/** What the operation reads of the object or the list that a field answers. */
export function selectionOf({ fieldNodes, returnType, fragments, schema }: SelectionInfo): Selection {
  const [node, ...others] = fieldNodes;
  const known = node && others.length === 0 ? selections.get(node) : undefined;
  if (known !== undefined) return known;
  const selection = selectionOn(getNamedType(returnType), fieldNodes, { fragments, schema });
  if (node && others.length === 0) selections.set(node, selection);
  return selection;
}

type Where = Pick<SelectionInfo, 'fragments' | 'schema'>;

function selectionOn(type: GraphQLNamedType, nodes: readonly FieldNode[], where: Where): Selection {
  if (isAbstractType(type)) {
    const reads = (type.resolveType as Reader | undefined)?.reads;
    const parts = where.schema.getPossibleTypes(type).map((one) => selectionOn(one, nodes, where));
    return reads ? merged([new Map(reads.map((name) => [name, null])), ...parts]) : null;
  }
  if (!isObjectType(type)) return null;
  const selection = new Map<string, Selection>();
  const selected = nodes.flatMap(({ selectionSet }) =>
    selectionSet ? [...fieldsOf(selectionSet, where.fragments, type)] : [],
  );
  for (const [name, same] of Map.groupBy(selected, ({ name }) => name.value)) {
    const field = type.getFields()[name];
    // `__typename`
    if (!field) continue;
    const property = propertyOf(field);
    const reads = property === undefined ? (field.resolve as Reader).reads : [];
    if (!reads) return null;
    if (property !== undefined) {
      const inner = selectionOn(getNamedType(field.type), same, where);
      selection.set(
        property,
        selection.has(property) ? merged([selection.get(property) ?? null, inner]) : inner,
      );
    }
    for (const read of reads) selection.set(read, null);
  }
  return selection.size > 0 ? selection : null;
}

/** What any of them reads. */
function merged(selections: readonly Selection[]): Selection {
  const all = new Map<string, Selection>();
  for (const selection of selections) {
    if (!selection) return null;
    for (const [name, inner] of selection) {
      all.set(name, all.has(name) ? merged([all.get(name) ?? null, inner]) : inner);
    }
  }
  return all;
}

/**
 * Fields of a selection set with its fragments expanded, whether or not directives take them out; of those for objects of
 * other types none.
 */
export function* fieldsOf(
  set: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  type: GraphQLObjectType,
): Generator<FieldNode> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      yield selection;
      continue;
    }
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    const condition = inner?.typeCondition?.name.value ?? type.name;
    const applies = condition === type.name || type.getInterfaces().some(({ name }) => name === condition);
    if (inner && applies) yield* fieldsOf(inner.selectionSet, fragments, type);
  }
}

/** The property that a field is; undefined for one that is computed. */
export function propertyOf({ name, resolve }: GraphQLField<unknown, unknown>): string | undefined {
  return resolve === undefined || resolve === defaultFieldResolver ? name : (resolve as Reader).property;
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
