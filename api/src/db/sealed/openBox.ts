import { ConfigError } from '@chengcang/process';
import pg from 'pg';
import { type SecretBox, type SecretKeys, secretBox } from '../../shared/secretBox.ts';

/** What the key of the fingerprints is sealed for. */
const PRINT_KEY = 'print_key';

/**
 * The box of a database that was migrated. Its fingerprints have a key of their own, which the first process seals into
 * the database: so they stay what they are when the key that seals is exchanged.
 *
 * @throws ConfigError when none of the keys is that of the database
 */
export async function openBox(url: string, keys: Omit<SecretKeys, 'printKey'>): Promise<SecretBox> {
  const first = secretBox(keys);
  const sealed = await keptPrintKey(url, first.seal(first.printKey.toString('base64'), PRINT_KEY));
  return secretBox({ ...keys, printKey: Buffer.from(opened(first, sealed), 'base64') });
}

async function keptPrintKey(url: string, mine: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'chengcang-keys' });
  await client.connect();
  try {
    await client.query('INSERT INTO print_key (sealed) VALUES ($1) ON CONFLICT DO NOTHING', [mine]);
    const { rows } = await client.query<{ sealed: string }>('SELECT sealed FROM print_key');
    return rows[0]?.sealed ?? mine;
  } finally {
    await client.end();
  }
}

function opened(box: SecretBox, sealed: string): string {
  try {
    return box.open(sealed, PRINT_KEY);
  } catch {
    throw new ConfigError('环境变量 DATA_KEY 不是这个数据库所用的密钥');
  }
}
