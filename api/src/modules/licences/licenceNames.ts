/** What licences of a kind are called in notices. */
export const LICENCE_NAMES: Readonly<Record<number, string>> = {
  1: '营业执照',
  2: '食品经营许可证',
  3: '化妆品资质',
  4: '电子产品资质',
};
