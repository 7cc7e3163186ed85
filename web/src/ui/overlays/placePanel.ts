export type Side = 'top center' | 'bottom center' | 'bottom right' | 'bottom left';

const GAP = 8;

/** Puts a panel (position fixed) beside its anchor, within the window; above and below change where there is no room. */
export function placePanel(anchor: HTMLElement, panel: HTMLElement, side: Side) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const [line, column] = side.split(' ');
  const fitsAbove = at.top - GAP - height >= 0;
  const fitsBelow = at.bottom + GAP + height <= window.innerHeight;
  const above = fitsAbove && (line === 'top' || !fitsBelow);
  const left = { left: at.left, right: at.right - width }[column ?? ''] ?? at.left + (at.width - width) / 2;
  const top = above ? at.top - GAP - height : at.bottom + GAP;
  panel.style.top = `${fitsAbove || fitsBelow ? top : Math.max(GAP, window.innerHeight - GAP - height)}px`;
  panel.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
}
