/** A text with its lines behind one another. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
