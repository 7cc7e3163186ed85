import { observeElementRect, type Virtualizer } from '@tanstack/react-virtual';

/** CSS pixels; of a box that has no height yet. */
const BOX_HEIGHT = 600;

type Observe = typeof observeElementRect<HTMLElement>;

/** How a virtualizer measures its box: one without a height yet counts as so many pixels, so that its first rows are drawn. */
export const unmeasuredBox = {
  initialRect: { width: 0, height: BOX_HEIGHT },
  observeElementRect: (virtualizer: Virtualizer<HTMLElement, Element>, measured: Parameters<Observe>[1]) =>
    observeElementRect(virtualizer, ({ width, height }) => measured({ width, height: height || BOX_HEIGHT })),
};
