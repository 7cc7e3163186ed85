/** Most characters of a review. */
export const MAX_REVIEW = 500;

export const reviewText = {
  title: '评价订单',
  score: '满意程度',
  scores: ['很不满意', '不满意', '一般', '满意', '很满意'],
  star: (score: number, words: string) => `${score} 星，${words}`,
  text: '评价内容（选填）',
  placeholder: '商品和发货怎么样？会帮到其他买家',
  pictures: '图片（选填）',
  isUploading: '图片还在上传，请稍候',
  notRead: '没有读到订单的商品，请重试',
  left: (typed: number) => `${typed}/${MAX_REVIEW}`,
  isScoreMissing: '请先选择满意程度',
  save: '提交评价',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  done: '评价成功，谢谢您',
};
