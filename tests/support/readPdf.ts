import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A filled rectangle; points from the left and the top. */
type PdfBox = { x: number; y: number; width: number; height: number };
type PdfPage = { width: number; height: number; texts: string[]; boxes: PdfBox[] };

/** The pages of a PDF: their sizes in points, their texts as they can be copied, and what is filled on them. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfPage[]> {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
    const { fnArray, argsArray } = await page.getOperatorList();
    const boxes = fnArray.flatMap((operator, at) => {
      const bounds: ArrayLike<number> | undefined =
        operator === OPS.constructPath ? argsArray[at]?.[2] : undefined;
      if (!bounds) return [];
      const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(bounds);
      return [{ x: left, y: top, width: right - left, height: bottom - top }];
    });
    pages.push({ width, height, texts, boxes });
  }
  await document.loadingTask.destroy();
  return pages;
}
