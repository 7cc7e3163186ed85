import { expect, it } from 'vitest';
import { mayWrite } from './acting.ts';

it.each([
  ['SELECT place_order($1::jsonb) AS answer', true],
  ['\n  INSERT INTO receiver_reveal (account_id) SELECT $1 FROM unnest($2)', true],
  ['WITH t AS (UPDATE api_token SET revoked_at = now() RETURNING *) SELECT * FROM t', true],
  ['SELECT status FROM account WHERE id = $1 FOR UPDATE', true],
  ['SELECT balance FROM ledger_account WHERE owner_id = $1', false],
  ['\n  WITH t AS (SELECT 1) SELECT * FROM t', false],
])('a statement is run as whoever acts where it may write: %s', (statement, isRun) => {
  expect(mayWrite(statement)).toBe(isRun);
});
