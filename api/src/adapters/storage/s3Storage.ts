import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { observed } from '../observed.ts';
import { ProviderError } from '../providerError.ts';
import type { Storage } from './storage.ts';

export type S3Options = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The endpoint of another service; null for Amazon's. */
  endpoint: string | null;
  /** The bucket is part of the path, not of the host. */
  pathStyle: boolean;
};

/** For a file of some megabytes on a slow line. */
const FILE_WITHIN_MS = 60_000;

/** The client's own words would go past the log; a failure is told by its error. */
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const BUSY = new Set(['SlowDown', 'ServiceUnavailable', 'RequestLimitExceeded', 'TooManyRequests']);

/** Objects of a bucket, at Amazon S3 or a compatible service. A failure is a ProviderError. */
export function s3Storage({ bucket, region, endpoint, pathStyle, ...keys }: S3Options): Storage {
  const client = new S3Client({
    region,
    credentials: keys,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: 2,
    logger: SILENT,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_500, throwOnRequestTimeout: true },
    // Other services do not support Amazon's newer checksums; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  const storage: Storage = {
    async put(name, bytes, mime) {
      const object = { Bucket: bucket, Key: name, Body: bytes, ContentType: mime };
      await client.send(new PutObjectCommand(object)).catch(toOutsideError);
    },

    async putFile(name, path, mime) {
      const { size } = await stat(path);
      const sum = await sha256Of(path);
      const command = new PutObjectCommand({
        ...{ Bucket: bucket, Key: name, ContentType: mime },
        ...{ Body: createReadStream(path), ContentLength: size },
      });
      // Of a stream the client would sign no content.
      command.middlewareStack.add(
        (next) => (args) => {
          const { headers } = args.request as { headers: Record<string, string> };
          headers['x-amz-content-sha256'] = sum;
          return next(args);
        },
        { step: 'build', name: 'contentSum' },
      );
      await client.send(command, { requestTimeout: FILE_WITHIN_MS }).catch(toOutsideError);
    },

    async read(name, range) {
      try {
        const object = { Bucket: bucket, Key: name };
        const { Body, ContentLength } = await client.send(
          new GetObjectCommand(range ? { ...object, Range: `bytes=${range.start}-${range.end}` } : object),
        );
        return { bytes: Body as Readable, size: ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
        return toOutsideError(error);
      }
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name })).catch(toOutsideError);
    },
  };
  return observed('s3', storage, ['put', 'read', 'remove']);
}

function toOutsideError(error: unknown): never {
  if (error instanceof S3ServiceException)
    throw new ProviderError('s3', BUSY.has(error.name) ? 'limited' : 'refused', error.name);
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  throw new ProviderError('s3', 'unreachable', isTimeout ? 'TIMEOUT' : 'NO_ANSWER');
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
