import { describe, expect, it } from 'vitest';
import { thumbnailUrl } from '../../lib/thumbnailUrl.ts';
import { centreOf, isSquare, moved, placed } from './squares.ts';

describe('square crops', () => {
  it.each([
    [800, 800, true],
    [800, 792, true],
    [800, 791, false],
    [600, 900, false],
  ])('isSquare for %i x %i pixels is %s', (width, height, is) => {
    expect(isSquare({ width, height })).toBe(is);
  });

  it.each([
    [
      { width: 900, height: 600 },
      { x: 150, y: 0, width: 600, height: 600 },
    ],
    [
      { width: 601, height: 900 },
      { x: 0, y: 149, width: 601, height: 601 },
    ],
    [
      { width: 5, height: 5 },
      { x: 0, y: 0, width: 5, height: 5 },
    ],
  ])('centreOf finds the centred square of %j', (size, area) => {
    expect(centreOf(size)).toEqual(area);
  });
});

describe('the order of pictures', () => {
  const list = ['a', 'b', 'c'];
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [1, -1, 'abc'],
    [1, 3, 'abc'],
    [7, 0, 'abc'],
  ])('moving a picture from %i to %i reorders the list', (from, to, order) => {
    expect(moved(list, from, to).join('')).toBe(order);
  });

  it.each([
    [null, 'abcx'],
    ['b', 'axc'],
    ['gone', 'abcx'],
  ])('a replacement takes the position of %s', (replaces, order) => {
    expect(placed(list, 'x', replaces).join('')).toBe(order);
  });
});

it.each([
  [`/files/u/${'0a'.repeat(20)}.webp`, `/files/u/${'0a'.repeat(20)}-s.webp`],
  ['/files/demo/G10001-1.svg', '/files/demo/G10001-1.svg'],
  [
    `https://else.example/files/u/${'0a'.repeat(20)}.webp`,
    `https://else.example/files/u/${'0a'.repeat(20)}.webp`,
  ],
])('the thumbnail of %s is %s', (url, small) => {
  expect(thumbnailUrl(url)).toBe(small);
});
