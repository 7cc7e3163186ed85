import type { ReactNode } from 'react';

const medal = (
  <>
    <path className="deep" d="m9.5 19-3 10 5-1.5L14 31l2-9zM22.5 19l3 10-5-1.5L18 31l-2-9z" />
    <circle className="face" cx="16" cy="13" r="11" />
  </>
);

const gem = <path className="face" d="M8.5 5h15L30 13 16 29.5 2 13z" />;

/** Drawn on 32 x 32, the lowest first; `face` is the body, `deep` its shadow, `mark` what shines on it, `line` its edges. */
export const levelMarks: readonly ReactNode[] = [
  <>
    <circle className="face" cx="16" cy="16" r="12.5" />
    <circle className="deep" cx="16" cy="16" r="4" />
  </>,
  <>
    {medal}
    <path className="line" d="m10.5 15.5 5.5-4.5 5.5 4.5" />
  </>,
  <>
    {medal}
    <path className="line" d="m10.5 12.8 5.5-4.5 5.5 4.5m-11 5.4 5.5-4.5 5.5 4.5" />
  </>,
  <>
    {medal}
    <path
      className="mark"
      d="M16 6.2 17.9 10.7 22.7 11 19 14.1 20.2 18.8 16 16.2 11.8 18.8 13 14.1 9.3 11 14.1 10.7z"
    />
  </>,
  <>
    <path className="face" d="M16 2.5 27.7 9.3v13.4L16 29.5 4.3 22.7V9.3z" />
    <path className="line" d="M16 8.2 22.8 12.1v7.8L16 23.8l-6.8-3.9v-7.8z" />
    <circle className="mark" cx="16" cy="16" r="2.6" />
  </>,
  <>
    {gem}
    <path className="line" d="M2.8 13h26.4M11 13l5-7.4 5 7.4-5 15z" />
  </>,
  <>
    {gem}
    <path
      className="mark"
      d="M16 7.5 17.9 12 22.7 12.3 19 15.4 20.2 20.1 16 17.5 11.8 20.1 13 15.4 9.3 12.3 14.1 12z"
    />
    <path
      className="deep"
      d="m5 21 1 2.5L8.5 24.5 6 25.5 5 28l-1-2.5L1.5 24.5 4 23.5zM27 21l1 2.5 2.5 1L28 25.5 27 28l-1-2.5-2.5-1 2.5-1z"
    />
  </>,
  <>
    <path className="face" d="m3 9 7 6 6-10.5L22 15l7-6-3 14.5H6z" />
    <path className="deep" d="M6 25.5h20v3.5H6z" />
  </>,
  <>
    <path className="face" d="m3.5 11 5.5 5 2.5-9 4.5 7.5L20.5 7l2.5 9 5.5-5-2.5 12.5H6z" />
    <path className="deep" d="M6 25.5h20v3.5H6z" />
    <circle className="face" cx="3.5" cy="9" r="2.2" />
    <circle className="face" cx="11.5" cy="5" r="2.2" />
    <circle className="face" cx="20.5" cy="5" r="2.2" />
    <circle className="face" cx="28.5" cy="9" r="2.2" />
    <path className="mark" d="m16 16.5 2.6 2.7L16 21.9l-2.6-2.7z" />
  </>,
  <>
    <path className="face" d="M16 2 28 6v10c0 7-5 11.5-12 14.5C9 27.5 4 23 4 16V6z" />
    <path className="mark" d="m8.5 10.5 4 3.5L16 8l3.5 6 4-3.5L22 19H10zM10 20.8h12v2.4H10z" />
  </>,
  <>
    <circle className="face" cx="16" cy="16" r="14" />
    <circle className="line" cx="12.2" cy="16" r="5.6" />
    <circle className="line" cx="19.8" cy="16" r="5.6" />
  </>,
  <>
    <path
      className="deep"
      d="M16 1 19 4.8 23.5 3 24.2 7.8 29 8.5 27.2 13 31 16 27.2 19 29 23.5 24.2 24.2 23.5 29 19 27.2 16 31 13 27.2 8.5 29 7.8 24.2 3 23.5 4.8 19 1 16 4.8 13 3 8.5 7.8 7.8 8.5 3 13 4.8z"
    />
    <circle className="face" cx="16" cy="16" r="9.5" />
    <path
      className="mark"
      d="M16 9 17.9 13.5 22.7 13.8 19 16.9 20.2 21.6 16 19 11.8 21.6 13 16.9 9.3 13.8 14.1 13.5z"
    />
  </>,
];
