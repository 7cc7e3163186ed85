/** What is wrong at a field: a code that the feature words, or the server's own words. */
export interface Problem {
  code: string;
  msg?: string;
}

/** What is still wrong after these fields were changed; the form as a whole may be right now. */
export function remainingProblems<Problems extends { form?: unknown }>(
  problems: Problems,
  ...changed: (keyof Problems)[]
): Problems {
  const gone: readonly PropertyKey[] = [...changed, 'form'];
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !gone.includes(field))) as Problems;
}
