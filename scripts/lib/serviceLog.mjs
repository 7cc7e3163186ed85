import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from './paths.mjs';

const LARGEST_BYTES = 10_000_000;
const WARN = 40;
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };

export const logDir = () => join(dataDir(), 'log');

/** Appends the lines of one service to its file; a full file is renamed to `.1`. */
export function openLogFile(name) {
  mkdirSync(logDir(), { recursive: true, mode: 0o700 });
  const path = join(logDir(), `${name}.log`);
  let bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return (line) => {
    if (bytes > LARGEST_BYTES) {
      renameSync(path, `${path}.1`);
      bytes = 0;
    }
    appendFileSync(path, `${line}\n`, { mode: 0o600 });
    bytes += Buffer.byteLength(line) + 1;
  };
}

/**
 * The part of a service's line that is printed: plain text unchanged; of structured logs the message while the
 * service starts (`all`), later only warnings and errors.
 */
export function wordsOf(line, { all }) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  if (entry === null || typeof entry !== 'object') return line;
  const level = LEVELS[entry.level] ?? entry.level;
  if (level < WARN && !all) return undefined;
  return [entry.msg, entry.err?.message]
    .filter((part, at, parts) => part && parts.indexOf(part) === at)
    .join('：');
}
