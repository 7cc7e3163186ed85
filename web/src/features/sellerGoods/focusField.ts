import type { GoodField } from './goodForm.rules.ts';

const CONTROL = 'input:not([type="file"]), [role="combobox"], [role="textbox"], button';

/** The mark by which the part of the page that belongs to a field is found. */
export function fieldMark(field: GoodField) {
  return { 'data-good-field': field };
}

/** Takes the person to a field: into view, and the focus into its control. */
export function focusField(field: GoodField): void {
  const part = document.querySelector(`[data-good-field="${field}"]`);
  part?.scrollIntoView({ block: 'center' });
  part?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
}
