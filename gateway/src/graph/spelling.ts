import {
  type ArgumentNode,
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  TypeInfo,
  type ValidationContext,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { bothGiven, isDefaulted, oldNamesOf, type Part, restNameOf } from './restNames.ts';
import { type SpelledVariables, spelledVariables, type Variables } from './spelledVariables.ts';

/** What clients write in the names of the graph, in those of REST (`@rest`), which resolvers know and which is executed. */
export type Spelling = {
  /**
   * A valid document; the same object where it has no other names, and mostly for the same document. Answers keep the keys
   * that the client asked for.
   * @param variables as they came: by them alone one knows which of two names is given where both are written
   * @throws GraphQLError BAD_PARAM for what is given twice, by its old and its new name
   */
  document(document: DocumentNode, variables?: Variables): DocumentNode;
  variables(operation: OperationDefinitionNode): SpelledVariables;
};

/** What a document is in the names of REST, by which of the undecided variables are given. */
type Documents = { undecided: readonly string[]; respelt: Map<string, DocumentNode> };

/** Of one document: who asks for more of them waits for each. */
const MOST_SPELLINGS = 8;

const spellings = new WeakMap<GraphQLSchema, Spelling>();

/** The spelling of a public graph. */
export function spellingOf(schema: GraphQLSchema): Spelling {
  const known = spellings.get(schema);
  if (known) return known;
  const documents = new WeakMap<DocumentNode, Documents>();
  const spelling: Spelling = {
    document(document, variables = {}) {
      const known = documents.get(document) ?? {
        undecided: undecidedIn(schema, document),
        respelt: new Map(),
      };
      documents.set(document, known);
      const given = known.undecided.filter((name) => isGivenBy(document, name, variables));
      const key = given.join();
      const respelt = known.respelt.get(key) ?? respell(schema, document, new Set(given));
      if (known.respelt.size < MOST_SPELLINGS) known.respelt.set(key, respelt);
      return respelt;
    },
    variables: spelledVariables(schema),
  };
  spellings.set(schema, spelling);
  return spelling;
}

/** The variables that one of two names stands for where both are written. */
function undecidedIn(schema: GraphQLSchema, document: DocumentNode): string[] {
  const names = new Set<string>();
  const types = new TypeInfo(schema);
  const note = (nodes: readonly Given[] | undefined, parts: readonly Part[] | undefined) => {
    for (const node of pairsOf(nodes, parts).flatMap(({ news, olds }) => [...news, ...olds]))
      if (node.value.kind === Kind.VARIABLE) names.add(node.value.name.value);
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => note(node.arguments, types.getFieldDef()?.args),
      ObjectValue: (node) => note(node.fields, partsOf(types.getInputType())),
    }),
  );
  return [...names];
}

/** A variable that is left out and has no default is not given, nor is one that is null. */
function isGivenBy(document: DocumentNode, name: string, variables: Variables): boolean {
  const { [name]: value } = variables;
  if (value !== undefined) return value !== null;
  return document.definitions.some(
    (one) =>
      one.kind === Kind.OPERATION_DEFINITION &&
      one.variableDefinitions?.some(
        ({ variable, defaultValue }) =>
          variable.name.value === name && defaultValue !== undefined && defaultValue.kind !== Kind.NULL,
      ),
  );
}

/** Names are changed on the way back up: the way down needs those that the schema has. */
function respell(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: ReadonlySet<string>,
): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter(node) {
          const rest = withoutUngiven(node.arguments, types.getFieldDef()?.args, variables);
          return rest && { ...node, arguments: rest };
        },
        leave(node) {
          const rest = restNameOf(types.getFieldDef());
          return (
            rest && { ...node, alias: node.alias ?? node.name, name: { ...node.name, value: rest.name } }
          );
        },
      },
      ObjectValue(node) {
        const rest = withoutUngiven(node.fields, partsOf(types.getInputType()), variables);
        return rest && { ...node, fields: rest };
      },
      Argument: { leave: (node) => renamed(node, types.getArgument()) },
      ObjectField: {
        leave: (node) =>
          renamed(
            node,
            partsOf(types.getParentInputType()).find(({ name }) => name === node.name.value),
          ),
      },
    }),
  );
}

type Given = ArgumentNode | ObjectFieldNode;

function renamed(node: Given, part: Part | null | undefined): Given | undefined {
  const rest = restNameOf(part);
  return rest && { ...node, name: { ...node.name, value: rest.name } };
}

function partsOf(type: GraphQLInputType | null | undefined): readonly Part[] {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
}

const givenUnder = (nodes: readonly Given[] | undefined, part: string) =>
  nodes?.find(({ name }) => name.value === part);

type Pair<Node> = { part: Part; news: Node[]; olds: Node[] };

/** What is written under its new name and an old one. */
function pairsOf<Node extends Given>(nodes: readonly Node[] = [], parts: readonly Part[] = []): Pair<Node>[] {
  return parts.flatMap((part) => {
    const named = (names: readonly string[]) => nodes.filter(({ name }) => names.includes(name.value));
    const pair = { part, news: named([part.name]), olds: named(oldNamesOf(part)) };
    return pair.news.length > 0 && pair.olds.length > 0 ? [pair] : [];
  });
}

/**
 * What is left where both names are written and one of them is not given: it is null, or a variable that is; undefined where
 * nothing is left out.
 * @throws GraphQLError BAD_PARAM for what is given by both
 */
function withoutUngiven<Node extends Given>(
  nodes: readonly Node[] | undefined,
  parts: readonly Part[] | undefined,
  variables: ReadonlySet<string>,
): Node[] | undefined {
  const isGiven = ({ value }: Node) =>
    value.kind === Kind.VARIABLE ? variables.has(value.name.value) : value.kind !== Kind.NULL;
  const left = new Set(nodes);
  for (const { part, news, olds } of pairsOf(nodes, parts)) {
    if (news.some(isGiven) && olds.some(isGiven)) throw bothGiven(part.name);
    for (const node of olds.some(isGiven) ? news : olds) if (!isGiven(node)) left.delete(node);
  }
  return left.size === (nodes?.length ?? 0) ? undefined : [...left];
}

/**
 * What has to be given and has two names is optional under each of them by its type: this asks for one, in the words that
 * the standard rules have for what is required.
 */
export function requiredUnderEitherName(context: ValidationContext): ASTVisitor {
  const check = (
    nodes: readonly Given[] | undefined,
    parts: readonly Part[] | undefined,
    wordsOf: (part: string, type: string) => string,
  ) => {
    for (const part of parts ?? []) {
      const rest = restNameOf(part);
      if (!rest) continue;
      const given = [part.name, rest.name].flatMap((name) => givenUnder(nodes, name) ?? []);
      const isNull = given.length > 0 && given.every(({ value }) => value.kind === Kind.NULL);
      if (rest.isRequired && (isNull || given.length === 0))
        context.reportError(new GraphQLError(wordsOf(part.name, `${part.type}!`)));
      else if (isNull && isDefaulted(rest, parts))
        context.reportError(new GraphQLError(`Expected value of type "${part.type}!", found null.`));
    }
  };
  return {
    Field({ name, arguments: nodes }) {
      check(
        nodes,
        context.getFieldDef()?.args,
        (part, type) =>
          `Field "${name.value}" argument "${part}" of type "${type}" is required, but it was not provided.`,
      );
    },
    ObjectValue({ fields }) {
      const type = context.getInputType();
      check(
        fields,
        partsOf(type),
        (part, required) =>
          `Field "${getNamedType(type)?.name}.${part}" of required type "${required}" was not provided.`,
      );
    },
  };
}
