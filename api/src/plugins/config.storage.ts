import { ConfigError } from '@chengcang/process';
import type { S3Options } from '../adapters/storage/s3Storage.ts';
import { address, type Env, group } from './config.providers.ts';

const REQUIRED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const FLAGS: Record<string, boolean> = { true: true, false: false, '': false };

/** Where uploads lie; null when no variable is set: then on the local disk, under `FILES_DIR`. */
export function readStorage(env: Env): S3Options | null {
  const input = group(env, REQUIRED, ['S3_ENDPOINT', 'S3_PATH_STYLE']);
  if (!input) return null;
  const pathStyle = FLAGS[input('S3_PATH_STYLE')];
  if (pathStyle === undefined) throw new ConfigError('环境变量 S3_PATH_STYLE 只能是 true、false');
  const endpoint = input('S3_ENDPOINT');
  return {
    bucket: input('S3_BUCKET'),
    region: input('S3_REGION'),
    accessKeyId: input('S3_ACCESS_KEY_ID'),
    secretAccessKey: input('S3_SECRET_ACCESS_KEY'),
    endpoint: endpoint ? address('S3_ENDPOINT', endpoint).replace(/\/$/, '') : null,
    pathStyle,
  };
}
