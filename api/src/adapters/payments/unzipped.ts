import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import type { ProviderError } from '../providerError.ts';

/**
 * The bytes of the one file in a zip whose name is wanted, as the zip arrives. Names are as the zip has them, each byte a
 * character, unless it says that they are UTF-8.
 */
export async function* unzipped(
  chunks: AsyncIterable<Uint8Array>,
  isWanted: (name: string) => boolean,
  broken: () => ProviderError,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let found = 0;
  let isWhole = false;
  const unzip = new Unzip((file: UnzipFile) => {
    if (!isWanted(file.name)) return;
    found += 1;
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      ready.push(data);
      isWhole = isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const push = (chunk: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(chunk, isLast);
    } catch {
      throw broken();
    }
    return ready.splice(0);
  };
  for await (const chunk of chunks) yield* push(chunk, false);
  yield* push(new Uint8Array(), true);
  if (found !== 1 || !isWhole) throw broken();
}
