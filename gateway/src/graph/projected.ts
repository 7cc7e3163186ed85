import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { Context } from '../context.ts';
import type { RestResponse } from '../rest/RestResponse.ts';
import { fieldsOf, fieldsText, fragmentsOf, type SelectionInfo, selectionOf } from '../rest/selection.ts';
import { unreadOf } from '../rest/unread.ts';
import { compileProjection, type Projection } from './projection.ts';

/** What resolvers of the root have answered, by response key. */
export type RootAnswers = ReadonlyMap<string | number, Promise<unknown>>;
/** The response as bytes, or the answers that it has to be executed with. */
export type Projected = (context: Context) => Promise<Buffer | RootAnswers>;

type Root = {
  key: string;
  resolve(context: Context): Promise<unknown>;
  /** The value as JSON, one character a byte. */
  project(answer: unknown): string | undefined;
};

/**
 * Compiles an operation whose response is what REST answers: each field of the root passes on one answer whose fields
 * have the names and the order that the operation gives them. Undefined for all others.
 */
export function compileProjected(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): Projected | undefined {
  const operation = getOperationAST(document, operationName || null);
  if (operation?.operation !== OperationTypeNode.QUERY || hasDirectives(document)) return undefined;
  const fragments = fragmentsOf(document);
  const query = schema.getQueryType();
  if (!query) return undefined;
  const nodes = [...fieldsOf(operation.selectionSet, fragments, query)];
  const roots = nodes.flatMap((node) => rootOf(node, { schema, fragments }) ?? []);
  if (roots.length < nodes.length || new Set(roots.map(({ key }) => key)).size < roots.length)
    return undefined;

  return async (context) => {
    context.caller.passesBytes = true;
    const answers = new Map(roots.map(({ key, resolve }) => [key, resolve(context)]));
    const settled = await Promise.allSettled(answers.values());
    context.caller.passesBytes = false;
    let data = '';
    for (const [index, { key, project }] of roots.entries()) {
      const answer = settled[index];
      const value = answer?.status === 'fulfilled' ? project(answer.value) : undefined;
      if (value === undefined) return new Map([...answers].map(([at, given]) => [at, given.then(read)]));
      data += `${index > 0 ? ',' : ''}"${key}":${value}`;
    }
    return Buffer.from(`{"data":{${data}}}`, 'latin1');
  };
}

function read(answer: unknown): unknown {
  return unreadOf(answer)?.data() ?? answer;
}

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive() {
      found = true;
    },
  });
  return found;
}

function rootOf(
  node: FieldNode,
  { schema, fragments }: Pick<SelectionInfo, 'schema' | 'fragments'>,
): Root | undefined {
  const field = schema.getQueryType()?.getFields()[node.name.value];
  const project = field && compileProjection({ node, returnType: field.type, fragments });
  if (!field?.resolve || !project) return undefined;
  const { resolve, type: returnType } = field;
  const key = (node.alias ?? node.name).value;
  const info = { fieldNodes: [node], returnType, fragments, schema, path: { key } };
  return {
    key,
    // Nothing of what graphql-js tells resolvers is read here but what selections are made of.
    resolve: async (context) =>
      resolve(undefined, getArgumentValues(field, node, context.variables), context, info as never),
    project: unreadProjection(project, fieldsText(selectionOf(info))),
  };
}

/** Projects what was asked for with exactly these fields; once for those who share a response. */
function unreadProjection(project: Projection, fields: string): Root['project'] {
  const shared = new WeakMap<RestResponse, string | undefined>();
  return (answer) => {
    const unread = unreadOf(answer);
    if (!unread || unread.fields !== (unread.under ? `${unread.under}(${fields})` : fields)) return undefined;
    const { response, under, isShared } = unread;
    if (!isShared) return project(response.bytes, under);
    if (!shared.has(response)) shared.set(response, project(response.bytes, under));
    return shared.get(response);
  };
}
