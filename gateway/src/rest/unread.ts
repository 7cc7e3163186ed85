import type { RestResponse } from './RestResponse.ts';

/** A success that nobody has looked into. */
export type Unread = {
  response: RestResponse;
  /** The set that it was asked for. */
  fields: string;
  /** The property of its data that is meant; undefined for all of it. */
  under: string | undefined;
  /** Whether others get the same response. */
  isShared: boolean;
  /** Reads it. */
  data(): object;
};

const unread = new WeakMap<object, Unread>();

/**
 * Stands for the data of a response until somebody looks into it: it is parsed then, and is the data to whoever reads it.
 * What passes through a resolver untouched needs no parsing at all.
 */
export function passUnread(answer: Unread): object {
  const target = () => answer.data();
  const proxy = new Proxy(
    {},
    {
      // A promise asks for it, which reads nothing.
      get: (_, name) => (name === 'then' ? undefined : Reflect.get(target(), name)),
      has: (_, name) => Reflect.has(target(), name),
      ownKeys: () => Reflect.ownKeys(target()),
      getOwnPropertyDescriptor: (_, name) => {
        const descriptor = Reflect.getOwnPropertyDescriptor(target(), name);
        return descriptor && { ...descriptor, configurable: true };
      },
      getPrototypeOf: () => Reflect.getPrototypeOf(target()),
    },
  );
  unread.set(proxy, answer);
  return proxy;
}

/** What a value stands for; undefined for what is no unread answer. */
export function unreadOf(value: unknown): Unread | undefined {
  return typeof value === 'object' && value !== null ? unread.get(value) : undefined;
}
