import type { PrintedPage } from './printBook.ts';

const WITHIN_MS = 5_000;
const MAX_BYTES = 20_000_000;
const MM_PER_POINT = 25.4 / 72;

/**
 * Fetches what a page asks to have printed and sees whether it is a PDF; null when it is not. Only from this computer:
 * any page that is open in the browser can ask.
 */
export async function readPdf(address: string): Promise<PrintedPage['pdf']> {
  if (!URL.canParse(address) || !isLocal(new URL(address))) return null;
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS) });
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) return null;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return factsOf(bytes);
  } catch {
    return null;
  }
}

function isLocal({ protocol, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

function factsOf(bytes: Buffer): PrintedPage['pdf'] {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !text.trimEnd().endsWith('%%EOF')) return null;
  const box = /\/MediaBox\s*\[\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\]/.exec(text);
  const [left = 0, bottom = 0, right = 0, top = 0] = box?.slice(1).map(Number) ?? [];
  return {
    bytes: bytes.length,
    pages: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    width: Math.round((right - left) * MM_PER_POINT),
    height: Math.round((top - bottom) * MM_PER_POINT),
  };
}
