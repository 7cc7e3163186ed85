import { token } from './memory.ts';

const SIDE = 400;

/** Draws a picture and uploads it as the caller, as REST has it; null where that is refused. */
export async function uploadPicture(): Promise<string | null> {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#f26a1b';
  pen.fillRect(0, 0, SIDE, SIDE);
  const form = new FormData();
  form.append('file', await canvas.convertToBlob(), 'example.png');
  const response = await fetch('/api/v1/fileUpload/upload', {
    method: 'POST',
    headers: { 'x-token': token.get() },
    body: form,
  });
  const { data } = (await response.json()) as { data?: { url?: string } };
  return data?.url ?? null;
}
