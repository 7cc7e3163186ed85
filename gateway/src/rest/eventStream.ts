export type ServerSentEvent = { event: string; data: string };

const MAX_LENGTH = 64 * 1024;

/** Parses server-sent events with one line of data; an overlong event ends the stream. */
export async function* eventsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    if (rest.length > MAX_LENGTH) return;
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map(fieldOf));
      yield { event: fields.get('event') ?? '', data: fields.get('data') ?? '' };
    }
  }
}

function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
}
