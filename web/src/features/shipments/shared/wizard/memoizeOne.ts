/** Remembers the last answer while the parts that it was made of stay the same objects. */
export function memoizeOne<In extends readonly unknown[], Out>(
  parts: (...input: In) => readonly unknown[],
  make: (...input: In) => Out,
) {
  let last: { parts: readonly unknown[]; made: Out } | null = null;
  return (...input: In): Out => {
    const now = parts(...input);
    if (last?.parts.every((part, at) => part === now[at])) return last.made;
    last = { parts: now, made: make(...input) };
    return last.made;
  };
}
