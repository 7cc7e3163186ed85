/** What people agree to, by its kind in the graph. */
export const legalNames = { TERMS: '用户协议', PRIVACY: '隐私政策', DATA: '数据处理协议' };
