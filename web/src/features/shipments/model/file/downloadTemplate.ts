import { templateBytes, templateName } from '../../../spreadsheets/recipients/template.ts';

/** Saves our own template on the person's computer. */
export function downloadTemplate(): void {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const url = URL.createObjectURL(new Blob([templateBytes()], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = templateName;
  link.click();
  URL.revokeObjectURL(url);
}
