import { escapeHtml, pageOf } from '../page.ts';
import type { Certification } from './certifications.ts';
import { text } from './certifyPage.text.ts';

const { title, notice } = text;

/** The page on which a person decides the check. `action` receives the form. */
export function decisionPage({ certifyId, formKey, name, number }: Certification, action: string): string {
  const content = `<dl>
<div><dt>${text.name}</dt><dd>${escapeHtml(maskName(name))}</dd></div>
<div><dt>${text.number}</dt><dd>${escapeHtml(maskNumber(number))}</dd></div>
</dl>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="certify_id" value="${certifyId}">
<input type="hidden" name="key" value="${formKey}">
<button class="main" name="decision" value="pass">${text.pass}</button>
<button name="decision" value="fail">${text.fail}</button>
</form>`;
  return pageOf({ title, notice, content });
}

export function finishedPage({ returnUrl }: Certification): string {
  const back = returnUrl && URL.parse(returnUrl);
  const link =
    back && ['http:', 'https:'].includes(back.protocol)
      ? `<p><a href="${escapeHtml(back.href)}">${text.back}</a></p>`
      : '';
  return pageOf({ title, notice, content: `<p>${text.finished}</p>${link}` });
}

export function overPage(): string {
  return pageOf({ title, notice, content: `<p>${text.over}</p>` });
}

export function refusedPage(code: string): string {
  return pageOf({ title, notice, content: `<p>${escapeHtml(text.refused(code))}</p>` });
}

function maskName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(rest.length);
}

function maskNumber(number: string): string {
  return number.length > 8
    ? number.slice(0, 4) + '*'.repeat(number.length - 8) + number.slice(-4)
    : '*'.repeat(number.length);
}
