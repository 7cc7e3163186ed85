import { ConfigError } from '@chengcang/process';
import { describe, expect, it } from 'vitest';
import { readStorage } from './config.storage.ts';

const s3 = {
  S3_BUCKET: 'pictures',
  S3_REGION: 'cn-north-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

function troubleOf(env: Record<string, string>): string {
  try {
    readStorage(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the upload settings', () => {
  it('use the local disk by default', () => {
    expect(readStorage({ S3_BUCKET: '' })).toBe(null);
  });

  it('configure an Amazon bucket', () => {
    expect(readStorage(s3)).toEqual({
      bucket: 'pictures',
      region: 'cn-north-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      endpoint: null,
      pathStyle: false,
    });
  });

  it('configure a bucket of another service', () => {
    const env = { ...s3, S3_ENDPOINT: 'http://127.0.0.1:4003/s3/', S3_PATH_STYLE: 'true' };
    expect(readStorage(env)).toMatchObject({ endpoint: 'http://127.0.0.1:4003/s3', pathStyle: true });
  });

  it.each([
    [{ S3_BUCKET: 'pictures' }, '环境变量缺失或不正确：S3_REGION、S3_ACCESS_KEY_ID、S3_SECRET_ACCESS_KEY'],
    [{ S3_ENDPOINT: 'http://x' }, `环境变量缺失或不正确：${Object.keys(s3).join('、')}`],
    [{ ...s3, S3_ENDPOINT: 'oss.example' }, '环境变量 S3_ENDPOINT 不是 http 地址'],
    [{ ...s3, S3_PATH_STYLE: 'yes' }, '环境变量 S3_PATH_STYLE 只能是 true、false'],
  ])('report what is wrong with %j', (env, words) => {
    expect(troubleOf(env)).toBe(words);
  });
});
