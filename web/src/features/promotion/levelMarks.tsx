import type { ReactNode } from 'react';

/** A part of a badge: `face` is the body, `deep` its shadow, `mark` what shines on it, `line` its edges. */
type Shape = readonly [look: 'face' | 'deep' | 'mark' | 'line', path: string];

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const star = (y: number): Shape => [
  'mark',
  `M16 ${y}l1.9 4.5 4.8.3-3.7 3.1 1.2 4.7L16 ${y + 10}l-4.2 2.6 1.2-4.7-3.7-3.1 4.8-.3z`,
];
const medal: Shape[] = [
  ['deep', 'm9.5 19-3 10 5-1.5L14 31l2-9zM22.5 19l3 10-5-1.5L18 31l-2-9z'],
  ['face', disc(16, 13, 11)],
];
const gem: Shape = ['face', 'M8.5 5h15L30 13 16 29.5 2 13z'];
const base: Shape = ['deep', 'M6 25.5h20v3.5H6z'];
const sparks =
  'm5 21 1 2.5L8.5 24.5 6 25.5 5 28l-1-2.5L1.5 24.5 4 23.5zM27 21l1 2.5 2.5 1L28 25.5 27 28l-1-2.5-2.5-1 2.5-1z';
const sun =
  'M16 1 19 4.8 23.5 3 24.2 7.8 29 8.5 27.2 13 31 16 27.2 19 29 23.5 24.2 24.2 23.5 29 19 27.2 16 31 13 27.2 8.5 29 7.8 24.2 3 23.5 4.8 19 1 16 4.8 13 3 8.5 7.8 7.8 8.5 3 13 4.8z';

const SHAPES: readonly (readonly Shape[])[] = [
  [
    ['face', disc(16, 16, 12.5)],
    ['deep', disc(16, 16, 4)],
  ],
  [...medal, ['line', 'm10.5 15.5 5.5-4.5 5.5 4.5']],
  [...medal, ['line', 'm10.5 12.8 5.5-4.5 5.5 4.5m-11 5.4 5.5-4.5 5.5 4.5']],
  [...medal, star(6.2)],
  [
    ['face', 'M16 2.5 27.7 9.3v13.4L16 29.5 4.3 22.7V9.3z'],
    ['line', 'M16 8.2 22.8 12.1v7.8L16 23.8l-6.8-3.9v-7.8z'],
    ['mark', disc(16, 16, 2.6)],
  ],
  [gem, ['line', 'M2.8 13h26.4M11 13l5-7.4 5 7.4-5 15z']],
  [gem, star(7.5), ['deep', sparks]],
  [['face', 'm3 9 7 6 6-10.5L22 15l7-6-3 14.5H6z'], base],
  [
    ['face', 'm3.5 11 5.5 5 2.5-9 4.5 7.5L20.5 7l2.5 9 5.5-5-2.5 12.5H6z'],
    base,
    ['face', disc(3.5, 9, 2.2) + disc(11.5, 5, 2.2) + disc(20.5, 5, 2.2) + disc(28.5, 9, 2.2)],
    ['mark', 'm16 16.5 2.6 2.7L16 21.9l-2.6-2.7z'],
  ],
  [
    ['face', 'M16 2 28 6v10c0 7-5 11.5-12 14.5C9 27.5 4 23 4 16V6z'],
    ['mark', 'm8.5 10.5 4 3.5L16 8l3.5 6 4-3.5L22 19H10zM10 20.8h12v2.4H10z'],
  ],
  [
    ['face', disc(16, 16, 14)],
    ['line', disc(12.2, 16, 5.6) + disc(19.8, 16, 5.6)],
  ],
  [['deep', sun], ['face', disc(16, 16, 9.5)], star(9)],
];

/** Drawn on 32 x 32, the lowest first. */
export const levelMarks: readonly ReactNode[] = SHAPES.map((shapes) =>
  shapes.map(([look, path]) => <path key={path} className={look} d={path} />),
);
