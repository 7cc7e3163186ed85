import {
  type DocumentNode,
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** What selections are made of; graphql-jit and graphql-js both give it to resolvers. */
export type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType' | 'fragments' | 'schema'> & {
  /** Where another field is answered by a resolver: what is read for it. */
  selection?: Selection;
};

/** The properties of a REST object that an operation reads, in its order; null for the whole object. */
export type Selection = ReadonlyMap<string, Selection | null> | null;

/** The names that a REST answer has, with those of what they hold: `true` for what is no object. */
export type Shape = { readonly [name: string]: Shape | true };

/** What a field says of the properties of its parent that it reads. */
type Reads = {
  /** All of them. */
  reads?: readonly string[];
  /** The one that it is. */
  property?: string;
};
type Resolver<Parent, Rest extends unknown[], Out> = {
  resolve(parent: Parent, ...rest: Rest): Out;
  extensions: Reads;
};

/**
 * A resolver that says which properties of its parent it reads, so that REST is asked for no others. A resolver that does
 * not is given whole parents.
 */
export function computed<Parent, const Name extends keyof Parent & string, Rest extends unknown[], Out>(
  reads: readonly Name[],
  resolve: (parent: Pick<Parent, Name>, ...rest: Rest) => Out,
): Resolver<Parent, Rest, Out> {
  return { resolve, extensions: { reads } };
}

/** A resolver of a field that REST has under another name. */
export function renamed<Parent, const Name extends keyof Parent & string>(
  property: Name,
): Resolver<Parent, [], Parent[Name]> {
  return { resolve: (parent) => parent[property], extensions: { property } };
}

/** What tells the types of an interface apart, by these properties alone. */
export function typedBy<Parent, const Name extends keyof Parent & string, Out>(
  reads: readonly Name[],
  typeOf: (parent: Pick<Parent, Name>) => Out,
): (parent: Parent) => Out {
  return Object.assign((parent: Parent) => typeOf(parent), { reads } satisfies Reads);
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
export function selectionOf({
  fieldNodes,
  returnType,
  fragments,
  schema,
  selection: given,
}: SelectionInfo): Selection {
  if (given) return given;
  const [node, ...others] = fieldNodes;
  const known = node && others.length === 0 ? selections.get(node) : undefined;
  if (known !== undefined) return known;
  const selection = selectionOn(getNamedType(returnType), fieldNodes, { fragments, schema });
  if (node && others.length === 0) selections.set(node, selection);
  return selection;
}

type Where = Pick<SelectionInfo, 'fragments' | 'schema'>;

/** What is read of a type by the selection sets of some fields. */
export function selectionOn(type: GraphQLNamedType, nodes: readonly FieldNode[], where: Where): Selection {
  if (isAbstractType(type)) {
    const reads = (type.resolveType as Reads | undefined)?.reads;
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
    const reads = property === undefined ? (field.extensions as Reads).reads : [];
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

const anywhere = new WeakMap<DocumentNode, Map<string, Selection>>();

/** What a document reads of rows of a type wherever it has some, and some properties besides: for rows read in batches. */
export function rowsAnywhere(
  document: DocumentNode,
  schema: GraphQLSchema,
  typeName: string,
  besides: readonly string[],
): Selection {
  const known = anywhere.get(document) ?? new Map<string, Selection>();
  anywhere.set(document, known);
  const key = `${typeName} ${besides.join()}`;
  if (!known.has(key)) {
    const rows = merged([
      new Map(besides.map((name) => [name, null])),
      ...nodesOfType(document, schema, typeName).map(({ node, type }) =>
        selectionOn(type, [node], { fragments: fragmentsOf(document), schema }),
      ),
    ]);
    known.set(key, rows && new Map([['list', rows]]));
  }
  return known.get(key) ?? null;
}

function nodesOfType(document: DocumentNode, schema: GraphQLSchema, typeName: string) {
  const found: { node: FieldNode; type: GraphQLNamedType }[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const type = getNamedType(types.getType());
        if (type?.name === typeName) found.push({ node, type });
      },
    }),
  );
  return found;
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
export function propertyOf({
  name,
  resolve,
  extensions,
}: GraphQLField<unknown, unknown>): string | undefined {
  const isProperty = resolve === undefined || resolve === defaultFieldResolver;
  return isProperty ? name : (extensions as Reads).property;
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
