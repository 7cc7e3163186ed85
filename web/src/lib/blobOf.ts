/** What is drawn, as a picture; throws where nothing is. `quality`: 0 to 1, for formats that lose something. */
export function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing drawn'))), type, quality),
  );
}
