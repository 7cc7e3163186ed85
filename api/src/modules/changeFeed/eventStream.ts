import { Readable } from 'node:stream';
import type { Change, ChangeItem } from './changes.ts';

/** Streams of an account at once, in all processes. */
export const MAX_STREAMS = 10;
const MAX_ORDERS = 200;
const MAX_ITEMS = 200;
/** Maximum buffered bytes; beyond it events are coalesced instead of written. */
const BUFFER = 1024;

/**
 * Server-sent events for one reader: `beat`, `changed {orders, items, more}`, `wallet`, `notice`, `resync`. For a slow reader events are
 * coalesced to one of each, too many orders become a `resync`, and of too many items `more` alone is told.
 */
export class EventStream extends Readable {
  readonly #named: boolean;
  readonly #orders = new Set<number>();
  readonly #items = new Map<string, ChangeItem>();
  #more = false;
  #wallet = false;
  #notice = false;
  #resync = false;
  #beat = false;
  #wanted = false;

  /** @param named whether items are told */
  constructor(named = false) {
    super({ highWaterMark: BUFFER });
    this.#named = named;
  }

  /** Confirms that every change since the last heartbeat was sent. */
  beat(): void {
    this.#beat = true;
    this.#flush();
  }

  changed({ orderIds, items, moreItems }: Pick<Change, 'orderIds' | 'items' | 'moreItems'>): void {
    if (this.#resync) return;
    for (const id of orderIds) this.#orders.add(id);
    if (this.#named) this.#addItems(items, moreItems);
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
    this.#clear();
    this.#flush();
  }

  end(): void {
    if (!this.destroyed) this.push(null);
  }

  override _read(): void {
    this.#wanted = true;
    this.#flush();
  }

  #addItems(items: readonly ChangeItem[], more: boolean): void {
    for (const item of items) this.#items.set(`${item.kind} ${item.id}`, item);
    this.#more ||= more || this.#items.size > MAX_ITEMS;
    if (this.#items.size > MAX_ITEMS) this.#items.clear();
  }

  #clear(): void {
    this.#orders.clear();
    this.#items.clear();
    this.#more = false;
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
      text += this.#changed();
      if (this.#wallet) text += event('wallet', {});
      if (this.#notice) text += event('notice', {});
    }
    this.#clear();
    this.#wallet = this.#notice = this.#resync = this.#beat = false;
    return text;
  }

  #changed(): string {
    if (this.#orders.size === 0 && this.#items.size === 0 && !this.#more) return '';
    const items = this.#named && { items: [...this.#items.values()], more: this.#more };
    return event('changed', { orders: [...this.#orders], ...items });
  }
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
