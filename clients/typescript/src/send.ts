import { ChengcangError, type GraphError, transportError } from './ChengcangError.ts';
import { retryAfterMs } from './retries.ts';
import type { TypedDocument } from './typedDocument.ts';

export type Connection = {
  /** Of the graph, such as `https://shop.example/graphql`. */
  url: string;
  token: string;
  fetch: typeof fetch;
  timeoutMs: number;
};

/** An answer, or the error in its place with the pause that the platform asks for. */
export type Sent<Result> = { data: Result } | { error: ChengcangError; afterMs: number | undefined };

type Body = { data?: unknown; errors?: readonly GraphError[] };

const REFUSED_BY_ID = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/**
 * Sends operations by their ids, as production wants it. Where an id is not known the text is sent, which demos and sandboxes
 * execute, and that is remembered for the document.
 */
export function sender(connection: Connection) {
  const byText = new Set<string>();

  return async <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    signal: AbortSignal | undefined,
  ): Promise<Sent<Result>> => {
    const { id, name, text } = document;
    const send = (part: object) =>
      post<Result>(connection, { ...part, operationName: name, variables }, signal);
    if (byText.has(id)) return send({ query: text });
    const sent = await send({ documentId: `sha256:${id}` });
    if (!('error' in sent) || !REFUSED_BY_ID.has(sent.error.key)) return sent;
    byText.add(id);
    return send({ query: text });
  };
}

async function post<Result>(
  { url, token, fetch: send, timeoutMs }: Connection,
  body: object,
  signal: AbortSignal | undefined,
): Promise<Sent<Result>> {
  const limit = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    text = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    return { error: transportError('UNREACHABLE', '没有收到应答', { cause }), afterMs: undefined };
  }
  return read(response, text);
}

function read<Result>({ status, headers }: Response, text: string): Sent<Result> {
  const afterMs = retryAfterMs(headers);
  const body = graphAnswer(text);
  if (body?.errors && body.errors.length > 0)
    return { error: new ChengcangError(body.errors, { status, partial: body.data ?? null }), afterMs };
  if (body?.data && status < 300) return { data: body.data as Result };
  return { error: transportError('UNREADABLE', `无法读取应答（HTTP ${status}）`, { status }), afterMs };
}

const PARTS = new Set(['data', 'errors', 'extensions']);

/** An answer of GraphQL, which has no other parts; undefined for whatever else a server at the address says. */
function graphAnswer(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || Object.keys(value).some((name) => !PARTS.has(name))) return undefined;
    const { data, errors = [] } = value;
    return Array.isArray(errors) && errors.every(isRecord) && (data == null || isRecord(data))
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
