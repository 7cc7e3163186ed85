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
import { type SpelledVariables, spelledVariables } from './spelledVariables.ts';

/** What clients write in the names of the graph, in those of REST (`@rest`), which resolvers know and which is executed. */
export type Spelling = {
  /**
   * A valid document; the same object where it has no other names, and for the same document. Answers keep the keys that
   * the client asked for.
   * @throws GraphQLError BAD_PARAM for what is given twice, by its old and its new name
   */
  document(document: DocumentNode): DocumentNode;
  variables(operation: OperationDefinitionNode): SpelledVariables;
};

const spellings = new WeakMap<GraphQLSchema, Spelling>();

/** The spelling of a public graph. */
export function spellingOf(schema: GraphQLSchema): Spelling {
  const known = spellings.get(schema);
  if (known) return known;
  const documents = new WeakMap<DocumentNode, DocumentNode>();
  const spelling: Spelling = {
    document(document) {
      const respelt = documents.get(document) ?? respell(schema, document);
      documents.set(document, respelt);
      return respelt;
    },
    variables: spelledVariables(schema),
  };
  spellings.set(schema, spelling);
  return spelling;
}

/** Names are changed on the way back up: the way down needs those that the schema has. */
function respell(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter(node) {
          refuseBoth(node.arguments, types.getFieldDef()?.args);
        },
        leave(node) {
          const rest = restNameOf(types.getFieldDef());
          return (
            rest && { ...node, alias: node.alias ?? node.name, name: { ...node.name, value: rest.name } }
          );
        },
      },
      ObjectValue(node) {
        refuseBoth(node.fields, partsOf(types.getInputType()));
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

function refuseBoth(nodes: readonly Given[] | undefined, parts: readonly Part[] = []): void {
  for (const part of parts) {
    const isGiven = (name: string) => givenUnder(nodes, name) !== undefined;
    if (isGiven(part.name) && oldNamesOf(part).some(isGiven)) throw bothGiven(part.name);
  }
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
