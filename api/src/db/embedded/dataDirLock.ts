import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataDirHeld } from './errors.ts';
import { isAlive, startMark } from './processes.ts';

const PREFIX = 'holder.';
const HELD = 'held';

interface Claim {
  path: string;
  pid: number;
  mark: string;
}

/**
 * One file per claimant, named by process id and start mark: a file whose process is gone can be removed
 * by anyone without a race, because no living process ever owns that name again. One shared file could not
 * be taken over safely: two takers may each remove what the other has just written.
 */
function claimsIn(dir: string): Claim[] {
  return readdirSync(dir)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => {
      const [pid = '', ...mark] = name.slice(PREFIX.length).split('.');
      return { path: join(dir, name), pid: Number(pid), mark: mark.join('.') };
    });
}

function isLiving({ pid, mark }: Claim): boolean {
  if (!isAlive(pid)) return false;
  const now = startMark(pid);
  return now === '' || mark === '' || now === mark;
}

function isHeld(claim: Claim): boolean {
  try {
    return readFileSync(claim.path, 'utf8') === HELD;
  } catch {
    return false;
  }
}

/** Process id of the living holder of a data directory, if there is one. */
export function dataDirHolder(dataDir: string): number | undefined {
  try {
    return claimsIn(dataDir).find((claim) => isLiving(claim) && isHeld(claim))?.pid;
  } catch {
    return undefined;
  }
}

/**
 * Takes the directory for this process and answers how to give it back.
 * @throws DataDirHeld when a living process has it (also when it is this very process).
 */
export async function holdDataDir(dataDir: string): Promise<() => void> {
  const mine = join(dataDir, `${PREFIX}${process.pid}.${startMark(process.pid)}`);
  const release = () => rmSync(mine, { force: true });
  for (let round = 0; ; round += 1) {
    const holder = dataDirHolder(dataDir);
    if (holder !== undefined) throw new DataDirHeld(dataDir, holder);
    try {
      writeFileSync(mine, 'claiming', { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new DataDirHeld(dataDir, process.pid);
      throw error;
    }
    const others = claimsIn(dataDir).filter((claim) => claim.path !== mine);
    const rival = others.find(isLiving);
    if (rival === undefined) {
      for (const dead of others) rmSync(dead.path, { force: true });
      writeFileSync(mine, HELD);
      return release;
    }
    // Two claims at the same moment: both step back and try again at different times.
    release();
    if (round >= 40) throw new DataDirHeld(dataDir, rival.pid);
    await wait(randomInt(10, 100));
  }
}
