import type { RestResponse } from './RestResponse.ts';

/** What a REST call is rejected with that found the caller's copy to be current. */
export class NotModified extends Error {}

/** The one REST call that a field of the root makes as it is resolved: what is known of it, and what it finds. */
export class RootCall {
  /** Whether its answer may stay unread, because its bytes are likely to be passed on. */
  readonly passesBytes: boolean;
  /** The tag of the caller's copy, `""` for none; undefined where the caller keeps no copies. */
  readonly known: string | undefined;
  /** The tag of the answer. */
  tag: string | undefined;

  constructor(passesBytes: boolean, known: string | undefined) {
    this.passesBytes = passesBytes;
    this.known = known;
  }

  /** Runs a resolver: calls that it makes at once, before it waits for anything, take part in this. */
  during(caller: { rootCall: RootCall | undefined }, resolve: () => unknown): Promise<unknown> {
    caller.rootCall = this;
    try {
      return Promise.resolve(resolve());
    } catch (error) {
      return Promise.reject(error);
    } finally {
      caller.rootCall = undefined;
    }
  }

  /** @throws NotModified */
  found({ status, headers }: RestResponse): void {
    this.tag = this.known === undefined ? undefined : (headers.get('etag') ?? undefined);
    const isCurrent = status === 304 || (this.tag !== undefined && this.tag === this.known);
    if (isCurrent) throw new NotModified();
  }
}
