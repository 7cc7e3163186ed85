import { type Answer, ENDPOINT, headersWith, type Operation } from './graph.ts';

/** Server-sent events of a response as they come: the name of each and its data. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<[string, string]> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const textOf = (field: string) =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).trim())
          .join('\n');
      yield [textOf('event'), textOf('data')];
    }
  }
}

/** A subscription over `POST /graphql/stream`, until it is ended by either side. */
export async function* subscribe(
  operation: Operation,
  headers?: Record<string, string>,
): AsyncGenerator<Answer> {
  const leaving = new AbortController();
  try {
    const response = await fetch(`${ENDPOINT}/stream`, {
      method: 'POST',
      headers: headersWith(headers),
      body: JSON.stringify(operation),
      signal: leaving.signal,
    });
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
      yield (await response.json()) as Answer;
      return;
    }
    for await (const [name, data] of eventsOf(response.body)) {
      if (name === 'next') yield JSON.parse(data) as Answer;
      if (name === 'complete') return;
    }
  } finally {
    leaving.abort();
  }
}
