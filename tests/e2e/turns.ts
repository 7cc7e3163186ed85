import pg from 'pg';

const LOCK = `hashtextextended('places of the home page', 0)`;

/**
 * Holds what operators have put on the home page for as long as the work takes: whoever measures the page shares it, whoever
 * changes it has it alone and leaves nothing there.
 */
export async function holdHomePage(how: 'shared' | 'alone', work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.PRODUCT_DATABASE_URL });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock${how === 'shared' ? '_shared' : ''}(${LOCK})`);
    await work();
  } finally {
    if (how === 'alone') await client.query('DELETE FROM home_item');
    await client.end();
  }
}
