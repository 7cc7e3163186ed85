import { previewOf, previewParts } from './preview.core.ts';
import type { PreviewMessage, PreviewQuestion } from './preview.types.ts';

const say = (message: PreviewMessage) => self.postMessage(message);
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Milliseconds of reading after which what was read is said, and a newer question is heard. */
const SLICE = 30;

/** The newest question; an older one is not answered to its end. */
let newest = 0;

// The tables are laid out by the first reading: before there is a text.
previewOf({ text: '张三 13800000000 浙江省杭州市西湖区文三路1号', corrections: {} });

async function answer({ id, ...request }: PreviewQuestion): Promise<void> {
  newest = id;
  let since = 0;
  for (const readings of previewParts(request)) {
    say({ id, readings });
    if (performance.now() - since < SLICE) continue;
    await turn();
    if (newest !== id) return;
    since = performance.now();
  }
  say({ id, done: true });
}

self.addEventListener('message', ({ data }: MessageEvent<PreviewQuestion>) => {
  answer(data).catch((error: unknown) => say({ id: data.id, broken: String(error) }));
});
