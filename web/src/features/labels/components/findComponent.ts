import { COMPONENTS } from './components.ts';
import type { PrintComponent } from './componentTypes.ts';
import { openComponent } from './openComponent.ts';

/** The component that prints our own labels, from the addresses of their PDFs; whoever opens it closes it. */
export function labelComponent(): PrintComponent {
  const info = COMPONENTS.find(({ takesPdf }) => takesPdf);
  if (!info) throw new Error('no component takes a PDF');
  return openComponent(info);
}
