/** Comes with every first page. */
export const showcaseText = {
  back: '往前看',
  onward: '往后看',
};
