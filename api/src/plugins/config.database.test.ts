import { ConfigError } from '@chengcang/process';
import { describe, expect, it } from 'vitest';
import { readDatabase } from './config.database.ts';

const DATABASE_URL = 'postgresql://127.0.0.1:6432/x';
const DATABASE_DIRECT_URL = 'postgresql://127.0.0.1:5432/x';

function troubleOf(env: Record<string, string>): string {
  try {
    readDatabase(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the database settings', () => {
  it.each(['', 'none'])('have one address without a pooler (%j)', (pooler) => {
    expect(readDatabase({ DATABASE_URL, DATABASE_POOLER: pooler, DATABASE_DIRECT_URL: '' })).toEqual({
      url: DATABASE_URL,
      directUrl: DATABASE_URL,
    });
  });

  it('have a second one past a pooler', () => {
    expect(readDatabase({ DATABASE_URL, DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL })).toEqual({
      url: DATABASE_URL,
      directUrl: DATABASE_DIRECT_URL,
    });
  });

  it.each([
    [{}, '环境变量缺失或不正确：DATABASE_URL'],
    [{ DATABASE_URL, DATABASE_POOLER: 'session' }, '环境变量 DATABASE_POOLER 只能是 none、transaction'],
    [{ DATABASE_URL, DATABASE_POOLER: 'transaction' }, '环境变量缺失或不正确：DATABASE_DIRECT_URL'],
    [
      { DATABASE_URL, DATABASE_DIRECT_URL },
      '环境变量 DATABASE_DIRECT_URL 只与 DATABASE_POOLER=transaction 一起使用',
    ],
    [
      { DATABASE_URL, DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: DATABASE_URL },
      '环境变量 DATABASE_DIRECT_URL 不能与 DATABASE_URL 相同：它绕过连接池，直接连接数据库',
    ],
  ])('report what is wrong with %j', (env, words) => {
    expect(troubleOf(env)).toBe(words);
  });
});
