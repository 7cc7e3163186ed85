import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './errors.ts';

/** Read last: it is the one file that is rewritten in place without a log of it. */
export const CONTROL_FILE = 'global/pg_control';

/** Folders that a server fills anew; of pg_wal the segments of the backup come by themselves. */
const EMPTIED = new Set([
  'log',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);

/** Belongs to the running server alone, or would be taken for a part of another backup. */
const SKIPPED = [
  /^postmaster\.(pid|opts)$/,
  /^current_logfiles(\.tmp)?$/,
  /^postgresql\.auto\.conf\.tmp$/,
  /^(backup_label|tablespace_map)(\.old)?$/,
  /^backup_manifest(\.tmp)?$/,
  /^recovery\.signal$/,
  /^pgsql_tmp/,
  /^pg_internal\.init/,
  // Temporary tables.
  /^t\d+_\d+(_(fsm|vm|init))?(\.\d+)?$/,
];

export type Tree = { directories: string[]; files: string[] };

/**
 * What of a cluster belongs into a backup of it, by the rules of PostgreSQL's documentation ("Making a Base Backup Using
 * the Low Level API"); paths have slashes, the control file is last.
 * @throws BackupError where tables lie outside of the cluster
 */
export async function clusterFiles(cluster: string): Promise<Tree> {
  const tree = await treeOf(
    cluster,
    (path, name) => !SKIPPED.some((rule) => rule.test(name)) && !isEmptied(path),
  );
  if (tree.files.some((path) => path.startsWith('pg_tblspc/')))
    throw new BackupError('数据库有表空间（tablespace），这样的数据库不能用这个命令备份');
  const files = tree.files.filter((path) => path !== CONTROL_FILE);
  return { directories: tree.directories, files: [...files, CONTROL_FILE] };
}

/** All files below a folder, and its folders, as far as `isWanted` lets; what goes meanwhile is left out. */
export async function treeOf(
  root: string,
  isWanted: (path: string, name: string) => boolean = () => true,
): Promise<Tree> {
  const tree: Tree = { directories: [], files: [] };
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await entriesOf(join(root, folder))) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (!isWanted(path, entry.name)) continue;
      if (!entry.isDirectory()) tree.files.push(path);
      else {
        tree.directories.push(path);
        await walk(path);
      }
    }
  };
  await walk('');
  return tree;
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isEmptied(path: string): boolean {
  const [top = '', ...below] = path.split('/');
  return below.length > 0 && EMPTIED.has(top);
}
