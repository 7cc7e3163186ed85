/** A part of a text as the page shows it; `at` is the line it begins in. */
export type Block =
  | { kind: 'heading' | 'paragraph'; at: number; text: string }
  | { kind: 'list'; at: number; items: string[] };

/** Takes a text apart: a line is a paragraph, `## ` begins a heading, and lines with `- ` that follow each other a list. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  for (const [at, line] of body
    .split('\n')
    .map((each) => each.trim())
    .entries()) {
    const last = blocks.at(-1);
    if (line === '') continue;
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', at, text: line.slice(3) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', at, text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', at, items: [line.slice(2)] });
  }
  return blocks;
}
