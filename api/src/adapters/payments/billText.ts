import type { ProviderError } from '../providerError.ts';

/** More than a line of a bill ever has: what goes on for longer is not a bill. */
const MOST_IN_LINE = 16_384;

/** The lines of a file, without their ends. At most a chunk is in memory. */
export async function* linesIn(
  chunks: AsyncIterable<Uint8Array>,
  encoding: 'utf-8' | 'gbk',
  broken: () => ProviderError,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decoded = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw broken();
    }
  };
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoded(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MOST_IN_LINE) throw broken();
    for (const line of lines) yield line.trimEnd();
  }
  rest += decoded();
  if (rest.trimEnd() !== '') yield rest.trimEnd();
}

/**
 * Cells by the heads of their columns; null when there are too few. Texts are not quoted, whatever is in them: what there
 * is too much belongs to the column `text`.
 */
export function cellsUnder(
  heads: readonly string[],
  cells: readonly string[],
  text: string,
): ((head: string) => string) | null {
  const more = cells.length - heads.length;
  if (more < 0) return null;
  const last = heads.indexOf(text);
  return (head) => {
    const at = heads.indexOf(head);
    return cells[at <= last ? at : at + more] ?? '';
  };
}
