import type { ErrorKey } from './generated/documents.ts';

/** What went wrong before the platform decided anything: no answer, or one that cannot be read. */
export type TransportKey = 'UNREACHABLE' | 'UNREADABLE';

/** A refusal's key. Later releases of the platform have more of them. */
export type Key = ErrorKey | TransportKey | (string & {});

/** What is wrong with one row of an order. `row` counts from 0 in `packages`. */
export type WrongRow = {
  row: number;
  thirdOrderNo?: string | null;
  field: string;
  reasonCode: string;
  msg: string;
};

/** An error as the graph answers it. */
export type GraphError = {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; errorKey?: string; requestId?: string; data?: Record<string, unknown> };
};

type Facts = {
  /** HTTP status; 0 without an answer. */
  status: number;
  /** What was answered beside the errors; null where nothing was. */
  partial?: unknown;
  cause?: unknown;
};

/**
 * Why an operation has no whole answer: a refusal of the business, a mistake of the request, or no answer at all. `message` is
 * Chinese text for people, `key` is for programs: `error.key === 'BALANCE_SHORT'`.
 */
export class ChengcangError extends Error {
  override readonly name = 'ChengcangError';
  /** Which refusal it is; for documents that were not executed their code, such as `PERSISTED_QUERY_ID_REQUIRED`. */
  readonly key: Key;
  /** The kind of error: `REFUSED`, `FORBIDDEN`, `UNAUTHENTICATED`, `BAD_USER_INPUT`, … */
  readonly code: string;
  readonly status: number;
  /** What the platform's support finds it by. */
  readonly requestId: string | undefined;
  /** Numbers and names of the refusal, such as `lack` of `BALANCE_SHORT` in fen. */
  readonly data: Record<string, unknown>;
  /** Field of the graph at which it happened, such as `createOrder`. */
  readonly path: string;
  /** All errors that were answered. */
  readonly errors: readonly GraphError[];
  readonly partial: unknown;

  constructor(errors: readonly GraphError[], { status, partial = null, cause }: Facts) {
    const [first] = errors;
    super(first?.message ?? '', { cause });
    const { code = '', errorKey, requestId, data = {} } = first?.extensions ?? {};
    this.key = errorKey ?? code;
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.data = data;
    this.path = first?.path?.join('.') ?? '';
    this.errors = errors;
    this.partial = partial;
  }

  /** The input that `BAD_PARAM` is about, such as `packages.3.receiverPhone`. */
  get field(): string | undefined {
    return typeof this.data.field === 'string' ? this.data.field : undefined;
  }

  /** What `ROWS_INVALID` and `DUPLICATE_NO` say of the rows of an order. */
  get rows(): readonly WrongRow[] {
    return Array.isArray(this.data.failed) ? this.data.failed : [];
  }
}

/** An error of the way, not of the platform. */
export function transportError(
  key: TransportKey,
  message: string,
  { status = 0, cause }: Partial<Facts> = {},
): ChengcangError {
  return new ChengcangError([{ message, extensions: { code: key, errorKey: key } }], { status, cause });
}
