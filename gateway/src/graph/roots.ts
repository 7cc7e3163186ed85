import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { RestResponse } from '../rest/RestResponse.ts';
import { NotModified, RootCall } from '../rest/RootCall.ts';
import { fieldsOf, fieldsText, fragmentsOf, type SelectionInfo, selectionOf } from '../rest/selection.ts';
import { unreadOf } from '../rest/unread.ts';
import type { GraphContext } from './graphContext.ts';
import { compileProjection, type Projection } from './projection.ts';

/** What resolvers of the root have answered, by response key. */
export type RootAnswers = ReadonlyMap<string | number, Promise<unknown>>;
export type Resolved = {
  /** To execute the operation with. */
  answers?: RootAnswers;
  /** The whole response instead, where it is made of the bytes of REST. */
  projected?: Buffer;
  /** Tags of the REST answers in the order of the fields; undefined where one has none. */
  tags: string[] | undefined;
};
/** Resolves the fields of the root; undefined where the caller's copy, which has these tags, is current. */
export type ResolveRoots = (
  context: GraphContext,
  tags: string[] | undefined,
) => Promise<Resolved | undefined>;

/** Of a caller who keeps copies and has none. */
const NO_TAG = '""';

type Root = {
  key: string;
  resolve(context: GraphContext): unknown;
  /** The value as JSON, one character a byte; undefined for one that has to be executed. */
  project: ((answer: unknown) => string | undefined) | undefined;
};

/**
 * Compiles the fields of the root of a query, which are resolved before anything is executed. Where every one passes on
 * one REST answer, whose fields have the names and the order that the operation gives them, nothing has to be. Undefined
 * for what is no query, and where directives stand at the root.
 */
export function compileRoots(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): ResolveRoots | undefined {
  const operation = getOperationAST(document, operationName || null);
  const query = schema.getQueryType();
  if (!query || operation?.operation !== OperationTypeNode.QUERY) return undefined;
  const fragments = fragmentsOf(document);
  const nodes = [...fieldsOf(operation.selectionSet, fragments, query)];
  const isPlain = operation.selectionSet.selections.every(
    ({ kind, directives }) => kind === 'Field' && !directives?.length,
  );
  const roots = nodes.flatMap((node) => rootOf(node, { schema, fragments }) ?? []);
  if (!isPlain || roots.length < nodes.length || new Set(roots.map(({ key }) => key)).size < roots.length)
    return undefined;
  const isProjectable = !hasDirectives(document) && roots.every(({ project }) => project);

  return async (context, given) => {
    const known = given?.length === roots.length ? given : undefined;
    const ask = (root: Root, tag: string | undefined) => {
      const call = new RootCall(isProjectable, given && (tag ?? NO_TAG));
      return { root, call, answer: call.during(context.caller, () => root.resolve(context)) };
    };
    let calls = roots.map((root, index) => ask(root, known?.[index]));
    let settled = await Promise.allSettled(calls.map(({ answer }) => answer));
    const current = settled.map((one) => one.status === 'rejected' && one.reason instanceof NotModified);
    if (current.every(Boolean)) return undefined;
    if (current.some(Boolean)) {
      // What has changed needs the rest with it.
      calls = calls.map((call, index) => (current[index] ? ask(call.root, undefined) : call));
      settled = await Promise.allSettled(calls.map(({ answer }) => answer));
    }
    const found = calls.flatMap(({ call }) => call.tag ?? []);
    const tags = found.length === roots.length ? found : undefined;
    const projected = isProjectable ? projectedOf(roots, settled) : undefined;
    if (projected) return { projected, tags };
    return { answers: new Map(calls.map(({ root, answer }) => [root.key, forExecution(answer)])), tags };
  };
}

function projectedOf(roots: Root[], settled: PromiseSettledResult<unknown>[]): Buffer | undefined {
  let data = '';
  for (const [index, { key, project }] of roots.entries()) {
    const answer = settled[index];
    const value = answer?.status === 'fulfilled' ? project?.(answer.value) : undefined;
    if (value === undefined) return undefined;
    data += `${index > 0 ? ',' : ''}"${key}":${value}`;
  }
  return Buffer.from(`{"data":{${data}}}`, 'latin1');
}

/** An answer to execute with. What refuses a field for its arguments never looks at it, which must not end the process. */
function forExecution(answer: Promise<unknown>): Promise<unknown> {
  const read = answer.then((value) => unreadOf(value)?.data() ?? value);
  read.catch(() => {});
  return read;
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
  if (!field?.resolve) return undefined;
  const { resolve, type: returnType } = field;
  const key = (node.alias ?? node.name).value;
  const info = { fieldNodes: [node], returnType, fragments, schema, path: { key } };
  const project = compileProjection({ node, returnType, fragments });
  return {
    key,
    // Nothing of what graphql-js tells resolvers is read here but what selections are made of.
    resolve: (context) =>
      resolve(undefined, getArgumentValues(field, node, context.variables), context, info as never),
    project: project && unreadProjection(project, fieldsText(selectionOf(info))),
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
