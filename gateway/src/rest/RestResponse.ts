import type { DataSourceConfig } from '@apollo/datasource-rest';

export type FetcherResponse = Awaited<ReturnType<NonNullable<DataSourceConfig['fetch']>>>;

const SUCCESS = Buffer.from('{"code":0,"data":');

/** A response of REST with its whole body, parsed once it is read. */
export class RestResponse implements FetcherResponse {
  readonly url = '';
  readonly statusText = '';
  readonly redirected = false;
  readonly bodyUsed = false;
  readonly status: number;
  readonly headers: FetcherResponse['headers'];
  readonly bytes: Buffer;
  #parsed: unknown;

  constructor(status: number, headers: FetcherResponse['headers'], bytes: Buffer) {
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** Whether it begins as every success does. */
  get isSuccess(): boolean {
    return this.bytes.subarray(0, SUCCESS.length).equals(SUCCESS);
  }

  /** The body; a text where it is no JSON. Shared by all readers: treat it as frozen. */
  get body(): unknown {
    this.#parsed ??= parsed(this.bytes.toString());
    return this.#parsed;
  }

  async text(): Promise<string> {
    return this.bytes.toString();
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.bytes.toString());
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return Uint8Array.from(this.bytes).buffer;
  }

  clone(): RestResponse {
    return this;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
