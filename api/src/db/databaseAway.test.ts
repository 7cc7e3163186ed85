import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './databaseAway.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

describe('whether the database is away', () => {
  it.each([
    [
      'a primary that was killed',
      failure('terminating connection due to unexpected postmaster exit', '57P02'),
    ],
    ['a primary that is shut down', failure('terminating connection due to administrator command', '57P01')],
    ['a primary that starts', failure('the database system is starting up', '57P03')],
    [
      'a primary that has become a standby',
      failure('cannot execute INSERT in a read-only transaction', '25006'),
    ],
    ['a pooler that finds no server', failure('server login has been failing, try again later', '08P01')],
    ['a pooler that lost its server', failure('server conn crashed?', '08P01')],
    ['nobody who listens', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['a connection that is cut', failure('Connection terminated unexpectedly')],
    ['a frozen server that is connected to', failure('timeout expired')],
    ['a frozen server that is asked', failure('Query read timeout')],
    [
      'a connection that broke before its query',
      failure('Client has encountered a connection error and is not queryable'),
    ],
    ['a deadlock', failure('deadlock detected', '40P01')],
    ['others that were faster', failure('could not serialize access', '40001')],
  ])('%s says so', (_who, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    ['a statement that is wrong', failure('column "x" does not exist', '42703')],
    ['a row that is there already', failure('duplicate key value violates unique constraint', '23505')],
    ['a defect', failure('x is not a function')],
    ['no error at all', 'Connection terminated'],
  ])('%s does not', (_who, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
