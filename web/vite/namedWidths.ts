import type { CSSOptions } from 'vite';
import { NARROW } from '../src/ui/base/widths.ts';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostcssPlugin = Extract<NonNullable<PostcssOptions['plugins']>[number], { postcssPlugin: string }>;

/** Lets sheets say `@media (--narrow)` and `@media (--wide)`, so that the width between them stands in one place. */
export function namedWidths(narrow = NARROW): PostcssPlugin {
  return {
    postcssPlugin: 'named-widths',
    AtRule: {
      media(rule) {
        rule.params = rule.params.replace('(--narrow)', narrow).replace('(--wide)', `not ${narrow}`);
      },
    },
  };
}
