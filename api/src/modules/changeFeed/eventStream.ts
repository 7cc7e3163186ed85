import { Readable } from 'node:stream';

const MAX_ORDERS = 200;
/** Maximum buffered bytes; beyond it events are coalesced instead of written. */
const BUFFER = 1024;

/**
 * Server-sent events for one reader: `beat`, `changed {orders}`, `wallet`, `notice`, `resync`. For a slow reader events are
 * coalesced to one of each, and too many orders become a `resync`.
 */
export class EventStream extends Readable {
  readonly #orders = new Set<number>();
  #wallet = false;
  #notice = false;
  #resync = false;
  #beat = false;
  #wanted = false;

  constructor() {
    super({ highWaterMark: BUFFER });
  }

  /** Confirms that every change since the last heartbeat was sent. */
  beat(): void {
    this.#beat = true;
    this.#flush();
  }

  changed(orderIds: readonly number[]): void {
    if (this.#resync) return;
    for (const id of orderIds) this.#orders.add(id);
    if (this.#orders.size > MAX_ORDERS) this.resync();
    else this.#flush();
  }

  wallet(): void {
    this.#wallet = true;
    this.#flush();
  }

  notice(): void {
    this.#notice = true;
    this.#flush();
  }

  /** Reports that anything may have changed. */
  resync(): void {
    this.#resync = true;
    this.#orders.clear();
    this.#flush();
  }

  end(): void {
    if (!this.destroyed) this.push(null);
  }

  override _read(): void {
    this.#wanted = true;
    this.#flush();
  }

  #flush(): void {
    if (!this.#wanted || this.destroyed || this.readableEnded) return;
    const text = this.#take();
    if (text === '') return;
    this.#wanted = false;
    this.push(text);
  }

  #take(): string {
    let text = '';
    if (this.#beat) text += event('beat', {});
    if (this.#resync) text += event('resync', {});
    else {
      if (this.#orders.size > 0) text += event('changed', { orders: [...this.#orders] });
      if (this.#wallet) text += event('wallet', {});
      if (this.#notice) text += event('notice', {});
    }
    this.#orders.clear();
    this.#wallet = this.#notice = this.#resync = this.#beat = false;
    return text;
  }
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
