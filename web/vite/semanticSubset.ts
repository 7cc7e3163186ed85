import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostcssPlugin = Extract<NonNullable<PostcssOptions['plugins']>[number], { postcssPlugin: string }>;

const COLOURS = 'red|orange|yellow|olive|green|teal|blue|violet|purple|pink|brown|grey|black';
const BRANDS = 'facebook|twitter|google\\.plus|linkedin|youtube|instagram|pinterest|vk|telegram|whatsapp';
const UNUSED = new RegExp(`\\.(${COLOURS}|${BRANDS}|inverted|animated|tertiary|rtl)(?![\\w-])`);
/** Selectors that no browser reads, and one whole feature that is not used. */
const BROKEN = /:ActiveHover|\[data-tooltip\]/;
const PAINT = /^(color|background(-color|-image)?|border(-color)?|box-shadow|opacity|text-shadow)$/;

/**
 * Keeps of Semantic's style sheets what the product draws with: no colour and brand variants, no icon fonts,
 * our own typeface. The rest moves into the cascade layer `semantic`, so that ui/theme.css wins in whatever
 * order the routes load their sheets; important paint is made ordinary for the same reason.
 */
export const semanticSubset: PostcssPlugin = {
  postcssPlugin: 'semantic-subset',
  Once(root, { AtRule }) {
    if (!root.source?.input.file?.includes('semantic-ui-css')) return;
    root.walkAtRules('font-face', (rule) => void rule.remove());
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !UNUSED.test(selector) && !BROKEN.test(selector));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    root.walkDecls((decl) => {
      if (/^(-webkit-|-ms-|-moz-|-o-)/.test(decl.prop)) decl.remove();
      else if (decl.prop === 'font-family' && decl.value.includes('Lato')) decl.value = 'inherit';
      else if (PAINT.test(decl.prop)) decl.important = false;
    });
    root.walkComments((comment) => void comment.remove());
    const nodes = root.nodes;
    const layer = new AtRule({ name: 'layer', params: 'semantic', nodes: [] });
    layer.append(nodes);
    root.append(layer);
  },
};
