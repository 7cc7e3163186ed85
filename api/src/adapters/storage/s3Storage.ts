import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
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

const BUSY = new Set(['SlowDown', 'ServiceUnavailable', 'RequestLimitExceeded', 'TooManyRequests']);

/** Objects of a bucket, at Amazon S3 or a compatible service. A failure is a ProviderError. */
export function s3Storage({ bucket, region, endpoint, pathStyle, ...keys }: S3Options): Storage {
  const client = new S3Client({
    region,
    credentials: keys,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_500, throwOnRequestTimeout: true },
    // Other services do not support Amazon's newer checksums; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  return {
    async put(name, bytes, mime) {
      const object = { Bucket: bucket, Key: name, Body: bytes, ContentType: mime };
      await client.send(new PutObjectCommand(object)).catch(toOutsideError);
    },

    async read(name) {
      try {
        const { Body, ContentLength } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: name }),
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
}

function toOutsideError(error: unknown): never {
  if (error instanceof S3ServiceException)
    throw new ProviderError('s3', BUSY.has(error.name) ? 'limited' : 'refused', error.name);
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  throw new ProviderError('s3', 'unreachable', isTimeout ? 'TIMEOUT' : 'NO_ANSWER');
}
