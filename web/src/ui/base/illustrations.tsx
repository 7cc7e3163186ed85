import type { ReactNode } from 'react';

export type IllustrationName = 'box' | 'cloud' | 'lock' | 'map' | 'purse';

/** Drawn on 120 x 88; `a` is the line, `b` the ground colour, `c` the orange. */
export const illustrations: Record<IllustrationName, ReactNode> = {
  box: (
    <>
      <path className="b" d="M32 38 60 28l28 10v30L60 78 32 68z" />
      <path className="a" d="M32 38 60 48l28-10M60 48v30M32 38 60 28l28 10v30L60 78 32 68z" />
      <path className="c" d="m32 38-8 9 28 10 8-9zM88 38l8 9-28 10-8-9z" />
      <path className="a" d="M50 16c2-4 6-4 8 0M70 12v6m-3-3h6" />
    </>
  ),
  cloud: (
    <>
      <path className="b" d="M38 66a14 14 0 0 1-1-28 20 20 0 0 1 38-5 16 16 0 0 1 8 33z" />
      <path className="a" d="M38 66a14 14 0 0 1-1-28 20 20 0 0 1 38-5 16 16 0 0 1 8 33z" />
      <path className="c" d="m62 36-10 15h8l-3 12 12-16h-8z" />
    </>
  ),
  lock: (
    <>
      <path className="a" d="M46 40v-8a14 14 0 0 1 28 0v8" />
      <rect className="b" x="36" y="40" width="48" height="36" rx="6" />
      <rect className="a" x="36" y="40" width="48" height="36" rx="6" />
      <circle className="c" cx="60" cy="55" r="5" />
      <path className="a" d="M60 60v7" />
    </>
  ),
  map: (
    <>
      <path className="b" d="m26 36 22-8 24 8 22-8v40l-22 8-24-8-22 8z" />
      <path className="a" d="m26 36 22-8 24 8 22-8v40l-22 8-24-8-22 8zM48 28v40M72 36v40" />
      <path className="c" d="M60 54s-9-8-9-15a9 9 0 0 1 18 0c0 7-9 15-9 15z" />
    </>
  ),
  purse: (
    <>
      <path className="b" d="M28 40h60v36H34a6 6 0 0 1-6-6z" />
      <path className="a" d="M28 40h60v36H34a6 6 0 0 1-6-6zM28 40l44-14v14M88 52H76a6 6 0 0 0 0 12h12" />
      <circle className="c" cx="77" cy="58" r="3" />
      <circle className="c" cx="52" cy="20" r="7" />
    </>
  ),
};
