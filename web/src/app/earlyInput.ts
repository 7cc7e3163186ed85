declare global {
  interface Window {
    /** The place of the button of the server's page that was pressed last, noted by public/start.js. */
    earlyPress?: number;
  }
}

const SERVER_PAGE = '.server-page';
const KEYWORD = 'input[name=keyword]';

/**
 * What somebody typed into the server's page, or pressed there, before the script came: done again in the page that takes
 * its place, which has the same fields and buttons at the same places.
 */
export function carryEarlyInput(
  root: HTMLElement,
  { earlyPress }: Pick<Window, 'earlyPress'> = window,
): void {
  const field = root.querySelector<HTMLInputElement>(`${SERVER_PAGE} ${KEYWORD}`);
  const typed = field?.value ?? '';
  const hasFocus = field !== null && document.activeElement === field;
  const pressed =
    earlyPress === undefined ? undefined : buttonsIn(root.querySelector(SERVER_PAGE))[earlyPress];
  if (!typed && !hasFocus && !pressed) return;
  const observer = new MutationObserver(() => {
    const drawn = root.querySelector<HTMLInputElement>(KEYWORD);
    if (!drawn || root.querySelector(SERVER_PAGE)) return;
    observer.disconnect();
    if (typed) type(drawn, typed);
    if (hasFocus) drawn.focus();
    const same = earlyPress === undefined ? undefined : buttonsIn(root)[earlyPress];
    if (same && pressed && nameOf(same) === nameOf(pressed)) same.click();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** As a person does: React hears of the event, and takes a value for typed that it has not set itself. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function buttonsIn(page: Element | null): HTMLButtonElement[] {
  return [...(page?.querySelectorAll('button') ?? [])];
}

function nameOf(button: HTMLButtonElement): string {
  return button.ariaLabel ?? button.textContent;
}
