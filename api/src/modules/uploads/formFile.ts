import multipart, { type FastifyMultipartOptions, type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../../shared/refusal.ts';

const FIELD = 'file';
/** Of a body, with what stands around the file. */
const AROUND_BYTES = 16 * 1024;

/** What an address says in the place of a header, see `POST /uploads/createAddress`. */
export const SignedAddress = Type.Object({
  signature: Type.Optional(Type.String({ description: 'of an address that was handed out' })),
});

/** What a caller sends, for the description alone: the file is read as it arrives. */
export function formBody(description: string) {
  const file = { type: 'string', format: 'binary', description };
  return {
    content: {
      'multipart/form-data': { schema: { type: 'object', required: [FIELD], properties: { [FIELD]: file } } },
    },
  };
}

/** The file of a form; its bytes are read once, as they arrive. */
export interface FormFile {
  /** The sender's. */
  name: string;
  /** Its first bytes, at least so many where it has them. */
  head(least: number): Promise<Buffer>;
  /** All of it, from its first byte. Refuses at the end a form that holds more or is broken off. */
  bytes(): AsyncGenerator<Buffer>;
  /** Reads no more of it. */
  drop(): void;
}

/** Lets the routes of an app take forms with one file and nothing else. */
export async function takeForms(app: FastifyInstance, maxBytes: number): Promise<void> {
  const limits: FastifyMultipartOptions['limits'] = {
    ...{ files: 1, fields: 0, parts: 1, headerPairs: 10, fieldNameSize: 20 },
    // What is cut off here is read to its end all the same; whoever counts bytes sees one too many first.
    fileSize: maxBytes + 1,
  };
  await app.register(multipart, { limits, throwFileSizeLimit: false });
}

/** Refuses a body whose length already says that it is too large. */
export function checkLength({ headers }: FastifyRequest, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes + AROUND_BYTES) throw tooLarge(maxBytes);
}

/** The one file of a form; whoever reads it counts its bytes. */
export async function fileOfForm(request: FastifyRequest): Promise<FormFile> {
  const parts = request.parts();
  const { value: part } = await mapped(parts.next());
  if (part?.type !== 'file' || part.fieldname !== FIELD) {
    await parts.return?.(undefined);
    throw notOneFile();
  }
  return readable(part, parts);
}

function readable(part: MultipartFile, parts: AsyncIterator<unknown>): FormFile {
  const chunks = part.file[Symbol.asyncIterator]();
  const held: Buffer[] = [];
  return {
    name: part.filename ?? '',

    async head(least) {
      let length = 0;
      while (length < least) {
        const { value, done } = await mapped(chunks.next());
        if (done) break;
        held.push(value);
        length += value.length;
      }
      return Buffer.concat(held);
    },

    async *bytes() {
      while (held.length > 0) yield held.shift() as Buffer;
      for (;;) {
        const { value, done } = await mapped(chunks.next());
        if (done) break;
        yield value;
      }
      if (!(await mapped(parts.next())).done) throw notOneFile();
    },

    drop: () => void part.file.destroy(),
  };
}

/** The pieces of a file until there are too many. */
export async function* atMost(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

/** A file in memory. */
export async function collect(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(atMost(chunks, maxBytes)));
}

function mapped<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw isFault(error) ? notOneFile() : error;
  });
}

/** Of the sender's making: a form that is broken off, malformed, or holds more than one file. */
function isFault(error: unknown): boolean {
  if (error instanceof Refusal) return false;
  const { code = '', message = '' } = error as Partial<FastifyError>;
  return code.startsWith('FST_') || /multipart|part terminated|boundary/i.test(message);
}

function notOneFile(): Refusal {
  return new Refusal('BAD_PARAM', { field: FIELD });
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('FILE_SIZE', { max: `${maxBytes / 1024 / 1024}MB` });
}
