/** Some parts of an object. */
export function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

/** Some parts of an object, each made to something else. */
export function mapEach<K extends string, From, To>(
  from: Readonly<Record<NoInfer<K>, NoInfer<From>>>,
  keys: readonly K[],
  to: (value: From) => To,
): Record<K, To> {
  return Object.fromEntries(keys.map((key) => [key, to(from[key])])) as Record<K, To>;
}
