import { createParser, type EventSourceMessage } from 'eventsource-parser';

const MAX_LENGTH = 64 * 1024;

/** Parses server-sent events; an overlong event ends the stream. */
export async function* eventsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const decoder = new TextDecoder();
  let read: EventSourceMessage[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: MAX_LENGTH,
    onEvent: (event) => read.push(event),
    onError: ({ type }) => {
      isTooLong = type === 'max-buffer-size-exceeded';
    },
  });
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* read;
    if (isTooLong) return;
    read = [];
  }
}
