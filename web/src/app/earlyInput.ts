declare global {
  interface Window {
    /** The place of the button of the server's page that was pressed last, noted by public/start.js. */
    earlyPress?: number;
  }
}

const SERVER_PAGE = '.server-page';
const KEYWORD = 'input[name=keyword]';

/**
 * What somebody typed into the server's page, or pressed there, before the page that takes its place was drawn: done again
 * in that one, which has the same fields and buttons at the same places. Drawing begins later than the script: what is
 * done until then counts too.
 */
export function carryEarlyInput(root: HTMLElement, at: Pick<Window, 'earlyPress'> = window): void {
  const page = root.querySelector(SERVER_PAGE);
  if (!page) return;
  const field = page.querySelector<HTMLInputElement>(KEYWORD);
  const names = buttonsIn(page).map(nameOf);
  let hasFocus = field !== null && document.activeElement === field;
  // What is no longer in the document has no focus that could be asked for.
  page.addEventListener('focusin', ({ target }) => {
    hasFocus = target === field;
  });
  const observer = new MutationObserver(() => {
    const drawn = root.querySelector<HTMLInputElement>(KEYWORD);
    if (!drawn || root.contains(page)) return;
    observer.disconnect();
    if (field?.value) type(drawn, field.value);
    if (hasFocus) drawn.focus();
    const { earlyPress } = at;
    const same = earlyPress === undefined ? undefined : buttonsIn(root)[earlyPress];
    if (same && nameOf(same) === names[earlyPress ?? -1]) same.click();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** As a person does: React hears of the event, and takes a value for typed that it has not set itself. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function buttonsIn(page: Element): HTMLButtonElement[] {
  return [...page.querySelectorAll('button')];
}

function nameOf(button: HTMLButtonElement): string {
  return button.ariaLabel ?? button.textContent;
}
