/** A filter without what is left open: null, empty text and false. */
export function given<T extends object>(filter: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => Boolean(value))) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
