import { databaseFaults } from './database.ts';
import type { Fault } from './fault.ts';
import { processFaults } from './processes.ts';
import { release } from './release.ts';
import { restore } from './restore.ts';

/** In the order in which they strike. */
export const faults: readonly Fault[] = [...processFaults, ...databaseFaults, release, restore];
