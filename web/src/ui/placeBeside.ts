export type Side = 'top center' | 'bottom center' | 'bottom right' | 'bottom left';

const GAP = 8;

/** Puts a panel (position fixed) beside its anchor, within the window; above turns to below where there is no room. */
export function placeBeside(anchor: HTMLElement, panel: HTMLElement, side: Side) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const [line, column] = side.split(' ');
  const above = line === 'top' && at.top - GAP - height >= 0;
  const left = { left: at.left, right: at.right - width }[column ?? ''] ?? at.left + (at.width - width) / 2;
  panel.style.top = `${above ? at.top - GAP - height : at.bottom + GAP}px`;
  panel.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
}
