import { readFileSync } from 'node:fs';
import { isContinuation } from './console.mjs';

const CHECK_EVERY_MS = 500;

// Linux only: elsewhere only the direct parent is watched.
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function parentOf(pid) {
  const stat = readProcess(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
}

/** The parents up to npm, which runs its scripts through a shell. */
function lineage() {
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  return readProcess(grandparent, 'comm').startsWith('npm') ? `${parent} ${grandparent}` : `${parent}`;
}

/**
 * Ends with npm, or with the process that this one continues, however that one ended: a signal to npm ends npm and
 * its shell but does not always arrive here.
 */
export function endWithParent() {
  if (!isContinuation && !process.env.npm_lifecycle_event) return;
  const atStart = lineage();
  const check = setInterval(() => {
    if (lineage() === atStart) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_EVERY_MS);
  check.unref();
}
