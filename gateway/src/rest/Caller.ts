import type { Upstream } from './upstream.ts';

export type CallerOptions = {
  upstream: Upstream;
  /** `x-token` as given; empty for visitors. */
  token: string;
  requestId: string;
  /** Of the person: that of the socket, or what a trusted proxy says. */
  address: string;
  /** The host that was asked for, as the request says it. */
  host: string;
};

const HOST = /^[\w.:[\]-]{1,255}$/;

/** Who asks, for the length of one operation of the graph. */
export class Caller {
  readonly upstream: Upstream;
  readonly requestId: string;
  readonly isVisitor: boolean;
  /** Empty when the request names none that could be one. */
  readonly host: string;
  /** What every call of this operation carries. */
  readonly headers: Record<string, string>;
  /** The same without the session, for what everyone may share. */
  readonly publicHeaders: Record<string, string>;
  /** Of the operation, for the log; set once it is known. */
  operationName: string | undefined;
  /** A renewed session to hand on, as `new-token` and `new-expires-at`. */
  readonly renewed: Record<string, string> = {};
  #control: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ upstream, token, requestId, address, host }: CallerOptions) {
    this.upstream = upstream;
    this.requestId = requestId;
    this.isVisitor = token === '';
    this.host = HOST.test(host) ? host : '';
    this.publicHeaders = {
      'x-request-id': requestId,
      'x-forwarded-for': address,
      ...(this.host ? { 'x-forwarded-host': this.host } : {}),
    };
    this.headers = this.isVisitor ? this.publicHeaders : { ...this.publicHeaders, 'x-token': token };
  }

  /** Ends every call of this operation when its time is up, counted from the first call. */
  get signal(): AbortSignal {
    if (!this.#control) {
      const control = new AbortController();
      this.#control = control;
      this.#timer = setTimeout(
        () => control.abort(new DOMException('operation limit', 'TimeoutError')),
        this.upstream.timeouts.operationMs,
      );
    }
    return this.#control.signal;
  }

  keepRenewed(headers: { get(name: string): string | null }): void {
    for (const name of ['new-token', 'new-expires-at']) {
      const value = headers.get(name);
      if (value !== null) this.renewed[name] = value;
    }
  }

  /** To be called when the operation has been answered. */
  settle(): void {
    clearTimeout(this.#timer);
  }
}
