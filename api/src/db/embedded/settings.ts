export interface ServerSettings {
  port: number;
  /** False only for clusters that are thrown away: a crash may then lose or break everything. */
  durable: boolean;
}

/** Command line settings of a server; given at every start, so that an old cluster follows a new release. */
export function serverOptions({ port, durable }: ServerSettings): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_directory: 'log',
    // One file per weekday, written anew each week: the log never outgrows seven days.
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    // Statements and DETAIL lines carry names, phones and addresses; the log must not.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    ...(durable ? {} : { wal_level: 'minimal', max_wal_senders: '0' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
