/** The location and type of an error, never its values: a database error's message can contain personal data. */
export function redactError(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : null;
  const { code, constraint, routine, table } = (cause ?? error) as {
    code?: string;
    constraint?: string;
    routine?: string;
    table?: string;
  };
  return {
    error: (cause ?? error).name,
    ...(cause ? {} : { message: error.message }),
    code,
    constraint,
    routine,
    table,
    at: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
  };
}

/** The same in pino's format of errors. */
export function loggedError(error: Error) {
  const { error: type, message = '', at = [], ...rest } = redactError(error);
  return { type, message, stack: at.join('\n'), ...rest };
}
