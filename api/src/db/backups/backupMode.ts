import type pg from 'pg';
import { withSession } from '../databaseLock.ts';
import { BackupError } from './errors.ts';

/** Any constant no other lock of the product uses. */
const BACKUP_LOCK = 7_203_120;

export type BackupSession = {
  postgres: string;
  systemIdentifier: string;
  startedAt: string;
  /** Ends the backup mode. */
  stop(): Promise<Stopped>;
};

export type Stopped = {
  startLsn: string;
  stopLsn: string;
  takenAt: string;
  dataKey: string;
  /** The text of `backup_label`, without which a server would start from the wrong place. */
  label: string;
  /** Segments of the write-ahead log that the copy needs; they stay until the session ends. */
  segments: string[];
};

/**
 * Runs `work` while the server is in backup mode and keeps its write-ahead log. Both end with the session, also when
 * this process is killed.
 * @throws BackupError when the server is that of another cluster, or another backup runs
 */
export function inBackupMode<T>(
  { url, cluster }: { url: string; cluster: string },
  work: (session: BackupSession) => Promise<T>,
): Promise<T> {
  return withSession(url, async (client) => {
    // A server that goes away is told by the next query.
    client.on('error', () => undefined);
    const one = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await client.query<R>(text, values)).rows[0] as R;
    const server = await one<{ held: boolean; folder: string; version: string; id: string }>(
      `SELECT pg_try_advisory_lock($1) AS held, current_setting('data_directory') AS folder,
              current_setting('server_version') AS version, system_identifier::text AS id FROM pg_control_system()`,
      [BACKUP_LOCK],
    );
    if (!server.held) throw new BackupError('另一个备份正在进行');
    if (server.folder !== cluster) throw new BackupError(`数据库不在 ${cluster}，而在 ${server.folder}`);
    await client.query(
      `SELECT pg_create_physical_replication_slot('chengcang_backup_' || pg_backend_pid(), true, true)`,
    );
    const start = await one<{ lsn: string; now: Date }>(
      `SELECT pg_backup_start('chengcang', true)::text AS lsn, now() AS now`,
    );
    return work({
      postgres: server.version,
      systemIdentifier: server.id,
      startedAt: start.now.toISOString(),
      async stop() {
        const dataKey = await keyOf(client);
        const { now } = await one<{ now: Date }>('SELECT clock_timestamp() AS now');
        const end = await one<{ lsn: string; labelfile: string }>(
          'SELECT lsn::text, labelfile FROM pg_backup_stop(false)',
        );
        const { rows } = await client.query<{ name: string }>(SEGMENTS, [start.lsn, end.lsn]);
        return {
          startLsn: start.lsn,
          stopLsn: end.lsn,
          takenAt: now.toISOString(),
          dataKey,
          label: end.labelfile,
          segments: rows.map(({ name }) => name),
        };
      },
    });
  });
}

/** From the segment that holds the first byte to that of the last one. One byte beyond a border: on it, releases differ. */
const SEGMENTS = `
  SELECT pg_walfile_name('0/0'::pg_lsn + number * bytes + 1) AS name
    FROM (SELECT setting::numeric AS bytes FROM pg_settings WHERE name = 'wal_segment_size') size,
         generate_series(div($1::pg_lsn - '0/0', bytes), div($2::pg_lsn - '0/0' - 1, bytes)) number
   ORDER BY number`;

async function keyOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('print_key') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) return '';
  const found = await client.query<{ id: string }>(`SELECT split_part(sealed, '.', 2) AS id FROM print_key`);
  return found.rows[0]?.id ?? '';
}
