/** Parses JSON; integers beyond 2^53, as ids are, come as text. Undefined for what is no JSON. */
export function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
      const source = context?.source ?? '';
      return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source)
        ? source
        : value;
    });
  } catch {
    return undefined;
  }
}

/** An id to be written into JSON as a number, with all of its digits. */
export function wholeNumber(digits: string): unknown {
  return (JSON as typeof JSON & { rawJSON: (text: string) => unknown }).rawJSON(digits);
}
