/** The answer that a template is put into. */
export interface TemplateTarget {
  /** What was typed, which a template is put into. */
  typed: string;
  /** Most characters of it. */
  max: number;
  caretIn: () => number;
  onInsert: (answer: { text: string; caret: number }) => void;
}

/** How many characters may still be put into what was typed; white space alone gives way. */
export const roomIn = (typed: string, max: number): number => max - (typed.trim() === '' ? 0 : typed.length);

/**
 * What was typed with a template put in at the caret, and where the caret is then. What holds nothing but white space is
 * replaced; nothing else that was typed goes. Null where it does not fit.
 */
export function withTemplate(
  typed: string,
  caret: number,
  template: string,
  max: number,
): { text: string; caret: number } | null {
  if (template.length > roomIn(typed, max)) return null;
  if (typed.trim() === '') return { text: template, caret: template.length };
  const text = typed.slice(0, caret) + template + typed.slice(caret);
  return { text, caret: caret + template.length };
}
