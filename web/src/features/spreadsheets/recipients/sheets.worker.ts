import { readBytes } from './readSheet.core.ts';
import { messagesOf, type ReadMessage, type ReadRequest } from './sheets.messages.ts';

const say = (message: ReadMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  readBytes(data.bytes, data.parameters, (stage) => say({ kind: 'stage', stage })).then(
    (answer) => {
      for (const message of messagesOf(answer)) say(message);
    },
    (error: unknown) => say({ kind: 'broken', message: String(error) }),
  );
});
