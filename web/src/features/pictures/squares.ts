/** A square of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Whether a picture counts as square: one percent is tolerated. */
export function isSquare({ width, height }: Size): boolean {
  return Math.abs(width - height) <= Math.max(width, height) / 100;
}

/** The largest square in the middle. */
export function centreOf({ width, height }: Size): Area {
  const side = Math.min(width, height);
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 2),
    width: side,
    height: side,
  };
}

/** The list with one entry at another place; the same list when it cannot go there. */
export function moved(list: readonly string[], from: number, to: number): string[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** The list with an uploaded picture: in the place of another, or behind all. */
export function placed(list: readonly string[], url: string, replaces: string | null): string[] {
  return replaces !== null && list.includes(replaces)
    ? list.map((each) => (each === replaces ? url : each))
    : [...list, url];
}
