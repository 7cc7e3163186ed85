import { redactError } from '../shared/redactError.ts';

const LONGEST = 300;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** What went wrong in a line, without values of a query. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { error: name, message = '', code = '', constraint = '', table = '' } = redactError(error);
  // A database's own message may quote a value; its code says enough.
  const said = SQLSTATE.test(code) ? '' : message;

  const words = [said, ...(said === '' ? [code, constraint, table] : [])].filter((word) => word !== '');
  return `${name}: ${words.join(' ')}`.slice(0, LONGEST);
}

/** The failure of a job as the queue may keep it: `isRedacted` says that it was made here. */
export function jobError(error: unknown): Error {
  const kept = Object.assign(new Error(errorText(error)), { isRedacted: true });
  kept.name = 'JobError';
  kept.stack = '';
  return kept;
}
