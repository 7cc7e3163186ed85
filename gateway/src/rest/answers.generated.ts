import type { Shape } from './selection.ts';
export const answers: Record<string, Shape> = {};
