import type { CSSProperties } from 'react';

/** A distance in CSS pixels: one of the tokens `--space-…` of theme.css. */
export type Space = 2 | 4 | 8 | 12 | 16 | 24;

/** Distances to what stands above and below. */
export interface Outside {
  above?: Space;
  below?: Space;
}

/** The margins as a style, for components that take distances. */
export function marginsOf({ above, below }: { [K in keyof Outside]?: Space | undefined }): CSSProperties {
  return {
    ...(above && { marginTop: spaceOf(above) }),
    ...(below && { marginBottom: spaceOf(below) }),
  };
}

/** The token of a distance. */
export function spaceOf(space: Space): string {
  return `var(--space-${space})`;
}
